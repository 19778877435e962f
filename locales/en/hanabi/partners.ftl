### Why a computer player did what it did, in its own words. $player: the player it is about.

## What it played

why-play-known = I knew that it would fit.
why-play-told = { NAME($player) } told me about it, and I took it for one that fits.
# The same to the player who gave that clue
why-play-told-you = You told me about it, and I took it for one that fits.
why-finesse = { NAME($player) }'s clue only made sense if I played mine first.
why-finesse-you = Your clue only made sense if I played mine first.
why-gamble = It might have fitted, and I saw nothing better.

## What it discarded

why-discard-useless = As far as I know, we don't need it any more.
why-discard-chop = It was the oldest one that no clue had touched, and I saw no better clue.
why-no-clue-left = There were no clues left, and it was the oldest one that no clue had touched.
why-discard-least = Clues had touched all my cards, and this one seemed the smallest loss.

## Its clues to others

why-play-clue = { NAME($player) } can play the { card-object }.
# The clue touches other cards
why-play-beside = That shows { NAME($player) } that the { card } fits.
# Besides, of a card that can be played
why-only-copy = Otherwise { NAME($player) } might discard it, and there is no other.
# Of another card than the one to play
why-kept-busy = Otherwise { NAME($player) } might discard the { card-object }, and there is no other.
why-later-clue = { NAME($player) } can play the { card-object } later.
why-called = First { NAME($other) } plays, then { NAME($player) } can.
# The asker has to play first; $slot: which card
why-called-you = Play { slot-object } first, then { NAME($player) } can play.
# There is only one of that card
why-save-five = { NAME($player) } should keep the { card-object }: there is only one.
why-save-critical = { NAME($player) } should keep the { card-object }: it is the last one.
why-save-two = { NAME($player) } should keep the { card-object }: it'll be needed soon.
why-mend = Otherwise { NAME($player) } might play the { card-object }, and it doesn't fit.
why-fill-in = { NAME($player) } has the { card-object }, and will know more about it.
# The same once the card is gone, or not needed any more
why-gone-card = It was about { NAME($player) }'s { card }, which is gone by now.
why-not-needed = It was about { NAME($player) }'s { card }, which nobody needs any more.
why-stall = I saw nothing better, and didn't want to discard.
why-too-late = { NAME($player) } had no turn left, but I saw nothing better.
# The same told by somebody else than whoever gave the clue
why-stall-told = There was nothing better, and a discard would have cost more.
why-too-late-told = { NAME($player) } had no turn left, but there was nothing better.
# What it leads to: whose card then fits, or when that card fits
leads = After that { NAME($player) } can play the { card-object }.
# The same of a card that no clue was about
leads-unclued = After that { NAME($player) }'s { card } fits.
leads-you = After that you can play { slot-object }.
# The same of a card that is only taken for that
leads-you-probably = After that you can probably play { slot-object }.
fits-now = It fits right now.
fits-after = It fits once the { card } is down.

## What the conventions say about the asker's own cards: what a clue meant, and all cards. No more than the clues said

# $places: where the cards are now; $count: how many
own-play = You can play { $places }.
own-perhaps = You could risk { $places }: { $count ->
    [1] it probably fits
   *[other] they probably fit
}, but that isn't certain.
own-later = Keep { $places }: { $count ->
    [1] it fits
   *[other] they fit
} later.
own-play-or-keep = Keep { $places }: { $count ->
    [1] either it fits now, or it's needed later.
   *[other] either they fit now, or they're needed later.
}
own-keep = Keep { $places }: { $count ->
    [1] it can't be replaced.
   *[other] they can't be replaced.
}
own-risky = Keep { $places }: { $count ->
    [1] it may fit now
   *[other] they may fit now
}, but that's too much of a risk.
own-unclear = Keep { $places }: it isn't clear yet when { $count ->
    [1] it fits.
   *[other] they fit.
}
own-least = Keep { $places }, if you can: if you have to discard, it's the smallest loss.
own-useless = You can discard { $places }: nobody needs { $count ->
    [1] it
   *[other] them
} any more.
own-free = { $count ->
    [1] You may discard { $places }: no clue has touched it.
   *[other] You may discard { $places }, the oldest first: no clue has touched them.
}
# About playing a card that no clue has touched
own-guess = No clue has touched it, so that would be a guess.
# Said while no clue is spent
own-not-yet = But you have all eight clues, so you can't discard yet.
# $slot: one place; its card if it is known, or if the clue only implied it
own-place = { slot }
own-place-known = { slot }, the { card }
own-place-meant = { slot }, probably the { card }
# That card has left the hand
why-gone = The card that was meant is gone by now.

