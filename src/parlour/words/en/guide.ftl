# What the guide of a first game says by itself.

title = Your first game
step = { $told } of { $all }
you-are = You are
your-aim = Your aim
which-is-good = Which one is good?
got-it = Got it
i-know = I know this game
steps = All that is new
told = seen
waiting = Nothing new just now. Play on, or ask which move is good.
