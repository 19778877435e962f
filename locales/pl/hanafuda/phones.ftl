### What a phone's page shows of Hanafuda and Koi-Koi.

shown-my-cards = Moje karty
shown-field = Karty na stole
# The card that the player has looked at
shown-looked = Wierzchnia karta talii
shown-captured = { NAME($player) } ma zebrane
shown-your-turn = Twoja kolej.

# On the board that everybody sees: a card in a hand
shown-face-down = Zakryta
shown-called = { $count ->
    [1] Zapowiedziane koi-koi.
   *[other] Zapowiedziane koi-koi: { $count }.
}

## Buttons that speak to the table; the grammar understands each

deed-captured = co mam zebrane
deed-points = ile mam punktów
deed-yaku = jakie mam yaku
deed-last = ostatni ruch
