### S kartami z papíru: kterou ukázat a kam která patří.

# $due: deal (the first hands) or hand (the card that was drawn); $count: how many to show
card-due = { $due ->
    [deal] { NAME($player) }: { $count ->
        [one] ještě jedna karta
       *[other] { cards-count }
    }. Ukaž kameře { $count ->
        [one] její rub
       *[other] rub každé z nich
    } a pak si ji dej do ruky.
   *[hand] { NAME($player, case: "vocative") }, ukaž kameře rub dobrané karty.
}
# $place: hand, fireworks, discards or deck; $slot: the place in the hand
card-lies = { $place ->
    [hand] { NAME($player) } má tuhle kartu v ruce, { slot-bare }.
    [fireworks] tahle karta leží na svém ohňostroji.
    [discards] tahle karta leží mezi zahozenými.
   *[deck] tahle karta patří do balíčku.
}
# Cards that were not shown in a search. $place: hand, fireworks, discards or deck; $slot: the place of the only one
cards-away = { $place ->
    [hand] { NAME($player, case: "dative") } { $count ->
        [one] { slot-bare } karta
       *[other] { cards-count }
    }
    [fireworks] na ohňostrojích { cards-count }
    [discards] mezi zahozenými { cards-count }
   *[deck] v balíčku { $count ->
        [0] už nemá být
        [few] mají být
       *[other] má být
    } { cards-count }
}
