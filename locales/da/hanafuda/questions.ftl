### Svar på spørgsmål.

# Et svar om en spiller: „Anna: ...“
of-player = { NAME($player) }: { $text }
# I listen over det, som hånden kan tage; $cards: „fyrrebåndet“, „gæssene eller det blanke“
card-may-take = { $card } tager { $cards }
matches-none = Ingen af dine kort passer.
takes-nothing = Det tager ikke noget.
# $cards: navne, ved bånd deres blomster
captured-kind = { $kind ->
    [hikari] { $count ->
        [1] lyst: { $cards }
       *[other] lyse: { $cards }
    }
    [tane] dyr: { $cards }
    [tan] bånd: { $cards }
   *[kasu] { $count ->
        [1] ét blankt
       *[other] { number } blanke
    }
}
captured-nothing = Intet endnu.
points-of = { NAME($player) } har { $points }.
points-this-round = i denne runde: { $points }.
stock-answer = { $count ->
    [0] Bunken er tom.
    [1] Der er ét kort i bunken.
   *[other] Der er { number } kort i bunken.
}
month-answer = { month-calendar }, { month }.
dealer-answer = { NAME($player) } er oya.
# Efter hvis tur det er: hvem så, i rækkefølge
turns-after = Derefter: { $players }.
round-answer = runde { $round } af { $rounds }, { month-calendar }, { month }.
match-offered = { ALONE() ->
    [yes] dit
   *[no] jeres
} spil er nået til runde { $round } af { $rounds }. { turn-of } Vil { ALONE() ->
    [yes] du
   *[no] I
} spille videre?

## Yaku

yaku-not-played = Der er ingen yaku i det her spil, kun point.
yaku-not-in-game = { yaku } spilles ikke her.
yaku-none = Ingen yaku endnu.
yaku-none-near = Ingen yaku er tæt på.
# $yaku: én yaku eller flere med deres point
yaku-made-points = { $yaku }: { $points }.
# $cards: de kort, der mangler
yaku-lacks = { $yaku }: mangler { $cards }
# $cards: „to bånd“
yaku-lacks-more = { $yaku }: mangler { $cards }
kind-more = { $kind ->
    [hikari] { $count ->
        [1] ét lyst
       *[other] { number } lyse
    }
    [tane] { $count ->
        [1] ét dyr
       *[other] { number } dyr
    }
    [tan] { $count ->
        [1] ét bånd
       *[other] { number } bånd
    }
   *[kasu] { $count ->
        [1] ét blankt
       *[other] { number } blanke
    }
}
# $lacks: en af de to ovenfor; $where: om alt, hvad der mangler, ligger på bordet
yaku-can-come = { $lacks }, som { $where ->
    [field] ligger på bordet.
   *[hidden] stadig kan komme.
}
yaku-gone-with = { $yaku } kan ikke komme mere: { NAME($player) } har { $card }.
yaku-gone = { $yaku } kan ikke komme mere.

## Hvad der er væk

kinds = { $kind ->
    [hikari] lyse kort
    [tane] dyr
    [tan] bånd
   *[kasu] blanke kort
}
ribbons = { $ribbon ->
    [poem] digtbånd
    [blue] blå bånd
   *[plain] almindelige bånd
}
# Om ét kort
has-it = taget af { NAME($player) }
lies-there = på bordet
unseen-it = ikke set endnu
# Om flere
has-cards = { NAME($player) } har { $cards }
lie-there = på bordet { $cards }
unseen-count = { $count ->
    [1] ét ikke set endnu
   *[other] { number } ikke set endnu
}
# $left: hvor mange kort af hver af disse måneder der ikke er set endnu
months-left = { $left ->
    [0] alle set: { $months }.
   *[1] alle set på nær ét: { $months }.
}
months-none-gone = Ingen måned er ved at slippe op.

nothing-happened = Der er ikke sket noget endnu.
nothing-since = Der er ikke sket noget siden din tur.

# Hvad et kort tæller som, og til hvilke yaku; $kind: hikari, tane, tan eller kasu; $count: hvor mange yaku, ingen i grundspillet
card-counts = { $name }: { $kind ->
    [hikari] et lyst kort
    [tane] et dyr
    [tan] et bånd
   *[kasu] et blankt kort
}. { $count ->
    [0] Det er { $points } værd.
   *[other] Det tæller til { $yaku }.
}
koi-koi-nobody = Ingen har sagt koi-koi i denne runde.
koi-koi-called = { NAME($player) } har sagt koi-koi { $count ->
    [1] én gang
    [2] to gange
   *[other] { number } gange
}.
