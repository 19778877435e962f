### What a phone's page shows of Hanabi.

shown-my-cards = Moje karty
shown-fireworks = Fajerwerki
shown-discards = Odrzucone karty
# Of a firework that has no card yet
shown-firework-empty = { colour-firework }: pusty

# A card of another player: its place and what it is; and what its owner knows of it
shown-place = { slot-bare }: { $card }
shown-knows = { NAME($player) } wie: { $knowledge }
shown-knows-nothing = { NAME($player) } nic nie wie

# Of a discarded card of which no other is left
shown-lost = Ostatnia: już nie da się jej zagrać.

## Buttons that speak to the table; the grammar understands each

deed-my-hand = co wiem
deed-status = jak stoimy
deed-last = ostatni ruch
