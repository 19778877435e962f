### Jak dopadly dohrané hry: nahlas i na stránce.

scores-none-month = Tenhle měsíc ještě není žádná hra dohraná.
scores-none = Zatím není žádná hra dohraná.
scores-none-together = Zatím není dohraná žádná hra, ve které se vyhrává společně.
# $named: whose scores they are, and of which month
scores-none-of = { $named }: žádná dohraná hra.
scores-heading-of = { $named }:
scores-heading-month = Tenhle měsíc:
scores-heading = Celkem:
# $kind: hra a její varianty
scores-line = { $kind }: { $games ->
    [one] jedna hra
    [2] dvě hry
    [few] { $games } hry
   *[other] { $games } her
}, průměr { $mean }, nejlepší výsledek { $best }.
scores-of-them-lost = Z toho { $lost ->
    [one] jedna prohraná.
    [2] dvě prohrané.
    [few] { $lost } prohrané.
   *[other] { $lost } prohraných.
}
# $winners: kdo kolikrát vyhrál
scores-won-by = { $kind }: { $games ->
    [one] jeden zápas
    [few] { $games } zápasy
   *[other] { $games } zápasů
}. Výhry: { $winners }.
scores-perfect = Plný počet bodů: { $times ->
    [0] zatím nikdy
    [one] jednou
   *[other] { $times }krát
}. Her celkem: { $games }.
scores-lost = Prohra: { $times ->
    [0] zatím nikdy
    [one] jednou
   *[other] { $times }krát
}. Her celkem: { $games }.
# $games: her za tento večer
scores-tonight = Dnes večer { $games ->
    [2] dvě hry
    [few] { $games } hry
   *[other] { $games } her
}, průměr { $mean }.

## Stránka

scores-title = Naše výsledky
scores-all-games = Všechny dohrané hry
scores-day = Den
scores-game = Hra
scores-players = Hráči
scores-points = Body
scores-of = { $points } z { $most }
scores-trends = Měsíc po měsíci
scores-picture = Body společných her od nejstarší
scores-picture-told = Body: { $points }.
