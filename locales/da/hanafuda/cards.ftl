### Kortene, og de ord, som de andre beskeder er lavet af.

# $card: slags og måned, for eksempel hikari-1 (tranen); .definite: det, der lægges og tages
card = { $card ->
    [hikari-1] trane
    [tan-1] fyrrebånd
    [kasu-1] fyrretræ
    [tane-2] nattergal
    [tan-2] blommebånd
    [kasu-2] blomme
    [hikari-3] forhæng
    [tan-3] kirsebærbånd
    [kasu-3] kirsebær
    [tane-4] gøg
    [tan-4] blåregnsbånd
    [kasu-4] blåregn
    [tane-5] bro
    [tan-5] irisbånd
    [kasu-5] iris
    [tane-6] sommerfugle
    [tan-6] pæonbånd
    [kasu-6] pæon
    [tane-7] vildsvin
    [tan-7] kløverbånd
    [kasu-7] kløver
    [hikari-8] måne
    [tane-8] gæs
    [kasu-8] græs
    [tane-9] sakekop
    [tan-9] krysantemumbånd
    [kasu-9] krysantemum
    [tane-10] hjort
    [tan-10] ahornbånd
    [kasu-10] ahorn
    [hikari-11] regnmand
    [tane-11] svale
    [tan-11] pilebånd
    [kasu-11] lyn
    [hikari-12] føniks
   *[kasu-12] kejsertræ
}
    .definite = { $card ->
        [hikari-1] tranen
        [tan-1] fyrrebåndet
        [kasu-1] fyrretræet
        [tane-2] nattergalen
        [tan-2] blommebåndet
        [kasu-2] blommen
        [hikari-3] forhænget
        [tan-3] kirsebærbåndet
        [kasu-3] kirsebærret
        [tane-4] gøgen
        [tan-4] blåregnsbåndet
        [kasu-4] blåregnen
        [tane-5] broen
        [tan-5] irisbåndet
        [kasu-5] irissen
        [tane-6] sommerfuglene
        [tan-6] pæonbåndet
        [kasu-6] pæonen
        [tane-7] vildsvinet
        [tan-7] kløverbåndet
        [kasu-7] kløveren
        [hikari-8] månen
        [tane-8] gæssene
        [kasu-8] græsset
        [tane-9] sakekoppen
        [tan-9] krysantemumbåndet
        [kasu-9] krysantemummen
        [tane-10] hjorten
        [tan-10] ahornbåndet
        [kasu-10] ahornen
        [hikari-11] regnmanden
        [tane-11] svalen
        [tan-11] pilebåndet
        [kasu-11] lynet
        [hikari-12] føniksen
       *[kasu-12] kejsertræet
    }
