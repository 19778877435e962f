### With real cards: which one to show, and where one is.

# $due: deal (one's own hand), field, stock (the turned card) or stock-alone (only its player looks)
card-due = { $due ->
    [deal] { NAME($player) }: { $count ->
        [one] one more card
       *[other] { $count } cards
    } for your hand. Show { $count ->
        [one] its back
       *[other] the back of each
    }; I'll name it to you alone.
    [field] { NAME($player) }: { $count ->
        [one] one more card
       *[other] { $count } cards
    } for the field. Show { $count ->
        [one] its back
       *[other] the back of each
    }.
    [stock-alone] { NAME($player) }, show the back of the top card of the stock. I'll name it to you alone.
   *[stock] { NAME($player) }, turn the top card of the stock and show its back.
}
# $place: hand, field, captured or deck
card-lies = { $place ->
    [hand] { NAME($player) } has that card in hand.
    [field] that card lies in the field.
    [captured] { NAME($player) } captured that card.
   *[deck] that card belongs in the stock.
}
# Cards that were not shown in a search. $place: hand, field, captured or deck
cards-away = { $place ->
    [hand] { $count } in { NAME($player, case: "genitive") } hand
    [captured] { $count } that { NAME($player) } captured
    [field] { $count } in the field
   *[deck] { $count } should be in the stock
}
