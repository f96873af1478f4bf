# Why a case, or a pack of cases, is refused.

case-choices = This case has the choices 1 to { $most }.
no-cases-of-game = There are no cases of { $game } yet; there are of { LIST($games, by: "comma") }.
case-too-large = A case has at most { $most } bytes; this one has { $bytes }.
no-case = This is no case.
case-answer-not-offered = The answer of this case is none of its choices.
case-of-other-form = This case is written in form { $form }; this Parlour reads form { $read }.
case-of-other-rules = This case is of version { $version } of { $game }; this Parlour plays { $played }.
case-view-unreadable = The view of this case can't be read.
case-view-of-nobody = The view of this case belongs to no seat.
no-such-case = There is no such case.
case-not-in-pack = This pack has no such case.
pack-too-large = A pack has at most { $most } cases; this one has { $cases }.
pack-has-case-twice = This pack has a case twice.
pack-damaged = This pack is damaged.
pack-damaged-or-large = This pack is damaged, or larger than any pack may be.
pack-file-too-large = { $file } is larger than any pack may be.
no-pack = This is no pack of cases: its first line is no title.
move-states-nothing = A move states nothing.
nothing-proves-it = Nothing in the story proves it.
no-such-answerer = Nobody called { $name } answers cases; there are { $known }, and a class of your own as module:Class.
nobody-to-answer = Who is to answer?  Name somebody with --by or --llm, such as --by random.
no-such-grade = --grade must be { LIST($grades, by: "or") }, not { $grade }.
pack-file-refused = { $file }: { $reason }
