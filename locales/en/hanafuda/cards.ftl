### The cards, and the words of which the other messages are made.

# $card: kind and month, such as hikari-1 (the crane)
card = { $card ->
    [hikari-1] crane
    [tan-1] pine ribbon
    [kasu-1] pine
    [tane-2] warbler
    [tan-2] plum ribbon
    [kasu-2] plum
    [hikari-3] curtain
    [tan-3] cherry ribbon
    [kasu-3] cherry
    [tane-4] cuckoo
    [tan-4] wisteria ribbon
    [kasu-4] wisteria
    [tane-5] bridge
    [tan-5] iris ribbon
    [kasu-5] iris
    [tane-6] butterflies
    [tan-6] peony ribbon
    [kasu-6] peony
    [tane-7] boar
    [tan-7] bush clover ribbon
    [kasu-7] bush clover
    [hikari-8] moon
    [tane-8] geese
    [kasu-8] susuki
    [tane-9] sake cup
    [tan-9] chrysanthemum ribbon
    [kasu-9] chrysanthemum
    [tane-10] deer
    [tan-10] maple ribbon
    [kasu-10] maple
    [hikari-11] rain man
    [tane-11] swallow
    [tan-11] willow ribbon
    [kasu-11] lightning
    [hikari-12] phoenix
   *[kasu-12] paulownia
}
# If a plain card must not be mistaken for its flower
card-full = { $card ->
    [kasu-1] plain pine
    [kasu-2] plain plum
    [kasu-3] plain cherry
    [kasu-4] plain wisteria
    [kasu-5] plain iris
    [kasu-6] plain peony
    [kasu-7] plain bush clover
    [kasu-8] plain susuki
    [kasu-9] plain chrysanthemum
    [kasu-10] plain maple
    [kasu-12] plain paulownia
   *[other] { card }
}
# As the object of laying
card-object = the { card-full }
# As the object of lacking
card-missing = { card-object }
# The flower of a month; $month: 1 to 12
month = { $month ->
    [1] pine
    [2] plum
    [3] cherry
    [4] wisteria
    [5] iris
    [6] peony
    [7] bush clover
    [8] susuki
    [9] chrysanthemum
    [10] maple
    [11] willow
   *[12] paulownia
}
month-calendar = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
# Plain cards of a month, which are called only by their flower in a list
plains = { $month ->
    [1] pines
    [2] plums
    [3] cherries
    [4] wisterias
    [5] irises
    [6] peonies
    [7] bush clovers
    [8] susuki
    [9] chrysanthemums
    [10] maples
    [11] lightnings
   *[12] paulownias
}
# $count is above 1 only for a month's plain cards
card-times = { $count ->
    [1] { card }
   *[other] { number } { plains }
}
# As the object of taking
card-times-object = { card-times }
# A card that two decks have twice: "cuckoo twice"
card-twice = { $name } twice
# If the month was said before: "ribbon", "two plain"
card-within = { $card ->
    [hikari-1] crane
    [tane-2] warbler
    [hikari-3] curtain
    [tane-4] cuckoo
    [tane-5] bridge
    [tane-6] butterflies
    [tane-7] boar
    [hikari-8] moon
    [tane-8] geese
    [tane-9] sake cup
    [tane-10] deer
    [hikari-11] rain man
    [tane-11] swallow
    [kasu-11] lightning
    [hikari-12] phoenix
    [tan-1] ribbon
    [tan-2] ribbon
    [tan-3] ribbon
    [tan-4] ribbon
    [tan-5] ribbon
    [tan-6] ribbon
    [tan-7] ribbon
    [tan-9] ribbon
    [tan-10] ribbon
    [tan-11] ribbon
   *[other] { $count ->
        [1] plain
       *[other] { number } plain
    }
}
# As what is taken
card-within-object = { card-within }
points-count = { $count ->
    [1] one point
   *[other] { number } points
}
# Cards in hand
cards-left = { $count ->
    [1] one card left
   *[other] { number } cards left
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
yaku-worth = { yaku } { number }

## Only what was said about a card: which card it is may only be said once it is laid

said-slot = the { $slot ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[9] ninth
} card
said-slot-last = the last card
said-slot-middle = the middle card
said-slot-from-right = the { $slot ->
    [1] last
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[9] ninth
} card from the right
said-month = { $month ->
    [5] an
   *[other] a
} { month }
said-kind = { $kind ->
    [hikari] a bright
    [tane] an animal
    [tan] a ribbon
   *[kasu] a plain one
}
said-ribbon = { $ribbon ->
    [poem] a poem ribbon
    [blue] a blue ribbon
   *[plain] a plain ribbon
}
