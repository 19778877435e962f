### Answers to questions.

# An answer about a player: "Anna: ..."
of-player = { NAME($player) }: { $text }
# In a list of what the own hand can take; $cards: "the pine ribbon", "geese or plain"
# $face: which card it is, of several the last
card-may-take = { $card } { $face ->
    [tane-6] take
    [tane-8] take
   *[other] takes
} { $cards }
matches-none = Nothing of yours matches.
takes-nothing = It takes nothing.
# $cards: names, of ribbons their flowers
captured-kind = { $kind ->
    [hikari] { $count ->
        [1] bright { $cards }
       *[other] brights { $cards }
    }
    [tane] { $count ->
        [1] animal { $cards }
       *[other] animals { $cards }
    }
    [tan] { $count ->
        [1] ribbon { $cards }
       *[other] ribbons { $cards }
    }
   *[kasu] { number } plain
}
captured-nothing = Nothing captured yet.
points-of = { NAME($player) } has { $points }.
points-this-round = this round: { $points }.
stock-answer = { $count ->
    [0] The stock is empty.
    [1] One card in the stock.
   *[other] { $count } cards in the stock.
}
month-answer = { month-calendar }, { month }.
dealer-answer = { NAME($player) } is the dealer.
round-answer = round { $round } of { $rounds }, { month-calendar }, { month }.
match-offered = your match stands at round { $round } of { $rounds }. { turn-of } Go on with it?

## Yaku

yaku-not-played = There are no yaku in this game, only points.
yaku-not-in-game = { yaku } isn't played here.
yaku-none = No yaku yet.
yaku-none-near = Nothing is near.
# $yaku: one yaku, or several with their points
yaku-made-points = { $yaku }: { $points }.
# $cards: the cards that are missing
yaku-lacks = { $yaku }: { $count ->
    [1] { $cards } is missing
   *[other] { $cards } are missing
}
# $cards: "two ribbons"
yaku-lacks-more = { $yaku }: { $count ->
    [1] { $cards } is missing
   *[other] { $cards } are missing
}
kind-more = { number } { $kind ->
    [hikari] { $count ->
        [1] bright
       *[other] brights
    }
    [tane] { $count ->
        [1] animal
       *[other] animals
    }
    [tan] { $count ->
        [1] ribbon
       *[other] ribbons
    }
   *[kasu] plain
}
# $lacks: one of the two above; $where: whether all that is missing lies in the field
yaku-can-come = { $lacks }, { $where ->
    [field] in the field now.
   *[hidden] { $count ->
        [1] it can still come.
       *[other] they can still come.
    }
}
yaku-gone-with = { $yaku } can't come any more: { NAME($player) } has { $card }.
yaku-gone = { $yaku } can't come any more.

## What is gone

kinds = { $kind ->
    [hikari] brights
    [tane] animals
    [tan] ribbons
   *[kasu] plain cards
}
ribbons = { $ribbon ->
    [poem] poem ribbons
    [blue] blue ribbons
   *[plain] plain ribbons
}
# Of one card
has-it = { NAME($player) } has it
lies-there = in the field
unseen-it = not seen yet
# Of several
has-cards = { NAME($player) } has { $cards }
lie-there = in the field { $cards }
unseen-count = { number } not seen yet
# $left: how many cards of each of these months are not seen yet
months-left = { $left ->
    [0] all seen: { $months }.
   *[1] all but one seen: { $months }.
}
months-none-gone = No month is nearly gone.

nothing-happened = Nothing has happened yet.
nothing-since = Nothing has happened since your turn.
