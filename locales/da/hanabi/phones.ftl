### What a phone's page shows of Hanabi.

shown-my-cards = Mine kort
shown-fireworks = Fyrværkeri
shown-discards = Smidte kort
# Of a firework that has no card yet
shown-firework-empty = { colour-firework }: tom

## Buttons that speak to the table; the grammar understands each

deed-my-hand = hvad ved jeg
deed-status = hvordan står det
deed-last = sidste træk
