### The conversation at a table of Hanabi.

which-card-play = Play which card?
which-card-discard = Discard which card?
which-player = Who is it for?
which-clue = Which colour or value?
which-take = Which card? { SAY("Say", typed: "Type") } its colour and value.
move-done = Moved.
# $turn: the number of the turn, from 1
stands-resumed = Your game stands at turn { $turn }. { turn-of } { strikes-answer } Go on with it?
resumed = { turn-of } { tokens-answer } { strikes-answer }

## Why something cannot be done

cannot-no-clue-tokens = No clues are left. Discard or play.
cannot-clue-tokens-full = You have all eight clues, so you can't discard.
cannot-no-such-slot = There is no such card: the hand has { cards-count }.
cannot-own-hand = You can't give yourself a clue.
# It says no more than that, because a clue that is not given must reveal nothing
cannot-clue-touches-nothing = That clue can't be given.
clue-of-no-cards = There is no such card. You can still give that clue: '{ $clue }'.
cannot-not-nameable = You can't name { colour } in a clue.
cannot-colour-not-in-game = This game has no { colour } cards.
cannot-reward-pending = First the reward: { tile-name }.
cannot-no-reward = There is no reward to use.
cannot-card-not-discarded = { colour-firework } { value } is not among the discards.
cannot-does-not-fit-firework = { colour-firework } { value } doesn't fit on its firework now.
cannot-no-colour-call = Colours aren't called in this game. { SAY("Say", typed: "Type") } the card's place: '{ $example }'.
cannot-wrong-reward = That isn't what the reward gives. It is { tile-name }.
cannot-forfeit = A reward has to be used. It is { tile-name }.
cannot-hand-empty = No cards are left in that hand.

## Help

help-turn = For instance: '{ $example }', '{ $other }'. More: 'help moves', 'help questions'.
help-moves = Play or discard a card by its place: 'play the third', 'discard the last one'. Give a clue with a name and a colour or a number: '{ $clue }'. Until you hear the result, 'no' takes it back.
help-questions = Ask: 'what do I know', 'what do the others hold', 'fireworks', 'discards', 'clues', 'strikes', 'deck', 'whose turn', 'history'. About the rules, for instance: 'how do clues work'. And: 'help controls'.
help-colour-call = You may call a card's colour as you play it: 'blue, I'm playing the second'.
help-tiles = You can also ask: 'which tiles are left'.
help-setup = { SAY("Say", typed: "Type") } how many of you there are, then your names. You can also choose the language, the rules, a variant, or who begins. When everything is right, { SAY("say", typed: "type") } 'deal'. New to it? 'Teach me'. Alone? 'Just me'. There is a 'puzzle of the day', too.
help-reward = The reward is { tile-name }. { SAY("Say", typed: "Type") }, for instance: { $example }.
help-slot = { SAY("Say", typed: "Type") } which card, counting from the left: 'the first', 'the second'.
help-colour = { SAY("Say", typed: "Type") } a colour: { $colours }.
help-value = { SAY("Say", typed: "Type") } a value from one to five.

## Examples of what can be said; each is understood by the grammar

example-play = play the { slot-bare }
example-play-colour = { colour }, play the { slot-bare }
example-discard = discard the { slot-bare }
example-clue-colour = { NAME($target) }, { colour }
example-clue-value = { NAME($target) }, { value-clue }
# A clue that somebody has no such cards, as it is put in a question
meant-no-colour = { NAME($target) }, no { colour } cards
meant-no-value = { NAME($target) }, no { value-clue }
example-take = { colour } { value }
example-question = what do I know

# What the short sounds mean, as the end of a sentence
cue-clue = somebody has given a clue
cue-played = a card has been played, and it fits
cue-strike = a strike, because the card doesn't fit
cue-token = a clue token is back
cue-firework = a firework is complete
cue-last-round = the last round begins, because the last card has been drawn
