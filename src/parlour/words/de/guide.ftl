# Was die Einführung in ein erstes Spiel von sich aus sagt.

title = Dein erstes Spiel
step = { $told } von { $all }
you-are = Du bist
your-aim = Dein Ziel
which-is-good = Was ist gut?
got-it = Verstanden
i-know = Ich kenne das Spiel
steps = Alles, was neu ist
told = gesehen
waiting = Gerade nichts Neues. Spiel weiter, oder frag, welcher Zug gut ist.
