### What can be said, and why something cannot be done.

## Why something cannot be done

cannot-match-over = The match is over.
cannot-round-over = The round is over.
cannot-no-call-due = There is no new yaku, so nothing to call.
cannot-lay-first = Play a card first.
cannot-draw-nothing = It takes nothing: keep it.
cannot-not-looked = You haven't looked at the top card yet.
cannot-no-look = In this game nobody may look at the stock.
cannot-already-looked = You've already looked.
cannot-no-such-card = There is no such card.
cannot-not-in-field = That isn't in the field.
cannot-not-in-hand = That isn't in your hand.
cannot-no-such-slot = There is no such card: the hand has { $count ->
    [1] one card
   *[other] { number } cards
}.
cannot-does-not-match = That doesn't match: it's another month.
cannot-nothing-takes = None of your cards can take that.

## Help

help-turn = For instance: '{ $example }', '{ $other }'. More: 'help moves', 'help questions'.
help-moves = Play a card by its name, its month or its place, and { SAY("say", typed: "type") } what it takes if you like: '{ $example }', 'play the moon'. Until you hear the result, 'no' takes it back.
help-questions = Ask: 'my hand', 'field', 'matches', 'what have I captured', { $game ->
    [koi-koi] 'yaku', 'points'
   *[hanafuda] 'points'
}, 'stock', 'month', 'whose turn', 'history'. About the rules, for instance: 'explain capture'. And: 'help controls'.
help-look = { SAY("Say", typed: "Type") } 'draw', or 'look at the top card' to see it alone first.
help-looked = { SAY("Say", typed: "Type") } 'draw' to take with the top card, or 'keep' to take it into your hand.
help-card = { SAY("Say", typed: "Type") } which card: its name, its month or its place. For instance: { $example }.
help-take = { SAY("Say", typed: "Type") } 'one' for { $one }, or 'two' for { $other }.
help-call = { SAY("Say", typed: "Type") } 'koi-koi' to play on, or 'shobu' to take your points.

## Examples of what can be said; each is understood by the grammar

example-lay = play { $card }
example-lay-takes = play { $card }, take { $takes }
example-take = take { $card }
example-koi-koi = koi-koi
example-shobu = shobu
example-look = look at the top card
example-draw = draw
example-keep = keep
example-one = one
example-question = what can I take

# What the short sounds mean, as the end of a sentence
cue-played = a card has been laid, or turned over from the stock
cue-firework = somebody has made a yaku
cue-last-round = the round is over
