### What a phone's page shows of Hanafuda and Koi-Koi.

shown-my-cards = My cards
shown-field = Field
# The card that the player has looked at
shown-looked = Top of the stock
shown-captured = { NAME($player) } captured
shown-your-turn = Your turn.

# On the board that everybody sees: a card in a hand
shown-face-down = Face down
shown-called = { $count ->
    [1] Called koi-koi.
   *[other] Called koi-koi { number } times.
}

## Buttons that speak to the table; the grammar understands each

deed-captured = what have I captured
deed-points = what is the score
deed-yaku = my yaku
deed-last = last move
