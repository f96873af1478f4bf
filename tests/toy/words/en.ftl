# Manor

blurb = One of four guests is the murderer. Turn up the right secret in time.
flow = Turn up a secret.
aid-box = In the box

## The story

Drew = { DOES($guest, "draw", "draws") } { LIST($cards) }.
DrewUnseen = { DOES($guest, "draw", "draws") } { $cards }.
Saw = Your secrets are { LIST($secrets) }.
Played = { DOES($guest, "play", "plays") } { $card }{ aimed }.
Returned = { DOES($guest, "take", "takes") } { $card } back.
Discarded = { DOES($guest, "discard", "discards") } { $card }.
Revealed = { DOES($guest, "turn", "turns") } up secret { $secret } at place { $place }.
Voted = The votes are for { LIST($votes, each: "vote") }.
vote = { NAME($it) }
Swapped = { SEATS($pair, as: "listed") } swap { $cards ->
        [none] cards
       *[other] { LIST($cards) }
    }.
Delayed = { DOES($guest, "put", "puts") } { LIST($cards) } back{ $ordered ->
        [yes] , in this order
       *[no] {""}
    }.
Reshuffled = The discards become the deck.
Said = { NAME($seat) }: { $claim }
# At whom a card is aimed; -1: at nobody.
aimed = { $target ->
        [-1] {""}
       *[other] {" "}at { NAME($target) }
    }

## What a guest is asked

over = { $why }
waiting = Waiting for { SEATS($asked) }.
TakeTurn = Choose.
NotSoFast = Choose.
RevealSecret = Choose.
Suspicion = Choose.
BreakTie = Choose.
Trade = Choose.
PutBack = Choose.

## What a guest can do and say

Cancel = Cancel it.
    .heading = Cancel
Discard = Discard { $card }.
    .heading = Discard
Give = Give { $card }.
    .heading = Give
Pass = Pass.
    .heading = Pass
Play = Play { $card }{ aimed }.
    .heading = Play
Put = Put { $card } back.
    .heading = Put
Reveal = Turn up the secret at place { $place }.
    .heading = Reveal
Vote = Vote for { NAME($guest) }.
    .heading = Vote
TakeBack = Take it back.
    .heading = Take back
Hold = I hold a { $card }.

## What lies on the table

thing-card = { $name }
    .text = A { $name } card.
thing-secret = Secret { $name }
    .short = { $name }
    .text = One of the secrets that were dealt.
thing-face = { $name }
    .text = What a secret says.
zone-hand = { SEAT($owner, as: "own-start") } hand
    .short = Hand
zone-deck = Deck
zone-discard = Discards
zone-secret = Secrets

## Options of the table, answers to leave there, and how it ends

setting-box = Box
    .text = Which cards are played with.
setting-secrets = Secrets
    .text = How many secrets a guest has.
setting-reshuffles = Reshuffles
    .text = How often the discards become the deck.
setting-silent = Silent
    .text = Whether guests keep silent.
setting-motto = Motto
    .text = What is carved over the door.
standing-pass = pass
standing-cancel = cancel
standing-broken = broken
standing-illegal = illegal
ending-unmasked = The murderer is unmasked.
ending-escaped = The deck is empty and the murderer escapes.

## The notebook

sheet-secrets = Which secret lies where?
heading-place = Place { $id }
    .short = P{ $id }
heading-secret = Secret { $id }
    .short = { $id }
fact = At place { $place } lies { $holds ->
        [yes] {""}
       *[no] not{" "}
    }secret { LIST($secrets, by: "or") }.
because-Saw = Your own secrets are { LIST($secrets) }.
because-Revealed = { DOES($guest, "turn", "turns") } up secret { $secret } at place { $place }.
