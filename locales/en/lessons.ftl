### Lessons: what the teacher says at any table, like a patient friend: in short sentences, news first.

# The titles
lesson-begin = Hanabi in ten minutes
lesson-friends = what friends agree on
lesson-variants = the variants
lesson-koikoi = Koi-Koi
lesson-steering = phones, private ears, and controlling the table

# $number: the lesson's number; $title: its name
lesson-begins = Lesson { $number }: { $title }. I deal, you decide, and nothing can go wrong.
lesson-goes-on = Lesson { $number }, { $title }. We're at step { $step }.
lesson-listed = { $number }: { $title }
lessons-are = { $lessons }. Which one?
lesson-next = Lesson { $number } is { $title }. Go on with it?
lesson-all-done = That was the last lesson. { SAY("Say", typed: "Type") } 'quit', and play.
lesson-left = Next time, 'teach me' goes on from here.
lesson-not-now = Not yet.
# $example: the right answer, as it can be said
lesson-shown = For example: { $example }.
help-lesson = Answer, or ask about the cards. 'Again' says the step again, 'back' goes to the one before, 'skip' leaves it out. 'Why' explains, 'show me' gives the answer, 'quit' leaves.
# If a word for leaving is a move of the game: a call
help-lesson-call = Answer, or ask about the cards. 'Again' says the step again, 'back' goes to the one before, 'skip' leaves it out. 'Why' explains, 'show me' gives the answer, 'quit the lesson' leaves.
example-lesson = show me

## The puzzle of the day

# $day: a date without its year
puzzle-begins = The puzzle for { $day }. It's your turn, and one move is clearly best.
puzzle-ask = What do you do?
# $reason: a sentence
puzzle-right = That's it. { $reason }
puzzle-wrong = There's something better. Try again, or { SAY("say", typed: "type") } 'show me'.
# $example: the best move, as it can be said
puzzle-shown = The best move is '{ $example }'. { $reason }
# What it was about
puzzle-theme = { $theme ->
    [danger] It was about avoiding a strike.
    [last-clue] It was about the last clue.
    [finesse] It was about a finesse.
    [save] It was about saving a card.
    [endgame] It was about the endgame.
   *[pace] It was about keeping up the pace.
}
puzzle-done = That was the puzzle. 'Again' tells it once more, 'quit' closes it.
puzzle-left = There's a new puzzle every day.
help-puzzle = One move is best: { SAY("say", typed: "type") } it as in a game. First ask about anything: 'what do I know', 'fireworks', 'history'. 'A small hint' tells what kind of move it is, 'show me' gives the answer, 'again' tells the puzzle once more, 'back to the game' leaves it.

## What somebody should practise

# $count: how many of the last games were examined; what was missed follows
practise-games = { $count ->
    [one] In your last game:
   *[other] In your last { $count } games:
}
practise-well = { $count ->
    [one] I saw nothing to practise in your last game.
   *[other] I saw nothing to practise in your last { $count } games.
}
# $count: how often; a sentence of its own
practise-times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
practise-hint = { practise-times } you discarded a card though clues told you to play another one.
practise-saved = { practise-times } you discarded the last card of its kind, though you'd been given a clue about it.
practise-guessed = { practise-times } you played a card that no clue had told you to play, and it didn't fit.
practise-known = { practise-times } you gave a clue that told nobody anything new.
# $lessons: their numbers, $count: how many
practise-lessons-sat = { $count ->
    [one] Lesson { $lessons } went well.
   *[other] Lessons { $lessons } went well.
}
# $count: the number of answers, $helped: how many of them needed help
practise-lesson-again = Lesson { $number }, { $title }, is worth another go: you needed help with { $helped } of { $count } answers.
practise-nothing = I don't know enough yet. { SAY("Say", typed: "Type") } 'teach me', or finish a game of Hanabi first.
practise-begins = A position from one of your games, turn { $turn }. It's your turn.
# $day: a date without its year
practise-begins-of-day = A position from your game on { $day }, turn { $turn }. It's your turn.
practise-done = That was the position. 'Again' tells it once more, 'quit' closes it.
practise-left = Ask again whenever you like: 'what should I practise'.
learned-forgotten = I've forgotten how your lessons and games went.

## On a phone: the buttons that steer a lesson

deed-lesson-again = again
deed-lesson-why = why
deed-lesson-show = show me
deed-lesson-skip = skip
deed-lesson-back = one step back
deed-lesson-leave = quit the lesson
deed-puzzle-leave = back to the game
