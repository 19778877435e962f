### Med kort af papir: hvilket der skal vises, og hvor et ligger.

# $due: deal (one's own hand), field, stock (the turned card) or stock-alone (only its player looks)
card-due = { $due ->
    [deal] { NAME($player) }: { $count ->
        [one] ét kort mere
       *[other] { $count } kort
    } til hånden. Vis { $count ->
        [one] bagsiden
       *[other] bagsiden af hvert
    }; jeg siger det kun til dig.
    [field] { NAME($player) }: { $count ->
        [one] ét kort mere
       *[other] { $count } kort
    } til bordet. Vis { $count ->
        [one] bagsiden
       *[other] bagsiden af hvert
    }.
    [stock-alone] { NAME($player) }, vis bagsiden af det øverste kort i bunken. Jeg siger det kun til dig.
   *[stock] { NAME($player) }, vend det øverste kort i bunken, og vis dets bagside.
}
# $place: hand, field, captured or deck
card-lies = { $place ->
    [hand] { NAME($player) } har det kort på hånden.
    [field] det kort ligger på bordet.
    [captured] { NAME($player) } har taget det kort.
   *[deck] det kort hører til i bunken.
}
# Cards that were not shown in a search. $place: hand, field, captured or deck
cards-away = { $place ->
    [hand] { $count ->
        [one] ét kort
       *[other] { $count } kort
    } på { NAME($player, case: "genitive") } hånd
    [captured] { $count ->
        [one] ét kort
       *[other] { $count } kort
    } blandt dem, { NAME($player) } har taget
    [field] { $count ->
        [one] ét kort
       *[other] { $count } kort
    } på bordet
   *[deck] i bunken skal der ligge { $count }
}
