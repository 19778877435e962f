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
# Since when a card has been in a hand; 0 is the deal
shown-since = { $turn ->
    [0] w ręce od początku
   *[other] w ręce od tury { $turn }
}
# Of the discards, all that can't be played any more. $cards: their names, separated by commas
shown-lost-all = Przepadło na dobre: { $cards }.

# In lessons, by what friends agree on: of a card of another player
shown-chop = pierwsza do odrzucenia
shown-focus = jej dotyczy informacja
# Before pictures of all that a card can be
shown-possible = { NAME($player) }: { slot-bare } może jeszcze być

## Buttons that speak to the table; the grammar understands each

deed-my-hand = co wiem
deed-status = jak stoimy
deed-last = ostatni ruch
