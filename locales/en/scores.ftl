### What finished games came to, told and as a page.

scores-none-month = You've finished no game this month.
scores-none = You've finished no game yet.
scores-heading-month = This month:
scores-heading = All together:
# $kind: the game and its variants
scores-line = { $kind }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $mean } points on average, { $best } at best.
scores-of-them-lost = { $lost ->
    [one] One was lost.
   *[other] { $lost } were lost.
}
# $winners: for each who won, how often
scores-won-by = { $kind }: { $games ->
    [one] one match
   *[other] { $games } matches
}. Won: { $winners }.
scores-perfect = Every point { $times ->
    [0] never yet
    [one] once
   *[other] { $times } times
} in { $games } games.
scores-lost = { $times ->
    [0] Lost never yet
    [one] Lost once
   *[other] Lost { $times } times
} in { $games } games.
# $games: played this evening
scores-tonight = { $games } games tonight, { $mean } points on average.

## The page

scores-title = Our scores
scores-all-games = All finished games
scores-day = Day
scores-game = Game
scores-players = Players
scores-points = Points
scores-of = { $points } of { $most }
scores-picture = Points of the games played together, the oldest first
scores-picture-told = Points: { $points }.
