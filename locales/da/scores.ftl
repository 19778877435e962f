### Hvordan færdige spil gik: sagt højt og som en side.

scores-none-month = I har ikke spillet noget spil færdigt denne måned.
scores-none = I har ikke spillet noget spil færdigt endnu.
scores-none-together = I har endnu ikke spillet et spil færdigt, hvor man vinder sammen.
# $named: whose scores they are, and of which month
scores-none-of = { $named }: ikke noget færdigt spil.
scores-heading-of = { $named }:
scores-heading-month = Denne måned:
scores-heading = I alt:
# $kind: spillet og dets varianter
scores-line = { $kind }: { $games ->
    [one] ét spil
   *[other] { $games } spil
}, { $mean } point i gennemsnit, { $best } som det bedste.
scores-of-them-lost = { $lost ->
    [one] Ét blev tabt.
   *[other] { $lost } blev tabt.
}
# $winners: hvem der har vundet, og hvor tit
scores-won-by = { $kind }: { $games ->
    [one] én kamp
   *[other] { $games } kampe
}. Vundet: { $winners }.
scores-perfect = Fuld score: { $times ->
    [0] ikke endnu
    [one] én gang
   *[other] { $times } gange
}. Spil i alt: { $games }.
scores-lost = Tabt: { $times ->
    [0] ikke endnu
    [one] én gang
   *[other] { $times } gange
}. Spil i alt: { $games }.
# $games: spil i aften
scores-tonight = { $games } spil i aften, { $mean } point i gennemsnit.

## Siden

scores-title = Vores resultater
scores-all-games = Alle færdige spil
scores-day = Dag
scores-game = Spil
scores-players = Spillere
scores-points = Point
scores-of = { $points } af { $most }
scores-trends = Måned for måned
scores-picture = Point i de fælles spil, de ældste først
scores-picture-told = Point: { $points }.
