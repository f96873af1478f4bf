# Warum ein Fall oder eine Sammlung von Fällen nicht angenommen wird.

case-choices = Dieser Fall hat die Antworten 1 bis { $most }.
no-cases-of-game = Von { $game } gibt es noch keine Fälle; es gibt welche von { LIST($games, by: "comma") }.
case-too-large = Ein Fall hat höchstens { $most } Bytes; dieser hat { $bytes }.
no-case = Das ist kein Fall.
case-answer-not-offered = Die Lösung dieses Falls steht nicht zur Wahl.
case-of-other-form = Dieser Fall hat die Form { $form }; dieses Parlour liest Form { $read }.
case-of-other-rules = Dieser Fall gehört zu Version { $version } von { $game }; dieses Parlour spielt { $played }.
case-view-unreadable = Die Sicht dieses Falls ist nicht lesbar.
case-view-of-nobody = Die Sicht dieses Falls gehört zu keinem Platz.
no-such-case = Diesen Fall gibt es nicht.
case-not-in-pack = Diesen Fall gibt es in der Sammlung nicht.
pack-too-large = Eine Sammlung hat höchstens { $most } Fälle; diese hat { $cases }.
pack-has-case-twice = Diese Sammlung hat einen Fall zweimal.
pack-damaged = Diese Sammlung ist beschädigt.
pack-damaged-or-large = Diese Sammlung ist beschädigt oder größer, als eine sein darf.
pack-file-too-large = { $file } ist größer, als eine Sammlung sein darf.
no-pack = Das ist keine Sammlung von Fällen: Die erste Zeile ist kein Titel.
move-states-nothing = Ein Zug behauptet nichts.
nothing-proves-it = Nichts in der Geschichte beweist es.
no-such-answerer = Niemand namens { $name } beantwortet Fälle; es gibt { $known } und eine eigene Klasse als modul:Klasse.
nobody-to-answer = Wer soll antworten? Nenne jemanden mit --by oder --llm, etwa --by random.
no-such-grade = --grade muss { LIST($grades, by: "or") } sein, nicht { $grade }.
pack-file-refused = { $file }: { $reason }
