### The conversation itself.

# Said when nothing was understood; $example is a command that is legal now
not-understood = Pardon? Say, for instance: { $example }.
not-understood-typed = I don't understand “{ $text }”. Type, for instance: { $example }.
three-failures = I keep missing it. Say 'help' to hear what you can say, or type it; for instance: { $example }.
did-you-mean = Did you mean: { $reading }
which-of-two = { $first }, or { $second }? Say one or two.
which-card-play = Play which card?
which-card-discard = Discard which card?
which-player = To whom?
which-clue = Which colour or value?
which-take = Which card? Say its colour and value.
nothing-to-take-back = There is nothing to take back.
too-late = What has been revealed cannot be taken back.
nothing-to-answer = I did not ask anything. { $example }
nothing-to-repeat = I have said nothing yet.
cancelled = All right.
paused = Pause. Say 'go on' when you are back.
going-on = On we go. { turn-of }
slower = Slower.
faster = Faster.
louder = Louder.
quieter = Quieter.
slowest = It can't be slower.
fastest = It can't be faster.
loudest = It can't be louder.
quietest = It can't be quieter.
length-short = Short answers.
length-normal = Normal answers.
length-full = Full answers.
saved = Saved. Goodbye.
saved-before-game = Goodbye.
move-done = Moved.
give-that-clue = { $count ->
    [0] No card is { $clue }
    [1] One card is { $clue }: { $slots }
   *[other] { $count } cards are { $clue }: { $slots }
}. Give that clue?
not-your-turn = It is { NAME($player) }'s turn.
start-new-game = Shall I end this game and start a new one?
ready-whose = Whose turn to listen? Say your name.
take-headset = { NAME($player) }, take the headset and say ready.
no-private-ear = I can't tell { NAME($player) } alone: no private ear. Start with an ear for { NAME($player, case: "accusative") }, or with a shared headset.
waiting-headset = It waits for { NAME($player) } on the headset.
private-lost = The private ear of { NAME($player) } does not work; nothing was said to others.
# $turn: the number of the turn, from 1
stands-resumed = Your game stands at turn { $turn }. { turn-of } { strikes-answer } Go on with it?
resumed = { turn-of } { tokens-answer } { strikes-answer }
torn-journal = The last move was only half on the disk; it was left out.
game-over-already = The game is over. Say 'new game' for another one.
disk-problem = I can't save on this disk: { $problem }. The move was not made. Free some space and say it again.

## Why something cannot be done

cannot-no-clue-tokens = No clues are left. Discard or play.
cannot-clue-tokens-full = All eight clues are there, so nothing may be discarded.
cannot-no-such-slot = There is no such card: the hand has { cards-count }.
cannot-own-hand = A clue goes to another player.
cannot-no-such-seat = There is no such player.
cannot-clue-touches-nothing = No card of { NAME($target, case: "genitive") } is { $clue }, and a clue must touch one.
cannot-not-nameable = { colour-firework } may not be named in a clue.
cannot-colour-not-in-game = We play without { colour }.
cannot-game-over = The game is over.
cannot-reward-pending = First the reward: { tile-name }.
cannot-no-reward = No reward is open.
cannot-card-not-discarded = { card } is not among the discards.
cannot-does-not-fit-firework = { card } does not fit its firework now.
cannot-no-colour-call = We play without calling colours. Say the card only.
cannot-wrong-reward = That is not what the reward gives. { tile-name }.
cannot-other = The rules do not allow that now.

## Help

help-turn = Say 'play' or 'discard' and the card, or a player and a colour or value. For instance: { $example }. Ask: what do I know, what does somebody hold, fireworks, discards, clues, strikes, deck, whose turn. Or say repeat, stop, pause, save and leave.
help-setup = Say how many you are, your names, the rules and the language; then 'deal'.
help-reward = { tile-name }. For instance: { $example }. Or 'none', to give it up.
help-slot = Say the number of the card, from the left.
help-colour = Say a colour: { $colours }.
help-value = Say a value from one to five.
help-player = Say a name: { $players }.
help-yes-no = Say yes or no.
help-choice = Say one or two.
help-paused = Say 'go on'.
help-ended = Say 'new game', or ask about the last one. 'Save and leave' ends.
help-hand-over = Take the headset and say ready.

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
example-ready = ready
example-yes = yes
