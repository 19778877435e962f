### Why a computer player did what it did, said by itself. $player: whom it is about.

## What it played

why-play-known = I knew that it would fit.
why-play-told = { NAME($player) } told me about it, and I took it for one that fits.
# The same to the one who gave that clue
why-play-told-you = You told me about it, and I took it for one that fits.
why-finesse = { NAME($player) }'s clue only made sense if I played mine first.
why-finesse-you = Your clue only made sense if I played mine first.
why-gamble = It might have fitted, and I saw nothing better.

## What it discarded

why-discard-useless = As far as I know, we don't need it any more.
why-discard-chop = It was the oldest one I'd been told nothing about, and I saw no better clue.
why-no-clue-left = There were no clues left, and it was the oldest one I'd been told nothing about.
why-discard-least = I'd been told something about every card, and this one seemed the smallest loss.

## Its clues to others

why-play-clue = { NAME($player) } can play the { card-object }.
why-later-clue = { NAME($player) } can play the { card-object } later.
why-called = First { NAME($other) } plays, then { NAME($player) } can.
# The one who asks is to play first; $slot: which card
why-called-you = Play { slot-object } first, then { NAME($player) } can play.
# There is only one of that card
why-save-five = I want { NAME($player) } to keep the { card-object }: there is only one.
why-save-critical = I want { NAME($player) } to keep the { card-object }: it is the last one.
why-save-two = I want { NAME($player) } to keep the { card-object }.
why-mend = Otherwise { NAME($player) } plays the { card-object }, and it doesn't fit.
why-fill-in = I want { NAME($player) } to know more.
why-stall = I saw nothing better, and didn't want to discard.

## Its clues to the one who asks, who may hear no more than the clue said. $slot: where the card is now

why-play-clue-you = You can play { slot-object }.
why-later-clue-you = Keep { slot-object }: it will fit later.
why-play-or-keep-you = Keep { slot-object }: either it fits now, or we can't do without it.
why-keep-you = I want you to keep { slot-object }.
why-fill-in-you = I want you to know more about your cards.
# That card has left the hand
why-gone = The card I meant is gone by now.

## What it took from a reward

why-take-back = It was the one we need most.

## A hint to whoever asks what to do with their own cards. $player: who gave the clue

hint-play-known = You know that it fits.
hint-play-told = { NAME($player) } told you about it, so it should fit.
hint-finesse = { NAME($player) }'s clue only makes sense if you play yours first.
hint-gamble = It may fit, and I see nothing better.
hint-discard-useless = As far as you know, nobody needs it any more.
hint-discard-chop = It's the oldest one you've been told nothing about, and I see no better clue.
hint-no-clue-left = There are no clues left, and it's the oldest one you've been told nothing about.
hint-discard-least = You've been told something about every card, and this one is the smallest loss.
hint-stall = I see nothing better, and a discard costs more.
hint-take-back = It's the one you all need most.
# No more than the kind of a move
nudge-play = You have a card to play.
nudge-discard = I'd discard one.
nudge-clue = I'd give a clue.
nudge-take = Think of which card you all need most.
