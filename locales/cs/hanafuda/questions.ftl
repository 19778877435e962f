### Odpovědi na otázky.

# Odpověď o jednom hráči: „Anna: ...“
of-player = { NAME($player) }: { $text }
# V seznamu toho, co může ruka vzít; $cards: „borovou stužku“, „husy nebo kasu“
# $face: která karta to je, z několika ta poslední
card-may-take = { $card } { $face ->
    [tane-6] berou
    [tane-8] berou
   *[other] bere
} { $cards }
matches-none = Nemáš čím brát.
takes-nothing = Nevezme nic.
# $cards: jména, u stužek jejich květiny
captured-kind = { $kind ->
    [hikari] { $count ->
        [1] světlo: { $cards }
       *[other] světla: { $cards }
    }
    [tane] { $count ->
        [1] zvíře: { $cards }
       *[other] zvířata: { $cards }
    }
    [tan] { $count ->
        [1] stužka: { $cards }
       *[other] stužky: { $cards }
    }
   *[kasu] { $count ->
        [1] jedno kasu
        [2] dvě kasu
       *[other] { number } kasu
    }
}
captured-nothing = Zatím nic.
points-of = { NAME($player) } má { $points }.
points-this-round = v tomhle kole: { $points }.
stock-answer = { $count ->
    [0] Balíček je prázdný.
    [1] V balíčku je jedna karta.
    [2] V balíčku jsou dvě karty.
    [few] V balíčku jsou { number } karty.
   *[other] V balíčku je { number } karet.
}
month-answer = { month-calendar }, { month }.
dealer-answer = Oja je { NAME($player) }.
# Po tom, kdo je na tahu: kdo další, popořadě
turns-after = Dál: { $players }.
round-answer = { $round ->
    [1] první
    [2] druhé
    [3] třetí
    [4] čtvrté
    [5] páté
    [6] šesté
    [7] sedmé
    [8] osmé
    [9] deváté
    [10] desáté
    [11] jedenácté
   *[12] dvanácté
} kolo { $rounds ->
    [6] ze šesti
   *[12] z dvanácti
}, { month-calendar }, { month }.
match-offered = { ALONE() ->
    [yes] máš
   *[no] máte
} rozehranou partii, { $round ->
    [1] první
    [2] druhé
    [3] třetí
    [4] čtvrté
    [5] páté
    [6] šesté
    [7] sedmé
    [8] osmé
    [9] deváté
    [10] desáté
    [11] jedenácté
   *[12] dvanácté
} kolo { $rounds ->
    [6] ze šesti
   *[12] z dvanácti
}. { turn-of } Hrát dál?

## Jaku

yaku-not-played = V téhle hře se jaku nehrají, počítají se jen body.
yaku-not-in-game = { yaku } se tady nehraje.
yaku-none = Zatím žádné jaku.
yaku-none-near = Žádné není na dosah.
# $yaku: jedno jaku, nebo několik s body
yaku-made-points = { $yaku }: { $points }.
# $cards: které karty chybí
yaku-lacks = { $yaku }: chybí { $cards }
# $cards: „dvě stužky“
yaku-lacks-more = { $yaku }: chybí { $cards }
kind-more = { $kind ->
    [hikari] { $count ->
        [1] jedno světlo
        [2] dvě světla
        [3] tři světla
        [4] čtyři světla
       *[other] pět světel
    }
    [tane] { $count ->
        [1] jedno zvíře
        [2] dvě zvířata
        [3] tři zvířata
        [4] čtyři zvířata
       *[other] pět zvířat
    }
    [tan] { $count ->
        [1] jedna stužka
        [2] dvě stužky
        [3] tři stužky
        [4] čtyři stužky
       *[other] pět stužek
    }
   *[kasu] { $count ->
        [1] jedno kasu
        [2] dvě kasu
       *[other] { number } kasu
    }
}
# $lacks: jedna ze dvou vět výš; $where: jestli všechno, co chybí, leží na stole
yaku-can-come = { $lacks }, { $where ->
    [field] { $count ->
        [1] leží na stole.
       *[other] všechno leží na stole.
    }
   *[hidden] ještě to jde.
}
yaku-gone-with = { $yaku } už nejde: { $card } má { NAME($player) }.
yaku-gone = { $yaku } už nejde.

## Co už padlo

kinds = { $kind ->
    [hikari] světla
    [tane] zvířata
    [tan] stužky
   *[kasu] kasu
}
ribbons = { $ribbon ->
    [poem] stužky s básní
    [blue] modré stužky
   *[plain] obyčejné stužky
}
# O jedné kartě
has-it = má { NAME($player) }
lies-there = na stole
unseen-it = ještě ve hře
# O několika
has-cards = { NAME($player) } má { $cards }
lie-there = na stole { $cards }
unseen-count = { $count ->
    [1] jedna karta ještě nepadla
    [2] dvě karty ještě nepadly
    [3] tři karty ještě nepadly
    [4] čtyři karty ještě nepadly
   *[other] { number } karet ještě nepadlo
}
# $left: kolik karet každého z těchhle měsíců ještě nepadlo
months-left = { $left ->
    [0] padlo všechno: { $months }.
   *[1] zbývá jedna: { $months }.
}
months-none-gone = Žádný měsíc ještě nedochází.

nothing-happened = Zatím se nic nestalo.
nothing-since = Od tvého tahu se nic nestalo.

# Jako co se počítá jedna karta a do kterých jaku; $kind: hikari, tane, tan nebo kasu; $count: kolik jaku, v základní hře žádné
card-counts = { $name }: { $kind ->
    [hikari] světlo
    [tane] zvíře
    [tan] stužka
   *[kasu] kasu
}. { $count ->
    [0] Má cenu { $points }.
    [1] Počítá se do jaku { $yaku }.
   *[other] Počítá se do jaku { $yaku }.
}
koi-koi-nobody = V tomhle kole koi-koi nikdo neřekl.
koi-koi-called = { NAME($player) }: koi-koi { $count ->
    [1] jednou
    [2] dvakrát
    [3] třikrát
    [4] čtyřikrát
   *[other] { number }krát
}.
