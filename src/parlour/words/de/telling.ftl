# Was ein Platz sieht, als Text: am Terminal und für Programme, die lesen.

seat-title = { SEAT($seat, as: "start") }
thing-owned = { $title } von { SEAT($seat, as: "dative") }
zone-empty = leer
zone-face-down = { $count } verdeckt
piece-face-down = { $face ->
        [none] verdeckt
       *[other] { $face }, verdeckt
    }
heard-all = Was bisher geschah, soweit du es weißt:
heard-since = Was seit Zeile { $line } geschah:
seen-table = Der Tisch, wie du ihn siehst:
decided-so-far = Bisher hast du entschieden: { LIST($parts, by: "comma") }.