# Hvor kortet ikke må tages for blomsten: „blank ahorn“
card-full = { $card ->
    [kasu-1] blankt fyrretræ
    [kasu-2] blank blomme
    [kasu-3] blankt kirsebær
    [kasu-4] blank blåregn
    [kasu-5] blank iris
    [kasu-6] blank pæon
    [kasu-7] blank kløver
    [kasu-8] blankt græs
    [kasu-9] blank krysantemum
    [kasu-10] blank ahorn
    [kasu-12] blankt kejsertræ
   *[other] { card }
}
card-object = { $card ->
    [kasu-1] det blanke fyrretræ
    [kasu-2] den blanke blomme
    [kasu-3] det blanke kirsebær
    [kasu-4] den blanke blåregn
    [kasu-5] den blanke iris
    [kasu-6] den blanke pæon
    [kasu-7] den blanke kløver
    [kasu-8] det blanke græs
    [kasu-9] den blanke krysantemum
    [kasu-10] den blanke ahorn
    [kasu-12] det blanke kejsertræ
   *[other] { card.definite }
}
card-missing = { card-object }
# Månedens blomst; 1 til 12
month = { $month ->
    [1] fyrretræ
    [2] blomme
    [3] kirsebær
    [4] blåregn
    [5] iris
    [6] pæon
    [7] kløver
    [8] græs
    [9] krysantemum
    [10] ahorn
    [11] pil
   *[12] kejsertræ
}
month-calendar = { $month ->
    [1] januar
    [2] februar
    [3] marts
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] august
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
number = { $count ->
    [0] nul
    [1] én
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] syv
    [8] otte
    [9] ni
    [10] ti
    [11] elleve
    [12] tolv
   *[other] { $count }
}
# Månedens blanke kort, som i en liste kun hedder som blomsten
plains = { $month ->
    [1] fyrretræer
    [2] blommer
    [3] kirsebær
    [4] blåregn
    [5] iris
    [6] pæoner
    [7] kløver
    [8] græs
    [9] krysantemummer
    [10] ahorn
    [11] lyn
   *[12] kejsertræer
}
# Kun af månedens blanke kort er $count mere end én
card-times = { $count ->
    [1] { card }
   *[other] { number } { plains }
}
card-times-object = { $count ->
    [1] { card.definite }
   *[other] { number } { plains }
}
# Et kort, som to spil kort har to af: “gøg to gange”
card-twice = { $name } to gange
# Hvor måneden allerede er nævnt: „bånd“, „to blanke“
card-within = { $card ->
    [hikari-1] trane
    [tane-2] nattergal
    [hikari-3] forhæng
    [tane-4] gøg
    [tane-5] bro
    [tane-6] sommerfugle
    [tane-7] vildsvin
    [hikari-8] måne
    [tane-8] gæs
    [tane-9] sakekop
    [tane-10] hjort
    [hikari-11] regnmand
    [tane-11] svale
    [kasu-11] lyn
    [hikari-12] føniks
    [tan-1] bånd
    [tan-2] bånd
    [tan-3] bånd
    [tan-4] bånd
    [tan-5] bånd
    [tan-6] bånd
    [tan-7] bånd
    [tan-9] bånd
    [tan-10] bånd
    [tan-11] bånd
   *[other] { $count ->
        [1] { $month ->
            [1] blankt
            [3] blankt
            [8] blankt
            [12] blankt
           *[other] blank
        }
       *[other] { number } blanke
    }
}
card-within-object = { $card ->
    [hikari-1] tranen
    [tane-2] nattergalen
    [hikari-3] forhænget
    [tane-4] gøgen
    [tane-5] broen
    [tane-6] sommerfuglene
    [tane-7] vildsvinet
    [hikari-8] månen
    [tane-8] gæssene
    [tane-9] sakekoppen
    [tane-10] hjorten
    [hikari-11] regnmanden
    [tane-11] svalen
    [kasu-11] lynet
    [hikari-12] føniksen
    [tan-1] båndet
    [tan-2] båndet
    [tan-3] båndet
    [tan-4] båndet
    [tan-5] båndet
    [tan-6] båndet
    [tan-7] båndet
    [tan-9] båndet
    [tan-10] båndet
    [tan-11] båndet
   *[other] { $month ->
        [1] det blanke
        [3] det blanke
        [8] det blanke
        [12] det blanke
       *[other] den blanke
    }
}
points-count = { $count ->
    [1] ét point
   *[other] { number } point
}
# Kort på hånden
cards-left = { $count ->
    [1] ét kort tilbage
   *[other] { number } kort tilbage
}
yaku = { $yaku ->
    [goko] goko
    [shiko] shiko
    [ame_shiko] ame-shiko
    [sanko] sanko
    [inoshikacho] inoshikacho
    [aotan] aotan
    [akatan] akatan
    [tane] tane
    [tan] tan
    [kasu] kasu
    [hanami_de_ippai] hanami de ippai
    [tsukimi_de_ippai] tsukimi de ippai
    [tsukifuda] tsukifuda
    [teshi] teshi
   *[kuttsuki] kuttsuki
}
yaku-worth = { yaku } { $count ->
    [1] ét
   *[other] { number }
}

## Hvad der blev sagt om et kort, og intet andet: hvilket det er, må først siges, når det ligger der

said-slot = det { $slot ->
    [1] første
    [2] andet
    [3] tredje
    [4] fjerde
    [5] femte
    [6] sjette
    [7] syvende
    [8] ottende
   *[9] niende
} kort
said-slot-last = det sidste kort
said-slot-middle = det midterste kort
said-slot-from-right = det { $slot ->
    [1] første
    [2] andet
    [3] tredje
    [4] fjerde
    [5] femte
    [6] sjette
    [7] syvende
    [8] ottende
   *[9] niende
} fra højre
said-month = et { $month ->
    [1] fyrrekort
    [2] blommekort
    [3] kirsebærkort
    [4] blåregnskort
    [5] iriskort
    [6] pæonkort
    [7] kløverkort
    [8] græskort
    [9] krysantemumkort
    [10] ahornkort
    [11] pilekort
   *[12] kejsertrækort
}
said-kind = { $kind ->
    [hikari] et lyst kort
    [tane] et dyr
    [tan] et bånd
   *[kasu] et blankt kort
}
said-ribbon = { $ribbon ->
    [poem] et digtbånd
    [blue] et blåt bånd
   *[plain] et almindeligt bånd
}
