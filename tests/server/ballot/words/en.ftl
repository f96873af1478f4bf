# Ballot

blurb = Everybody names somebody. That is all.
flow = Name somebody.
Named = { SEATS($seats, as: "listed") }
Vote = Name somebody.
waiting = Wait.
over = { $why }
Name = { SEAT($seat, as: "start") }
    .heading = Name
zone-aside = Urn
ending-counted = All is counted.
