### Karty i słowa, z których składają się inne komunikaty.

# $card: rodzaj i miesiąc, np. hikari-1 (żuraw); .accusative: co się wykłada i bierze
card = { $card ->
    [hikari-1] żuraw
    [tan-1] sosnowa wstążka
    [kasu-1] sosna
    [tane-2] słowik
    [tan-2] śliwowa wstążka
    [kasu-2] śliwa
    [hikari-3] zasłona
    [tan-3] wiśniowa wstążka
    [kasu-3] wiśnia
    [tane-4] kukułka
    [tan-4] glicyniowa wstążka
    [kasu-4] glicynia
    [tane-5] most
    [tan-5] irysowa wstążka
    [kasu-5] irys
    [tane-6] motyle
    [tan-6] piwoniowa wstążka
    [kasu-6] piwonia
    [tane-7] dzik
    [tan-7] koniczynowa wstążka
    [kasu-7] koniczyna
    [hikari-8] księżyc
    [tane-8] gęsi
    [kasu-8] trawa
    [tane-9] czarka
    [tan-9] chryzantemowa wstążka
    [kasu-9] chryzantema
    [tane-10] jeleń
    [tan-10] klonowa wstążka
    [kasu-10] klon
    [hikari-11] Michikaze
    [tane-11] jaskółka
    [tan-11] wierzbowa wstążka
    [kasu-11] błyskawica
    [hikari-12] feniks
   *[kasu-12] paulownia
}
    .accusative = { $card ->
        [hikari-1] żurawia
        [tan-1] sosnową wstążkę
        [kasu-1] sosnę
        [tane-2] słowika
        [tan-2] śliwową wstążkę
        [kasu-2] śliwę
        [hikari-3] zasłonę
        [tan-3] wiśniową wstążkę
        [kasu-3] wiśnię
        [tane-4] kukułkę
        [tan-4] glicyniową wstążkę
        [kasu-4] glicynię
        [tane-5] most
        [tan-5] irysową wstążkę
        [kasu-5] irys
        [tane-6] motyle
        [tan-6] piwoniową wstążkę
        [kasu-6] piwonię
        [tane-7] dzika
        [tan-7] koniczynową wstążkę
        [kasu-7] koniczynę
        [hikari-8] księżyc
        [tane-8] gęsi
        [kasu-8] trawę
        [tane-9] czarkę
        [tan-9] chryzantemową wstążkę
        [kasu-9] chryzantemę
        [tane-10] jelenia
        [tan-10] klonową wstążkę
        [kasu-10] klon
        [hikari-11] Michikaze
        [tane-11] jaskółkę
        [tan-11] wierzbową wstążkę
        [kasu-11] błyskawicę
        [hikari-12] feniksa
       *[kasu-12] paulownię
    }
# Gdzie karty nie wolno pomylić z kwiatem: „zwykły klon”
card-full = { $card ->
    [kasu-1] zwykła sosna
    [kasu-2] zwykła śliwa
    [kasu-3] zwykła wiśnia
    [kasu-4] zwykła glicynia
    [kasu-5] zwykły irys
    [kasu-6] zwykła piwonia
    [kasu-7] zwykła koniczyna
    [kasu-8] zwykła trawa
    [kasu-9] zwykła chryzantema
    [kasu-10] zwykły klon
    [kasu-12] zwykła paulownia
   *[other] { card }
}
card-object = { $card ->
    [kasu-1] zwykłą sosnę
    [kasu-2] zwykłą śliwę
    [kasu-3] zwykłą wiśnię
    [kasu-4] zwykłą glicynię
    [kasu-5] zwykły irys
    [kasu-6] zwykłą piwonię
    [kasu-7] zwykłą koniczynę
    [kasu-8] zwykłą trawę
    [kasu-9] zwykłą chryzantemę
    [kasu-10] zwykły klon
    [kasu-12] zwykłą paulownię
   *[other] { card.accusative }
}
card-missing = { card }
# Kwiat miesiąca, od 1 do 12
month = { $month ->
    [1] sosna
    [2] śliwa
    [3] wiśnia
    [4] glicynia
    [5] irys
    [6] piwonia
    [7] koniczyna
    [8] trawa
    [9] chryzantema
    [10] klon
    [11] wierzba
   *[12] paulownia
}
    .accusative = { $month ->
        [1] sosnę
        [2] śliwę
        [3] wiśnię
        [4] glicynię
        [5] irys
        [6] piwonię
        [7] koniczynę
        [8] trawę
        [9] chryzantemę
        [10] klon
        [11] wierzbę
       *[12] paulownię
    }
