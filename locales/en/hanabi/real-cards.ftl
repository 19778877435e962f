### With real cards: which one to show, and where one is.

# $due: deal (the first hands) or hand (the card that was drawn); $count: how many to show
card-due = { $due ->
    [deal] { NAME($player) }: { $count ->
        [one] one more card
       *[other] { $count } cards
    }. Show { $count ->
        [one] its back
       *[other] the back of each
    }, then put it into your hand.
   *[hand] { NAME($player) }, show the back of the card you drew.
}
# $place: hand, fireworks, discards or deck; $slot: the place in the hand
card-lies = { $place ->
    [hand] that is { NAME($player, case: "genitive") } { slot-bare } card.
    [fireworks] that card lies on its firework.
    [discards] that card lies among the discards.
   *[deck] that card belongs in the deck.
}
# Cards that were not shown in a search. $place: hand, fireworks, discards or deck; $slot: the place of the only one
cards-away = { $place ->
    [hand] { $count ->
        [one] { NAME($player, case: "genitive") } { slot-bare } card
       *[other] { $count } of { NAME($player, case: "genitive") } cards
    }
    [fireworks] { $count } on the fireworks
    [discards] { $count } among the discards
   *[deck] { $count } should be in the deck
}
