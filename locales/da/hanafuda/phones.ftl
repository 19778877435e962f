### What a phone's page shows of Hanafuda and Koi-Koi.

shown-my-cards = Mine kort
shown-field = Kortene på bordet
# The card that the player has looked at
shown-looked = Øverste kort i bunken
shown-captured = { NAME($player) } har taget
shown-your-turn = Din tur.

# On the board that everybody sees: a card in a hand
shown-face-down = Med bagsiden op
shown-called = { $count ->
    [1] Har sagt koi-koi.
   *[other] Har sagt koi-koi { number } gange.
}

## Buttons that speak to the table; the grammar understands each

deed-captured = hvad har jeg taget
deed-points = hvor mange point har jeg
deed-yaku = hvilke yaku har jeg
deed-last = sidste træk
