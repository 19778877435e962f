### Answers to questions.

# An answer about a player: "Anna: ..."
of-player = { NAME($player) }: { $text }
# In a list of what one's own hand can take; $cards: "the pine ribbon", "geese or plain"
# $face: which card it is, of several the last
card-may-take = { $card } { $face ->
    [tane-6] take
    [tane-8] take
   *[other] takes
} { $cards }
matches-none = None of your cards match.
takes-nothing = It takes nothing.
# $cards: names, of ribbons their flowers
captured-kind = { $kind ->
    [hikari] { $count ->
        [1] bright: { $cards }
       *[other] brights: { $cards }
    }
    [tane] { $count ->
        [1] animal: { $cards }
       *[other] animals: { $cards }
    }
    [tan] { $count ->
        [1] ribbon: { $cards }
       *[other] ribbons: { $cards }
    }
   *[kasu] { number } plain
}
captured-nothing = Nothing captured yet.
points-of = { NAME($player) } has { $points }.
points-this-round = this round: { $points }.
stock-answer = { $count ->
    [0] The stock is empty.
    [1] There is one card in the stock.
   *[other] There are { number } cards in the stock.
}
month-answer = { month-calendar }, { month }.
dealer-answer = { NAME($player) } is the dealer.
# After whose turn it is: who plays next, in order
turns-after = Then: { $players }.
round-answer = round { $round } of { $rounds }, { month-calendar }, { month }.
match-offered = your match stands at round { $round } of { $rounds }. { turn-of } Go on with it?

## Yaku

yaku-not-played = There are no yaku in this game, only points.
yaku-not-in-game = { yaku } isn't played here.
yaku-none = No yaku yet.
yaku-none-near = Nothing is close.
# $yaku: one yaku, or several with their points
yaku-made-points = { $yaku }: { $points }.
# $cards: the cards that are missing
yaku-lacks = { $yaku } needs { $cards }
# $cards: "two more ribbons"
yaku-lacks-more = { $yaku } needs { $cards }
kind-more = { number } more { $kind ->
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
   *[kasu] { $count ->
        [1] plain card
       *[other] plain cards
    }
}
# $lacks: one of the two above; $where: whether everything that is missing is in the field
yaku-can-come = { $lacks }, { $where ->
    [field] { $count ->
        [1] which is in the field.
       *[other] which are in the field.
    }
   *[hidden] which can still come.
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
has-it = captured by { NAME($player) }
lies-there = in the field
unseen-it = not seen yet
# Of several
has-cards = { NAME($player) } has { $cards }
lie-there = in the field { $cards }
unseen-count = { number } not seen yet
# $left: how many cards of each of these months have not been seen yet
months-left = { $left ->
    [0] all seen: { $months }.
   *[1] all but one seen: { $months }.
}
months-none-gone = No month is nearly gone.

nothing-happened = Nothing has happened yet.
nothing-since = Nothing has happened since your turn.

# What one card counts as, and for which yaku; $kind: hikari, tane, tan or kasu; $count: how many yaku, none in the basic game
card-counts = { $name }: { $kind ->
    [hikari] a bright
    [tane] an animal
    [tan] a ribbon
   *[kasu] a plain card
}. { $count ->
    [0] Worth { $points }.
   *[other] Counts for { $yaku }.
}
koi-koi-nobody = Nobody has called koi-koi in this round.
koi-koi-called = { NAME($player) } called koi-koi { $count ->
    [1] once
    [2] twice
   *[other] { number } times
}.
