### The conversation itself.

# Said when nothing was understood; $example is a command that is legal now
not-understood = Sorry? Say something like: { $example }.
not-understood-typed = I don't understand “{ $text }”. Type something like: { $example }.
three-failures = I can't make it out. Say 'help' to hear what you can say, or type something like: { $example }.
did-you-mean = Did you mean: { $reading }
which-of-two = { $first }, or { $second }? Say 'one' or 'two'.
# A 'no' was heard, and not what followed it
taken-back-ask = Taken back. What shall it be?
cancelled-ask = All right. What shall it be?
# Somebody spoke while an action waited, and nobody knows what; $sentence is what was read back
yes-or-no = { $sentence }. Yes or no?
which-card-play = Play which card?
which-card-discard = Discard which card?
which-player = Who is it for?
which-clue = Which colour or value?
which-take = Which card? Say its colour and value.
# A reward whose card may go either way, since the deck is empty
onto-firework = Onto its firework? Say 'no' to put it into the deck.
nothing-to-take-back = There is nothing to take back.
too-late = It's too late to take that back.
nothing-to-answer = There is nothing to answer. { $example }
nothing-to-repeat = I haven't said anything yet.
cancelled = All right.
paused = Paused. Say 'go on' when you're back.
going-on = On we go. { turn-of }
slower = Slower.
faster = Faster.
louder = Louder.
quieter = Quieter.
slowest = I can't go any slower.
fastest = I can't go any faster.
loudest = I can't go any louder.
quietest = I can't go any quieter.
length-short = Short answers.
length-normal = Normal answers.
length-full = Full answers.
saved = Saved. Goodbye.
saved-before-game = Goodbye.
move-done = Moved.
not-your-turn = It's { NAME($player) }'s turn.
start-new-game = Shall I end this game and start a new one?
ready-whose = Who has the headset? Say your name.
take-headset = { NAME($player) }, take the headset and say 'ready'.
no-private-ear = { NAME($player) } has no private ear, so I can't say what only { NAME($player) } may hear. Start again with an ear for { NAME($player, case: "accusative") }, or with a shared headset.
private-lost = { NAME($player, case: "genitive") } private ear isn't working. Nobody else has heard anything.
# $turn: the number of the turn, from 1
stands-resumed = Your game stands at turn { $turn }. { turn-of } { strikes-answer } Go on with it?
resumed = { turn-of } { tokens-answer } { strikes-answer }
torn-journal = The last move was only half saved, so it's left out.
game-over-already = The game is over. Say 'new game' to play another.
disk-problem = I can't save to this disk: { $problem }. The move hasn't been made. Free some space and say it again.

## Why something cannot be done

cannot-no-clue-tokens = No clues are left. Discard or play.
cannot-clue-tokens-full = All eight clues are there, so you can't discard.
cannot-no-such-slot = There is no such card: the hand has { cards-count }.
cannot-own-hand = You can't give yourself a clue.
cannot-no-such-seat = There is no such player.
# It says no more than that: a clue that is not given may tell nothing
cannot-clue-touches-nothing = That clue can't be given.
cannot-not-nameable = You can't name { colour } in a clue.
cannot-colour-not-in-game = This game has no { colour } cards.
cannot-game-over = The game is over.
cannot-reward-pending = First the reward: { tile-name }.
cannot-no-reward = There is no reward to use.
cannot-card-not-discarded = { colour-firework } { value } is not among the discards.
cannot-does-not-fit-firework = { colour-firework } { value } doesn't fit on its firework now.
cannot-no-colour-call = Colours aren't called in this game. Just say the card.
cannot-wrong-reward = That isn't what the reward gives. It is { tile-name }.
cannot-other = The rules don't allow that now.

## Help

help-turn = Say 'play' or 'discard' and the card, or a player and a colour or value. For instance: { $example }. You can ask: 'what do I know', 'what do the others hold', 'fireworks', 'discards', 'clues', 'strikes', 'deck', 'whose turn'. You can also say 'repeat', 'stop', 'pause', 'save and leave'.
help-colour-call = You may say the colour of the card that you play: 'blue, I'm playing the second'.
help-tiles = You can also ask: 'which tiles are left'.
help-setup = Say how many of you there are, then your names. You can also choose the language, the rules, a variant, or who begins. When everything is right, say 'deal'.
help-reward = The reward is { tile-name }. Say, for instance: { $example }. Say 'none' to give it up.
help-slot = Say which card, counting from the left: 'the first', 'the second'.
help-colour = Say a colour: { $colours }.
help-value = Say a value from one to five.
help-player = Say a name: { $players }.
help-yes-no = Say 'yes' or 'no'.
help-choice = Say 'one' or 'two'.
help-paused = Say 'go on'.
help-ended = Say 'new game', or ask about the last one. To finish, say 'save and leave'.

## Examples of what can be said; each is understood by the grammar

example-play = play the { slot-bare }
example-discard = discard the { slot-bare }
example-clue-colour = { NAME($target) }, { colour }
example-clue-value = { NAME($target) }, { value-clue }
example-take = { colour } { value }
example-forfeit = none
example-count = three
example-names = Anna, Petr, Eva
example-deal = deal
example-go-on = go on
example-new-game = new game
example-yes = yes
