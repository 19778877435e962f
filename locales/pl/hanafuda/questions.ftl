### Odpowiedzi na pytania.

# Odpowiedź o jednym graczu: „Anna: ...”
of-player = { NAME($player) }: { $text }
# Na liście tego, co może wziąć ręka; $cards: „sosnową wstążkę”, „gęsi lub zwykłą”
# $face: która to karta, z kilku ostatnia
card-may-take = { $card } { $face ->
    [tane-6] biorą
    [tane-8] biorą
   *[other] bierze
} { $cards }
matches-none = Nic ci nie pasuje.
takes-nothing = Nic nie weźmie.
# $cards: nazwy, a przy wstążkach ich kwiaty
captured-kind = { $kind ->
    [hikari] { $count ->
        [1] jasna karta: { $cards }
       *[other] jasne karty: { $cards }
    }
    [tane] { $count ->
        [1] zwierzę: { $cards }
       *[other] zwierzęta: { $cards }
    }
    [tan] { $count ->
        [1] wstążka: { $cards }
       *[other] wstążki: { $cards }
    }
   *[kasu] { $count ->
        [1] jedna zwykła
        [2] dwie zwykłe
        [few] { number.of-cards } zwykłe
       *[other] { number } zwykłych
    }
}
captured-nothing = Na razie nic.
points-of = { NAME($player) } ma { $points }.
points-this-round = w tej rundzie: { $points }.
stock-answer = { $count ->
    [0] Talia jest pusta.
    [1] W talii jest jedna karta.
    [2] W talii są dwie karty.
    [few] W talii są { number.of-cards } karty.
   *[other] W talii jest { number } kart.
}
month-answer = { month-calendar }, { month }.
dealer-answer = Oya to { NAME($player) }.
# Po tym, czyja kolej: kto dalej, po kolei
turns-after = Dalej: { $players }.
round-answer = { $round ->
    [1] pierwsza
    [2] druga
    [3] trzecia
    [4] czwarta
    [5] piąta
    [6] szósta
    [7] siódma
    [8] ósma
    [9] dziewiąta
    [10] dziesiąta
    [11] jedenasta
   *[12] dwunasta
} runda z { $rounds ->
    [6] sześciu
   *[12] dwunastu
}, { month-calendar }, { month }.
match-offered = { ALONE() ->
    [yes] masz
   *[no] macie
} rozpoczętą partię, { $round ->
    [1] pierwsza
    [2] druga
    [3] trzecia
    [4] czwarta
    [5] piąta
    [6] szósta
    [7] siódma
    [8] ósma
    [9] dziewiąta
    [10] dziesiąta
    [11] jedenasta
   *[12] dwunasta
} runda z { $rounds ->
    [6] sześciu
   *[12] dwunastu
}. { turn-of } Gramy dalej?

## Yaku

yaku-not-played = W tej grze nie ma yaku, liczą się tylko punkty.
yaku-not-in-game = { yaku } tu nie obowiązuje.
yaku-none = Na razie żadnego yaku.
yaku-none-near = Żadne nie jest blisko.
# $yaku: jedno yaku albo kilka z punktami
yaku-made-points = { $yaku }: { $points }.
# $cards: jakich kart brakuje
yaku-lacks = { $yaku }: jeszcze { $cards }
# $cards: „dwie wstążki”
yaku-lacks-more = { $yaku }: jeszcze { $cards }
kind-more = { $kind ->
    [hikari] { $count ->
        [1] jedna jasna
        [2] dwie jasne
        [3] trzy jasne
        [4] cztery jasne
       *[other] pięć jasnych
    }
    [tane] { $count ->
        [1] jedno zwierzę
        [2] dwa zwierzęta
        [3] trzy zwierzęta
        [4] cztery zwierzęta
       *[other] pięć zwierząt
    }
    [tan] { $count ->
        [1] jedna wstążka
        [2] dwie wstążki
        [3] trzy wstążki
        [4] cztery wstążki
       *[other] pięć wstążek
    }
   *[kasu] { $count ->
        [1] jedna zwykła
        [2] dwie zwykłe
        [few] { number.of-cards } zwykłe
       *[other] { number } zwykłych
    }
}
# $lacks: jedno z dwóch zdań wyżej; $where: czy wszystko, czego brakuje, leży na stole
yaku-can-come = { $lacks }, { $where ->
    [field] do wzięcia ze stołu.
   *[hidden] to nadal możliwe.
}
yaku-gone-with = { $yaku } już nie wyjdzie: { $card } ma { NAME($player) }.
yaku-gone = { $yaku } już nie wyjdzie.

## Co już zeszło

kinds = { $kind ->
    [hikari] jasne
    [tane] zwierzęta
    [tan] wstążki
   *[kasu] zwykłe
}
ribbons = { $ribbon ->
    [poem] wstążki z wierszem
    [blue] niebieskie wstążki
   *[plain] zwykłe wstążki
}
# O jednej karcie
has-it = ma { NAME($player) }
lies-there = na stole
unseen-it = jeszcze w grze
# O kilku
has-cards = { NAME($player) } ma { $cards }
lie-there = na stole { $cards }
unseen-count = { $count ->
    [1] jedna karta jeszcze nie wyszła
    [2] dwie karty jeszcze nie wyszły
    [few] { number.of-cards } karty jeszcze nie wyszły
   *[other] { number } kart jeszcze nie wyszło
}
# $left: ile kart każdego z tych miesięcy jeszcze nie wyszło
months-left = { $left ->
    [0] wyszło wszystko: { $months }.
   *[1] została jedna: { $months }.
}
months-none-gone = Żaden miesiąc jeszcze się nie kończy.

nothing-happened = Jeszcze nic się nie wydarzyło.
nothing-since = Od twojej tury nic się nie wydarzyło.

# Jako co liczy się jedna karta i do których yaku; $kind: hikari, tane, tan albo kasu; $count: ile yaku, w grze podstawowej żadne
card-counts = { $name }: { $kind ->
    [hikari] jasna karta
    [tane] zwierzę
    [tan] wstążka
   *[kasu] zwykła karta
}. { $count ->
    [0] Wartość: { $points }.
   *[other] Liczy się do yaku { $yaku }.
}
koi-koi-nobody = W tej rundzie nikt nie powiedział koi-koi.
koi-koi-called = { NAME($player) }: koi-koi { $count ->
    [1] raz
    [2] dwa razy
    [3] trzy razy
    [4] cztery razy
   *[other] { number } razy
}.