month-calendar = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
}
# Zwykłe karty miesiąca, na liście nazywane samym kwiatem, bez liczby; .genitive: od pięciu; .two i .one: „dwa zwykłe irysy”, ale „dwie zwykłe sosny”
plains = { $month ->
    [1] sosny
    [2] śliwy
    [3] wiśnie
    [4] glicynie
    [5] irysy
    [6] piwonie
    [7] koniczyny
    [8] trawy
    [9] chryzantemy
    [10] klony
    [11] błyskawice
   *[12] paulownie
}
    .genitive = { $month ->
        [1] sosen
        [2] śliw
        [3] wiśni
        [4] glicynii
        [5] irysów
        [6] piwonii
        [7] koniczyn
        [8] traw
        [9] chryzantem
        [10] klonów
        [11] błyskawic
       *[12] paulowni
    }
    .two = { $month ->
        [5] dwa
        [10] dwa
       *[other] dwie
    }
    .one = { $month ->
        [5] zwykły
        [10] zwykły
       *[other] zwykła
    }
    .accusative = { $month ->
        [5] zwykły
        [10] zwykły
       *[other] zwykłą
    }
# $count jest większe od jednego tylko dla zwykłych kart miesiąca
card-times = { $count ->
    [1] { card }
    [2] { plains.two } { plains }
    [3] trzy { plains }
    [4] cztery { plains }
   *[other] { number } { plains.genitive }
}
card-times-object = { $count ->
    [1] { card.accusative }
   *[other] { card-times }
}
# Karta, która w dwóch taliach jest dwa razy: „dwa razy kukułka”
card-twice = dwa razy { $name }
# Gdy miesiąc już padł: „wstążka”, „dwie zwykłe”
card-within = { $card ->
    [hikari-1] żuraw
    [tane-2] słowik
    [hikari-3] zasłona
    [tane-4] kukułka
    [tane-5] most
    [tane-6] motyle
    [tane-7] dzik
    [hikari-8] księżyc
    [tane-8] gęsi
    [tane-9] czarka
    [tane-10] jeleń
    [hikari-11] Michikaze
    [tane-11] jaskółka
    [kasu-11] błyskawica
    [hikari-12] feniks
    [tan-1] wstążka
    [tan-2] wstążka
    [tan-3] wstążka
    [tan-4] wstążka
    [tan-5] wstążka
    [tan-6] wstążka
    [tan-7] wstążka
    [tan-9] wstążka
    [tan-10] wstążka
    [tan-11] wstążka
   *[other] { $count ->
        [1] { plains.one }
        [2] { plains.two } zwykłe
        [3] trzy zwykłe
        [4] cztery zwykłe
       *[other] { number } zwykłych
    }
}
card-within-object = { $card ->
    [hikari-1] żurawia
    [tane-2] słowika
    [hikari-3] zasłonę
    [tane-4] kukułkę
    [tane-5] most
    [tane-6] motyle
    [tane-7] dzika
    [hikari-8] księżyc
    [tane-8] gęsi
    [tane-9] czarkę
    [tane-10] jelenia
    [hikari-11] Michikaze
    [tane-11] jaskółkę
    [kasu-11] błyskawicę
    [hikari-12] feniksa
    [tan-1] wstążkę
    [tan-2] wstążkę
    [tan-3] wstążkę
    [tan-4] wstążkę
    [tan-5] wstążkę
    [tan-6] wstążkę
    [tan-7] wstążkę
    [tan-9] wstążkę
    [tan-10] wstążkę
    [tan-11] wstążkę
   *[other] { plains.accusative }
}
# .of-cards: „dwadzieścia dwie karty”, bo cyfry głos czyta w rodzaju męskim
number = { $count ->
    [0] zero
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
   *[other] { $count }
}
    .of-cards = { $count ->
        [1] jedna
        [2] dwie
        [22] dwadzieścia dwie
        [32] trzydzieści dwie
        [42] czterdzieści dwie
        [52] pięćdziesiąt dwie
        [62] sześćdziesiąt dwie
        [72] siedemdziesiąt dwie
       *[other] { number }
    }
points-count = { $count ->
    [1] jeden punkt
    [few] { number } punkty
   *[other] { number } punktów
}
# Ile kart zostało w ręce
cards-left = { $count ->
    [1] została jedna karta
    [2] zostały dwie karty
    [3] zostały trzy karty
    [4] zostały cztery karty
   *[other] zostało { number } kart
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
yaku-worth = { yaku } za { number }

## Co powiedziano o karcie i nic więcej: która to, wolno zdradzić dopiero, gdy leży

said-slot = { $slot ->
    [1] pierwszą
    [2] drugą
    [3] trzecią
    [4] czwartą
    [5] piątą
    [6] szóstą
    [7] siódmą
    [8] ósmą
   *[9] dziewiątą
} kartę
said-slot-last = ostatnią kartę
said-slot-middle = środkową kartę
said-slot-from-right = { $slot ->
    [1] pierwszą
    [2] drugą
    [3] trzecią
    [4] czwartą
    [5] piątą
    [6] szóstą
    [7] siódmą
    [8] ósmą
   *[9] dziewiątą
} kartę od prawej
said-month = { month.accusative }
said-kind = { $kind ->
    [hikari] jasną
    [tane] zwierzę
    [tan] wstążkę
   *[kasu] zwykłą
}
said-ribbon = { $ribbon ->
    [poem] wstążkę z wierszem
    [blue] niebieską wstążkę
   *[plain] zwykłą wstążkę
}
