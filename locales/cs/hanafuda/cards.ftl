### Karty a slova, ze kterých se skládají ostatní zprávy. „Kasu“ se neskloňuje a je středního rodu.

# $card: druh a měsíc, třeba hikari-1 (jeřáb); .accusative: co se vykládá a bere
card = { $card ->
    [hikari-1] jeřáb
    [tan-1] borová stužka
    [kasu-1] borovice
    [tane-2] pěnice
    [tan-2] švestková stužka
    [kasu-2] švestka
    [hikari-3] zástěna
    [tan-3] třešňová stužka
    [kasu-3] třešeň
    [tane-4] kukačka
    [tan-4] wisteriová stužka
    [kasu-4] wisterie
    [tane-5] most
    [tan-5] kosatcová stužka
    [kasu-5] kosatec
    [tane-6] motýli
    [tan-6] pivoňková stužka
    [kasu-6] pivoňka
    [tane-7] divočák
    [tan-7] lespedézová stužka
    [kasu-7] lespedéza
    [hikari-8] měsíc
    [tane-8] husy
    [kasu-8] ozdobnice
    [tane-9] sake
    [tan-9] chryzantémová stužka
    [kasu-9] chryzantéma
    [tane-10] jelen
    [tan-10] javorová stužka
    [kasu-10] javor
    [hikari-11] Mičikaze
    [tane-11] vlaštovka
    [tan-11] vrbová stužka
    [kasu-11] blesk
    [hikari-12] fénix
   *[kasu-12] paulovnie
}
    .accusative = { $card ->
        [hikari-1] jeřába
        [tan-1] borovou stužku
        [kasu-1] borovici
        [tane-2] pěnici
        [tan-2] švestkovou stužku
        [kasu-2] švestku
        [hikari-3] zástěnu
        [tan-3] třešňovou stužku
        [kasu-3] třešeň
        [tane-4] kukačku
        [tan-4] wisteriovou stužku
        [kasu-4] wisterii
        [tane-5] most
        [tan-5] kosatcovou stužku
        [kasu-5] kosatec
        [tane-6] motýly
        [tan-6] pivoňkovou stužku
        [kasu-6] pivoňku
        [tane-7] divočáka
        [tan-7] lespedézovou stužku
        [kasu-7] lespedézu
        [hikari-8] měsíc
        [tane-8] husy
        [kasu-8] ozdobnici
        [tane-9] sake
        [tan-9] chryzantémovou stužku
        [kasu-9] chryzantému
        [tane-10] jelena
        [tan-10] javorovou stužku
        [kasu-10] javor
        [hikari-11] Mičikazeho
        [tane-11] vlaštovku
        [tan-11] vrbovou stužku
        [kasu-11] blesk
        [hikari-12] fénixe
       *[kasu-12] paulovnii
    }
# Kde se karta nesmí splést s květinou: „javorové kasu“
card-full = { $card ->
    [kasu-1] borové kasu
    [kasu-2] švestkové kasu
    [kasu-3] třešňové kasu
    [kasu-4] wisteriové kasu
    [kasu-5] kosatcové kasu
    [kasu-6] pivoňkové kasu
    [kasu-7] lespedézové kasu
    [kasu-8] ozdobnicové kasu
    [kasu-9] chryzantémové kasu
    [kasu-10] javorové kasu
    [kasu-12] paulovniové kasu
   *[other] { card }
}
card-object = { $card ->
    [kasu-1] borové kasu
    [kasu-2] švestkové kasu
    [kasu-3] třešňové kasu
    [kasu-4] wisteriové kasu
    [kasu-5] kosatcové kasu
    [kasu-6] pivoňkové kasu
    [kasu-7] lespedézové kasu
    [kasu-8] ozdobnicové kasu
    [kasu-9] chryzantémové kasu
    [kasu-10] javorové kasu
    [kasu-12] paulovniové kasu
   *[other] { card.accusative }
}
card-missing = { card }
# Květina měsíce, 1 až 12
month = { $month ->
    [1] borovice
    [2] švestka
    [3] třešeň
    [4] wisterie
    [5] kosatec
    [6] pivoňka
    [7] lespedéza
    [8] ozdobnice
    [9] chryzantéma
    [10] javor
    [11] vrba
   *[12] paulovnie
}
    .accusative = { $month ->
        [1] borovici
        [2] švestku
        [3] třešeň
        [4] wisterii
        [5] kosatec
        [6] pivoňku
        [7] lespedézu
        [8] ozdobnici
        [9] chryzantému
        [10] javor
        [11] vrbu
       *[12] paulovnii
    }
