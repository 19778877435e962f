### Help in a game: what the table would do in the asker's place. Only the asker hears it.

# $example: what to say, word for word; $reason: a sentence
hint-given = Try '{ $example }'. { $reason }
# The asked kind of move, if another one is better
hint-better = But '{ $example }' would be better.
# No move of the asked kind is worth it
hint-none = There's no good move of that kind right now.
hint-not-now = It isn't your turn. Ask me when it is.
# An asked-about move is the best one; another one would be better
weighed-best = That's the best move now. { $reason }
weighed-rather = Better: '{ $example }'. { $reason }
# A game without conventions
meant-nothing = There's nothing that players agree on in this game.
hints-off = No hints tonight, then.
hints-on = You can ask for hints again.
hints-are-off = We're playing without hints tonight. 'Hints again' brings them back.
hints-none = Nobody has asked for a hint.
# $counts: for each player who asked
hints-counted = Hints: { $counts }.
hints-of = { NAME($player) } { $count }

## The answer to whether one's last move was good

good-nothing = You haven't made a move yet.
good-yes = Yes, that was the best move. The reason then: { $reason }
good-rather = '{ $example }' would have been better. The reason then: { $reason }

## Notes on one's own cards, only for the asker's ear

# $notes: what is noted about each card
note-taken = Noted: { $note }.
notes-told = Your notes: { $notes }.
notes-none = You have no notes.
notes-forgotten = Your notes are gone.
enough-this-turn = That's enough for this turn. Wait for the next one.
