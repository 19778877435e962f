### Reviewing a finished game, turn by turn.

looking-begins = { $players }: { $turns } turns. { SAY("Say", typed: "Type") } 'go on', 'back', 'turn twenty', 'what did I know then', 'what would you have done', or 'stop'.
looking-of-day = { $day }. { $begun }
# $said: what the player said, if anything; $news: the result
looking-turn = Turn { $turn }, { NAME($player) }. { $said } { $news }
looking-last = That was the last turn.
looking-ends = That's the end of the replay.
looking-after = Finish this game first.
looking-nothing = There is no finished game yet.
looking-nothing-before = There is no older game.
looking-nothing-yesterday = You didn't finish a game yesterday.
help-looking = { SAY("Say", typed: "Type") } 'go on' or 'back', 'turn twenty', 'what did I know then', 'what would you have done', 'the game before that', or 'stop'.
# A turn was marked in a game, to review it later
turn-marked = Turn { $turn } is marked.
# $turns: their list; $count: how many
marks-to-look-at = { $count ->
    [one] You marked turn { $turns }. Shall we look?
   *[other] You marked turns { $turns }. Shall we look?
}
looking-marks = { $count ->
    [one] Turn { $turns } is marked: { SAY("say", typed: "type") } 'go to the mark'.
   *[other] Turns { $turns } are marked: { SAY("say", typed: "type") } 'go to the mark'.
}
looking-no-mark = No turn was marked in this game.

## A game as a page: its heading and its buttons

# $players: their names
replay-page = A game of { $players }
replay-page-keys = The arrow keys step through the game; Home is its beginning, End its end.
replay-page-voice = By voice, after a game at the table: 'look at it on the screen', then 'go on' or 'back'.
# Before what a computer player would have done there, and why
replay-page-hint = A computer player:
replay-page-first = Beginning
replay-page-back = Back
replay-page-next = Forward
replay-page-final = End
replay-page-step = Step
replay-page-moves = All moves
