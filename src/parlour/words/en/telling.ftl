# What one seat sees, in plain text: at a terminal, and for programs that read.

seat-title = { SEAT($seat, as: "start") }
thing-owned = { SEAT($seat, as: "own-start") } { $title }
zone-empty = empty
zone-face-down = { $count } face down
piece-face-down = { $face ->
        [none] face down
       *[other] { $face }, face down
    }
heard-all = What has happened so far, as far as you know:
heard-since = What has happened since line { $line }:
seen-table = The table as you see it:
decided-so-far = You have decided so far: { LIST($parts, by: "comma") }.
