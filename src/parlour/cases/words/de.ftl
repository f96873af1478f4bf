# Was über Fälle gesagt wird. Die Namen von Karten, Spielern und Zeilen kommen aus den Texten des jeweiligen Spiels.

case-kind-prove = Beweise es
case-kind-lie = Ertappe die Lüge
case-kind-question = Beste Frage
case-kind-win = Gewinne

case-grade-easy = leicht
case-grade-medium = mittel
case-grade-hard = schwer
case-grade-fiendish = teuflisch

ask-mind-reader-secret = Welche Geheimkarte hat { NAME($seat) }? Eine Karte ist sicher.
ask-mind-reader-narrow = Welche Frage lässt im Mittel am wenigsten Karten für die Geheimkarte von { NAME($seat) } übrig?
ask-mastermind-claim = Welche dieser Behauptungen kann nicht wahr sein?
ask-mastermind-syndicate = Wer gehört sicher zum Syndikat?
ask-mastermind-drawn = Was hat Rat { $council } gezogen?
ask-pi-suspect = Welcher Verdächtige ist sicher?
ask-pi-crime = Welches Verbrechen ist sicher?
ask-pi-location = Welcher Ort ist sicher?
ask-pi-narrow = Was lässt im Mittel am wenigsten Fälle übrig, wenn der Tisch geantwortet hat?
ask-graves-mastermind = Wer ist das Mastermind?
ask-graves-holds = Welche Karte hat { NAME($seat) } sicher auf der Hand?
ask-graves-without = Das ist der letzte Zug, und er gehört dir. Ohne welche Karte kannst du diesen Ort nicht sicher gewinnen? Auf Nachziehen ist kein Verlass.
ask-death-cards-innocent = Wer kann nicht der Mörder sein?
ask-death-cards-holds = Wer von ihnen hat diese Karte sicher auf der Hand?
ask-death-cards-narrow = Wenn jetzt ein Geheimnis aufgedeckt wird: Wessen lässt im Mittel am wenigsten Paare aus Mörder und Komplizen übrig?

case-right = Richtig!
case-impossible = Nein, das kann nicht sein. Du hast Zeile { $line } übersehen: { $told }
case-possible = Nicht sicher. Zu allem, was du weißt, passt auch dies: { $instead }
case-not-question = Es geht besser. Das lässt im Mittel { NUMBER($left, digits: 1) } übrig.
case-not-win = Nein: Dieser Ort lässt sich auch ohne diese Karte gewinnen.
case-shown = Die Antwort ist: { $choice }
case-score = Punkte: { NUMBER($score, digits: 2) } von 1.

hint-where = Der Beweis braucht { $lines } Zeilen. Sieh dir Zeile { $line } an.
hint-lines = Diese Zeilen genügen: { LIST($lines) }.
hint-question = Die beste Wahl lässt im Mittel { NUMBER($left, digits: 1) } übrig.
hint-win = Ein Zug aus { $moves } Teilen gewinnt.
hint-left = Eine davon ist es: { LIST($kept, by: "semicolon") }

proof-line = Zeile { $line }: { $because } ({ $left ->
    [one] 1 Antwort bleibt
   *[other] { $left } Antworten bleiben
})
proof-so = Damit ist bewiesen: { $fact }
proof-left = Im Mittel bleiben { NUMBER($left, digits: 1) }: { $choice }
proof-plan = So wird gewonnen: { LIST($moves, by: "semicolon") }.
proof-without = Alles andere wurde versucht: Ohne { $card } gewinnt nichts davon.

play-opening = { $kind } · { $game } · { $grade } · Fall { $id }
play-told = Was du weißt und was zählen kann:
table-discards = Dein eigener Ablagestapel: { LIST($cards) }
play-table = Der Tisch, wie du ihn siehst:
play-commands = Eine Zahl antwortet. Außerdem: hint (Tipp), story (Verlauf), table (Tisch), show (zeigen), quit (aufhören).
play-prompt = Deine Antwort:{" "}
play-unknown = Das ist keine Zahl von 1 bis { $most } und auch keines von: hint, story, table, show, quit.
play-no-more-hints = Mehr Tipps gibt es nicht.
play-over = Kein Versuch ist übrig.
play-left = Bis ein andermal.

text-opening = Du spielst { $game } mit { LIST($others) }. Das sind die Regeln:
text-story = Was bisher geschah, soweit du es weißt:
text-table = Der Tisch, wie du ihn siehst:
text-closing = Genau eine Wahl ist richtig, und sie folgt aus dem Obigen. Antworte mit einer Zahl von 1 bis { $most } und mit nichts sonst.
