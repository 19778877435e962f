### What a phone's page shows of Hanabi.

shown-my-cards = Moje karty
shown-fireworks = Ohňostroje
shown-discards = Zahozené karty
# Of a firework that has no card yet
shown-firework-empty = { colour-firework }: prázdný

# A card of another player: its place and what it is; and what its owner knows of it
shown-place = { slot-bare }: { $card }
shown-knows = { NAME($player) } ví: { $knowledge }
shown-knows-nothing = { NAME($player) } neví nic

# Of a discarded card of which no other is left
shown-lost = Poslední: už se nedá zahrát.
# Since when a card has been in a hand; 0 is the deal
shown-since = { $turn ->
    [0] v ruce od začátku
   *[other] v ruce od tahu { $turn }
}
# Of the discards, all that can't be played any more. $cards: their names, separated by commas
shown-lost-all = Nenávratně pryč: { $cards }.

# In lessons, by what friends agree on: of a card of another player
shown-chop = zahodí se první
shown-focus = té se nápověda týká
# Before pictures of all that a card can be
shown-possible = { NAME($player) }: { slot-bare } ještě může být

## Buttons that speak to the table; the grammar understands each

deed-my-hand = co vím
deed-status = jak jsme na tom
deed-last = poslední tah
