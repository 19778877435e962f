### Z kartami z papieru: którą pokazać i gdzie która leży.

# $due: deal (the first hands) or hand (the card that was drawn); $count: how many to show
card-due = { $due ->
    [deal] { NAME($player) }: { $count ->
        [one] jeszcze jedna karta
       *[other] { cards-count }
    }. Pokaż kamerze { $count ->
        [one] jej rewers
       *[other] rewers każdej z nich
    }, a potem weź ją do ręki.
   *[hand] { NAME($player, case: "vocative") }, pokaż kamerze rewers dobranej karty.
}
# $place: hand, fireworks, discards or deck; $slot: the place in the hand
card-lies = { $place ->
    [hand] { NAME($player) } ma tę kartę w ręce, { slot-bare }.
    [fireworks] ta karta leży na swoim fajerwerku.
    [discards] ta karta leży wśród odrzuconych.
   *[deck] ta karta należy do talii.
}
# Cards that were not shown in a search. $place: hand, fireworks, discards or deck; $slot: the place of the only one
cards-away = { $place ->
    [hand] { $count ->
        [one] { slot-bare } karta
       *[other] { cards-count }
    } { NAME($player, case: "genitive") }
    [fireworks] { cards-count } na fajerwerkach
    [discards] { cards-count } wśród odrzuconych
   *[deck] kart w talii ma być { $count }
}