## What it took from a reward

why-take-back = It was the one we need most.

## A hint about one's own cards, to whoever asks what to do. $player: who gave the clue

hint-play-known = You know that it fits.
# The same for a known card; for one that a clue was about, and that another clue needs first ($other gave it)
hint-play-known-face = You know that it's the { card }, and it fits.
hint-play-told = { NAME($player) } told you about it, so it should fit.
hint-play-told-face = { NAME($player) } told you about it: it should be the { card }, and that fits.
hint-prompted = { NAME($player) } told you about it, and { NAME($other) }'s clue only makes sense if you play it first.
hint-prompted-face = { NAME($player) } told you about it, and { NAME($other) }'s clue only makes sense if you play it first: it's probably the { card }.
hint-finesse = { NAME($player) }'s clue only makes sense if you play yours first.
hint-finesse-face = { NAME($player) }'s clue only makes sense if you play yours first: it's probably the { card }.
hint-not-certain = But that isn't certain.
hint-gamble = { $asked ->
    [yes] It may fit.
   *[no] It may fit, and there's nothing better.
}
hint-discard-useless = As far as you know, nobody needs it any more.
hint-discard-chop = { $asked ->
    [yes] It's the oldest one that no clue has touched.
   *[no] It's the oldest one that no clue has touched, and there's no better clue.
}
hint-no-clue-left = There are no clues left, and it's the oldest one that no clue has touched.
hint-discard-least = Clues have touched all your cards, and this one is the smallest loss.
hint-stall = { $asked ->
    [yes] It helps little.
   *[no] There's nothing better, and a discard costs more.
}
hint-too-late = { $asked ->
    [yes] { NAME($player) } has no turn left.
   *[no] { NAME($player) } has no turn left, but there's nothing better.
}
hint-take-back = It's the one you all need most.
# Only the kind of a move
nudge-play = You have a card to play.
nudge-discard = Think about a discard.
nudge-clue = Think about a clue.
nudge-take = Think of which card you all need most.

## Another move than the best, for whoever asks why again. $example: what to say, word for word; $loss: a sentence

instead = Another option is '{ $example }'. { $loss }
instead-none = There's nothing else worth trying.
# $slot: the card to play; $player: the receiver of the better clue
loss-wait = Then { slot-object } waits another round.
loss-never = Then { slot-object } never gets played: this is your last turn.
loss-strike = But that card may not fit.
loss-untold = Then { NAME($player) } doesn't know yet that the { card } fits.
loss-too-late = Then { NAME($player) } may not hear in time that the { card } fits.
loss-saved = Then { NAME($player) } might discard the { card-object }.
loss-mend = Then { NAME($player) } might play the { card-object }, and it doesn't fit.
loss-unheard = Then { NAME($player) } doesn't hear about the { card } yet.
loss-unheard-last = Then { NAME($player) } doesn't hear about the last { card }.
loss-useless = That also touches the { card }, which nobody needs.
loss-doubled = That also touches the { card }, and there's a clue about another one already.
loss-less = Then { NAME($player) } learns less about the { card }.
loss-token = That spends a clue you may need soon.
loss-discarded = Then a card is gone that may be needed.
loss-little = That achieves less.
