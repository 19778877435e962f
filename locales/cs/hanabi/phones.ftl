### What a phone's page shows of Hanabi.

shown-my-cards = Moje karty
shown-fireworks = Ohňostroje
shown-discards = Zahozené karty
# A firework without a card
shown-firework-empty = { colour-firework }: prázdný

# Another player's card: its place and what it is; and what its owner knows about it
shown-place = { slot-bare }: { $card }
shown-knows = { NAME($player) } ví: { $knowledge }
shown-knows-nothing = { NAME($player) } neví nic

# A discarded card of which no other copy is left
shown-lost = Poslední: už se nedá zahrát.
# Since when a card has been in a hand; 0 is the deal
shown-since = { $turn ->
    [0] v ruce od začátku
   *[other] v ruce od tahu { $turn }
}
# All discards that were the last copy and can't be played any more. $cards: their names, separated by commas
shown-lost-all = Nenávratně pryč: { $cards }.

# In lessons, by the conventions: about another player's card
shown-chop = zahodí se první
shown-focus = té se nápověda týká
# Before pictures of everything that a card can be
shown-possible = { NAME($player) }: { slot-bare } ještě může být

## Buttons that speak to the table; the grammar understands each

deed-my-hand = co vím
deed-status = jak jsme na tom
deed-last = poslední tah
