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

## Buttons that speak to the table; the grammar understands each

deed-my-hand = co vím
deed-status = jak jsme na tom
deed-last = poslední tah
