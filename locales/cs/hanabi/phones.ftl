### What a phone's page shows of Hanabi.

shown-my-cards = Moje karty
shown-fireworks = Ohňostroje
shown-discards = Zahozené karty
# Of a firework that has no card yet
shown-firework-empty = { colour-firework }: prázdný

## Buttons that speak to the table; the grammar understands each

deed-my-hand = co vím
deed-status = jak jsme na tom
deed-last = poslední tah
