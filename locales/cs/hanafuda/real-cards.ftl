### S kartami z papíru: kterou ukázat a kam která patří.

# $due: deal (one's own hand), field, stock (the turned card) or stock-alone (only its player looks)
card-due = { $due ->
    [deal] { NAME($player) }: { $count ->
        [one] ještě jedna karta
        [2] dvě karty
        [few] { $count } karty
       *[other] { $count } karet
    } do ruky. Ukaž kameře { $count ->
        [one] její rub
       *[other] rub každé z nich
    }, řeknu ji jen tobě.
    [field] { NAME($player) }: { $count ->
        [one] ještě jedna karta
        [2] dvě karty
        [few] { $count } karty
       *[other] { $count } karet
    } na stůl. Ukaž kameře { $count ->
        [one] její rub
       *[other] rub každé z nich
    }.
    [stock-alone] { NAME($player, case: "vocative") }, ukaž kameře rub vrchní karty balíčku, řeknu ji jen tobě.
   *[stock] { NAME($player, case: "vocative") }, otoč vrchní kartu balíčku a ukaž kameře její rub.
}
# $place: hand, field, captured or deck
card-lies = { $place ->
    [hand] { NAME($player) } má tuhle kartu v ruce.
    [field] tahle karta leží na stole.
    [captured] { NAME($player) } má tuhle kartu sebranou.
   *[deck] tahle karta patří do balíčku.
}
# Cards that were not shown in a search. $place: hand, field, captured or deck
cards-away = { $place ->
    [hand] { NAME($player, case: "dative") } v ruce { $count ->
        [1] jedna karta
        [2] dvě karty
        [few] { $count } karty
       *[other] { $count } karet
    }
    [captured] { NAME($player, case: "dative") } mezi sebranými { $count ->
        [1] jedna karta
        [2] dvě karty
        [few] { $count } karty
       *[other] { $count } karet
    }
    [field] na stole { $count ->
        [1] jedna karta
        [2] dvě karty
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[deck] v balíčku { $count ->
        [0] už nemá být žádná karta
        [1] má být jedna karta
        [2] mají být dvě karty
        [few] mají být { $count } karty
       *[other] má být { $count } karet
    }
}
