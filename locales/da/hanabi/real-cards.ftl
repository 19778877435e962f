### Med kort af papir: hvilket der skal vises, og hvor et ligger.

# $due: deal (the first hands) or hand (the card that was drawn); $count: how many to show
card-due = { $due ->
    [deal] { NAME($player) }: { $count ->
        [one] ét kort til
       *[other] { $count } kort
    }. Vis { $count ->
        [one] bagsiden
       *[other] bagsiden af hvert
    }, og tag det så på hånden.
   *[hand] { NAME($player) }, vis bagsiden af det kort, du trak.
}
# $place: hand, fireworks, discards or deck; $slot: the place in the hand
card-lies = { $place ->
    [hand] det er { NAME($player, case: "genitive") } { slot-bare } kort.
    [fireworks] det kort ligger på sit fyrværkeri.
    [discards] det kort ligger i brugtbunken.
   *[deck] det kort hører til i kortstakken.
}
# Cards that were not shown in a search. $place: hand, fireworks, discards or deck; $slot: the place of the only one
cards-away = { $place ->
    [hand] { $count ->
        [one] { NAME($player, case: "genitive") } { slot-bare } kort
       *[other] { $count } af { NAME($player, case: "genitive") } kort
    }
    [fireworks] { cards-count } på fyrværkerierne
    [discards] { cards-count } i brugtbunken
   *[deck] i kortstakken skal der ligge { $count }
}
