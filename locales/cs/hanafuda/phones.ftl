### What a phone's page shows of Hanafuda and Koi-Koi.

shown-my-cards = Moje karty
shown-field = Karty na stole
# The card that the player has looked at
shown-looked = Vrchní karta balíčku
shown-captured = { NAME($player) } má sebráno
shown-your-turn = Jsi na tahu.

# On the board that everybody sees: a card in a hand
shown-face-down = Rubem nahoru
shown-called = { $count ->
    [1] Ohlášeno koi-koi.
   *[other] Ohlášeno koi-koi: { $count }.
}

## Buttons that speak to the table; the grammar understands each

deed-captured = co mám sebráno
deed-points = kolik mám bodů
deed-yaku = jaké mám jaku
deed-last = poslední tah
