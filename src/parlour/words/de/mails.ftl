# Mails und Nachrichten, die jemandem sagen, dass er am Zug ist, und die Seite für eine Adresse, an der nichts ist.

confirm-subject = Dein Zug per Mail: Ist das deine Adresse?
confirm-text =
    Jemand möchte unter dieser Adresse hören, wenn er in { $house } am Zug ist.

    Wenn du das bist, öffne dies innerhalb eines Tages:
    { $link }

    Wenn nicht, tu nichts: Du hörst nichts mehr davon.
turn-subject = Du bist am Zug: { $game }
turn-text =
    Du bist am Zug bei { $game }:
    { $table }

    Darum hast du in { $house } gebeten. Keine Mails mehr:
    { $off }
turn-message = Du bist am Zug bei { $game }: { $table }
hello-message = Hier sagt dir Parlour, wenn du am Zug bist.
to-the-lobby = Zur Lobby
