### Z kartami z papieru: którą pokazać i gdzie która leży.

# $due: deal (one's own hand), field, stock (the turned card) or stock-alone (only its player looks)
card-due = { $due ->
    [deal] { NAME($player) }: { $count ->
        [one] jeszcze jedna karta
        [few] { number.of-cards } karty
       *[other] { number } kart
    } do ręki. Pokaż kamerze { $count ->
        [one] jej rewers
       *[other] rewers każdej z nich
    }, powiem ją tylko tobie.
    [field] { NAME($player) }: { $count ->
        [one] jeszcze jedna karta
        [few] { number.of-cards } karty
       *[other] { number } kart
    } na stół. Pokaż kamerze { $count ->
        [one] jej rewers
       *[other] rewers każdej z nich
    }.
    [stock-alone] { NAME($player, case: "vocative") }, pokaż kamerze rewers wierzchniej karty talii, powiem ją tylko tobie.
   *[stock] { NAME($player, case: "vocative") }, odkryj wierzchnią kartę talii i pokaż kamerze jej rewers.
}
# $place: hand, field, captured or deck
card-lies = { $place ->
    [hand] { NAME($player) } ma tę kartę w ręce.
    [field] ta karta leży na stole.
    [captured] { NAME($player) } ma tę kartę zebraną.
   *[deck] ta karta należy do talii.
}
# Cards that were not shown in a search. $place: hand, field, captured or deck
cards-away = { $place ->
    [hand] { $count ->
        [one] jedna karta
        [few] { number.of-cards } karty
       *[other] { number } kart
    } w ręce { NAME($player, case: "genitive") }
    [captured] { $count ->
        [one] jedna karta zebrana
        [few] { number.of-cards } karty zebrane
       *[other] { number } kart zebranych
    } przez { NAME($player, case: "accusative") }
    [field] { $count ->
        [one] jedna karta
        [few] { number.of-cards } karty
       *[other] { number } kart
    } na stole
   *[deck] kart w talii ma być { $count }
}
