# Die Seiten, zu denen Links in Mails führen.

confirm-title = „Du bist dran“ per Mail
confirm-more = Soll Parlour an deine Adresse schreiben, wenn du dran und nicht da bist?
confirm-agree = Ja, das ist meine Adresse
confirm-done = Erledigt. In jeder Mail steht ein Link, der sie abstellt.
off-title = Keine Mails mehr
off-more = Parlour schreibt nicht mehr an diese Adresse, wenn du dran bist.
off-agree = Keine Mails mehr schicken
off-done = Erledigt. Du bekommst keine Mails mehr.
