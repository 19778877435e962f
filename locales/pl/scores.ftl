### Jak skończyły się gry: na głos i na stronie.

scores-none-month = W tym miesiącu nie ma jeszcze skończonej gry.
scores-none = Nie ma jeszcze skończonej gry.
scores-none-together = Nie ma jeszcze skończonej gry, w której wygrywa się razem.
# $named: whose scores they are, and of which month
scores-none-of = { $named }: ani jednej skończonej gry.
scores-heading-of = { $named }:
scores-heading-month = W tym miesiącu:
scores-heading = Razem:
# $kind: gra i jej warianty
scores-line = { $kind }: { $games ->
    [one] jedna gra
    [2] dwie gry
    [22] dwadzieścia dwie gry
    [32] trzydzieści dwie gry
    [few] { $games } gry
   *[other] { $games } gier
}, średnio { $mean }, najlepszy wynik { $best }.
scores-of-them-lost = W tym { $lost ->
    [one] jedna przegrana.
    [2] dwie przegrane.
    [few] { $lost } przegrane.
   *[other] { $lost } przegranych.
}
# $winners: kto ile razy wygrał
scores-won-by = { $kind }: { $games ->
    [one] jeden mecz
    [few] { $games } mecze
   *[other] { $games } meczów
}. Wygrane: { $winners }.
scores-perfect = Komplet punktów: { $times ->
    [0] jeszcze nigdy
    [one] raz
   *[other] { $times } razy
}. Gier razem: { $games }.
scores-lost = Przegrana: { $times ->
    [0] jeszcze nigdy
    [one] raz
   *[other] { $times } razy
}. Gier razem: { $games }.
# $games: gier tego wieczoru
scores-tonight = Dziś { $games ->
    [2] dwie gry
    [few] { $games } gry
   *[other] { $games } gier
}, średnio { $mean }.

## Strona

scores-title = Nasze wyniki
scores-all-games = Wszystkie skończone gry
scores-day = Dzień
scores-game = Gra
scores-players = Gracze
scores-points = Punkty
scores-of = { $points } z { $most }
scores-trends = Z miesiąca na miesiąc
scores-picture = Punkty wspólnych gier od najstarszej
scores-picture-told = Punkty: { $points }.
