### The conversation itself.

# Said when nothing was understood; $example is a command that is legal now
not-understood = Sorry? Say something like: { $example }.
not-understood-typed = I don't understand “{ $text }”. Type something like: { $example }.
three-failures = I can't make it out. { SAY("Say", typed: "Type") } 'help', or something like: { $example }.
# For something that was not heard well in a loud room: the first time, and again
once-more = Say that again, please.
once-more-loud = Once more, please. It's loud in here: come closer, say 'push to talk', or speak into a phone.
did-you-mean = Did you mean: { $reading }
which-of-two = { $first }, or { $second }? { SAY("Say", typed: "Type") } 'one' or 'two'.
# A 'no' was heard, but not what followed it
taken-back-ask = Taken back. What instead?
cancelled-ask = All right. What would you like to do?
# Somebody said something unclear while an action waited; $sentence is the read-back
yes-or-no = { $sentence }. Yes or no?
# $prompt as in going-on
taken-back = Taken back. { $prompt }
nothing-to-take-back = There is nothing to take back.
too-late = It's too late to take that back.
nothing-to-answer = I haven't asked anything. { $example }
nothing-to-repeat = I haven't said anything yet.
cancelled = All right.
paused = Paused. { SAY("Say", typed: "Type") } 'go on' when you're back.
is-paused = The game is paused. { SAY("Say", typed: "Type") } 'go on'.
# $prompt: the sentence of the game that says whose turn it is
going-on = On we go. { $prompt }
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
your-turn = Your turn.
turn-of = { NAME($player) }'s turn.
not-your-turn = It's { NAME($player) }'s turn.
# The order of play; $next is the next player, and order-then is added for each of the others
order-after = After { NAME($player) } comes { $next }
order-after-you = After you comes { $next }
order-then = , then { $player }
start-new-game = Shall I end this game and start a new one?
ask-leave = Save the game and stop?
ask-leave-set-up = Shall I stop here?
ask-forget-voice = Shall I forget your voice?
ask-forget-remembered = Shall I forget everything I remember about you?
ask-forget-learned = Shall I forget how your lessons and games went?
# $standing: whose turn it is, and how the saved game stands
offered = There is a saved game. { $standing } Go on with it?
# Before a question like that, if the game is in another language than the question
offered-in-language = The game is in { $language ->
    [cs] Czech
    [pl] Polish
    [da] Danish
   *[en] English
}.
another-game = Another game?
ready-whose = Who has the headset? { SAY("Say", typed: "Type") } your name.
take-headset = { NAME($player) }, take the headset and { SAY("say", typed: "type") } 'ready'.
look-alone = Only { NAME($player) } should look now. Press Enter.
no-private-ear = I can't tell { NAME($player) } anything privately. { SAY("Say", typed: "Type") }, for instance: '{ NAME($player) } by phone'.
private-lost = { NAME($player, case: "genitive") } private ear isn't working. Nobody else has heard anything.
torn-journal = The last move was only half saved, so it's left out.
damaged-journal = The saved game is damaged, so its last moves are left out. The damaged file is kept.
# Somebody removed the file of the game that is being played
saved-again = The saved game had been removed. I've saved all of it again.
# $problem: a sentence
not-saved = The game isn't saved. { $problem } Goodbye.
game-over-already = The game is over. { SAY("Say", typed: "Type") } 'new game' to play another.
# $problem: a sentence
disk-problem = The move hasn't been made, because it can't be saved. { $problem } Then { SAY("say", typed: "type") } it again.

## Why something cannot be done

cannot-no-such-seat = There is no such player.
cannot-game-over = The game is over.
cannot-card-due = First show the card that was drawn.
cannot-card-not-left = All of those cards are somewhere else already.
cannot-no-card-due = You don't draw a card now.
cannot-other = The rules don't allow that now.

## Help

help-controls = { SAY("Say", typed: "Type") } 'repeat', 'slower', 'faster', 'louder', 'quieter', 'shorter', 'longer', 'stop', 'pause', 'another microphone', 'push to talk', 'guide', 'learn my voice', 'save and leave'.
help-player = { SAY("Say", typed: "Type") } a name: { $players }.
help-yes-no = { SAY("Say", typed: "Type") } 'yes' or 'no'.
help-offered = { SAY("Say", typed: "Type") } 'yes' to go on with it. After 'no' you can play something else, and this game stays saved.
help-choice = { SAY("Say", typed: "Type") } 'one' or 'two'.
help-paused = { SAY("Say", typed: "Type") } 'go on'.
help-ended = { SAY("Say", typed: "Type") } 'new game' or 'puzzle of the day', or ask about the last game. To finish, { SAY("say", typed: "type") } 'save and leave'.

## Examples of what can be said; each is understood by the grammar

example-count = three
example-choice = one
example-names = Anna, Petr, Eva
example-deal = deal
example-go-on = go on
example-new-game = new game
example-yes = yes
# What a player did last, if they haven't had a turn
no-turn-yet = { NAME($player) } hasn't had a turn yet.
