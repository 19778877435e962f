### The results of finished games, spoken and as a page.

scores-none-month = You haven't finished a game this month.
scores-none = You haven't finished a game yet.
scores-none-together = You haven't finished a game yet that you win or lose together.
# $named: whose scores they are, and of which month
scores-none-of = { $named }: no finished game.
scores-heading-of = { $named }:
scores-heading-month = This month:
scores-heading = Overall:
# $kind: the game and its variants
scores-line = { $kind }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $mean } points on average, best { $best }.
scores-of-them-lost = { $lost ->
    [one] One was lost.
   *[other] { $lost } were lost.
}
# $winners: how often each winner won
scores-won-by = { $kind }: { $games ->
    [one] one match
   *[other] { $games } matches
}. Won: { $winners }.
scores-perfect = { $times ->
    [0] No perfect score yet
    [one] One perfect score
   *[other] { $times } perfect scores
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
scores-lost = { $times ->
    [0] Never lost yet
    [one] Lost once
   *[other] Lost { $times } times
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
# $games: played this evening
scores-tonight = { $games ->
    [one] One game
   *[other] { $games } games
} tonight, { $mean } points on average.

## The page

scores-title = Our scores
scores-all-games = All finished games
scores-day = Day
scores-game = Game
scores-players = Players
scores-points = Points
scores-of = { $points } of { $most }
scores-trends = From month to month
scores-picture = Points of the games played together, the oldest first
scores-picture-told = Points: { $points }.
