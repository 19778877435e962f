### What a phone's page shows of Hanabi.

shown-my-cards = My cards
shown-fireworks = Fireworks
shown-discards = Discards
# Of a firework that has no card yet
shown-firework-empty = { colour-firework }: empty

## Buttons that speak to the table; the grammar understands each

deed-my-hand = what do i know
deed-status = how do we stand
deed-last = last move