month-calendar = { $month ->
    [1] leden
    [2] únor
    [3] březen
    [4] duben
    [5] květen
    [6] červen
    [7] červenec
    [8] srpen
    [9] září
    [10] říjen
    [11] listopad
   *[12] prosinec
}
# Obyčejné karty měsíce, kterým se v seznamu říká jen květinou; .genitive: od pěti
plains = { $month ->
    [1] borovice
    [2] švestky
    [3] třešně
    [4] wisterie
    [5] kosatce
    [6] pivoňky
    [7] lespedézy
    [8] ozdobnice
    [9] chryzantémy
    [10] javory
    [11] blesky
   *[12] paulovnie
}
    .genitive = { $month ->
        [1] borovic
        [2] švestek
        [3] třešní
        [4] wisterií
        [5] kosatců
        [6] pivoněk
        [7] lespedéz
        [8] ozdobnic
        [9] chryzantém
        [10] javorů
        [11] blesků
       *[12] paulovnií
    }
    .two = { $month ->
        [5] dva
        [10] dva
        [11] dva
       *[other] dvě
    }
# $count je větší než jedna jen u obyčejných karet měsíce
card-times = { $count ->
    [1] { card }
    [2] { plains.two } { plains }
    [3] tři { plains }
    [4] čtyři { plains }
   *[other] { number } { plains.genitive }
}
card-times-object = { $count ->
    [1] { card.accusative }
   *[other] { card-times }
}
# Karta, která je ve dvou balíčcích dvakrát: „dvakrát kukačka“
card-twice = dvakrát { $name }
# Kde už měsíc zazněl: „stužka“, „dvě kasu“
card-within = { $card ->
    [hikari-1] jeřáb
    [tane-2] pěnice
    [hikari-3] zástěna
    [tane-4] kukačka
    [tane-5] most
    [tane-6] motýli
    [tane-7] divočák
    [hikari-8] měsíc
    [tane-8] husy
    [tane-9] sake
    [tane-10] jelen
    [hikari-11] Mičikaze
    [tane-11] vlaštovka
    [kasu-11] blesk
    [hikari-12] fénix
    [tan-1] stužka
    [tan-2] stužka
    [tan-3] stužka
    [tan-4] stužka
    [tan-5] stužka
    [tan-6] stužka
    [tan-7] stužka
    [tan-9] stužka
    [tan-10] stužka
    [tan-11] stužka
   *[other] { $count ->
        [1] kasu
        [2] dvě kasu
       *[other] { number } kasu
    }
}
card-within-object = { $card ->
    [hikari-1] jeřába
    [tane-2] pěnici
    [hikari-3] zástěnu
    [tane-4] kukačku
    [tane-5] most
    [tane-6] motýly
    [tane-7] divočáka
    [hikari-8] měsíc
    [tane-8] husy
    [tane-9] sake
    [tane-10] jelena
    [hikari-11] Mičikazeho
    [tane-11] vlaštovku
    [kasu-11] blesk
    [hikari-12] fénixe
    [tan-1] stužku
    [tan-2] stužku
    [tan-3] stužku
    [tan-4] stužku
    [tan-5] stužku
    [tan-6] stužku
    [tan-7] stužku
    [tan-9] stužku
    [tan-10] stužku
    [tan-11] stužku
   *[other] kasu
}
number = { $count ->
    [0] nula
    [1] jedna
    [2] dva
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
    [8] osm
    [9] devět
    [10] deset
    [11] jedenáct
    [12] dvanáct
   *[other] { $count }
}
points-count = { $count ->
    [1] jeden bod
    [2] dva body
    [3] tři body
    [4] čtyři body
   *[other] { number } bodů
}
# Kolik karet je ještě v ruce
cards-left = { $count ->
    [1] zbývá jedna karta
    [2] zbývají dvě karty
    [3] zbývají tři karty
    [4] zbývají čtyři karty
   *[other] zbývá { number } karet
}
yaku = { $yaku ->
    [goko] gokó
    [shiko] šikó
    [ame_shiko] ame-šikó
    [sanko] sankó
    [inoshikacho] inošikačó
    [aotan] aotan
    [akatan] akatan
    [tane] tane
    [tan] tan
    [kasu] kasu
    [hanami_de_ippai] hanami de ippai
    [tsukimi_de_ippai] cukimi de ippai
    [tsukifuda] cukifuda
    [teshi] teši
   *[kuttsuki] kutcuki
}
yaku-worth = { yaku } za { $count ->
    [1] jeden
   *[other] { number }
}

## Co se o kartě řeklo, a nic víc: která to je, se smí říct, až bude ležet

said-slot = { $slot ->
    [1] první
    [2] druhou
    [3] třetí
    [4] čtvrtou
    [5] pátou
    [6] šestou
    [7] sedmou
    [8] osmou
   *[9] devátou
} kartu
said-slot-last = poslední kartu
said-slot-middle = prostřední kartu
said-slot-from-right = { $slot ->
    [1] první
    [2] druhou
    [3] třetí
    [4] čtvrtou
    [5] pátou
    [6] šestou
    [7] sedmou
    [8] osmou
   *[9] devátou
} kartu zprava
said-month = { month.accusative }
said-kind = { $kind ->
    [hikari] světlo
    [tane] zvíře
    [tan] stužku
   *[kasu] kasu
}
said-ribbon = { $ribbon ->
    [poem] stužku s básní
    [blue] modrou stužku
   *[plain] obyčejnou stužku
}
