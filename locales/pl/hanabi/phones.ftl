### What a phone's page shows of Hanabi.

shown-my-cards = Moje karty
shown-fireworks = Fajerwerki
shown-discards = Odrzucone karty
# A firework without a card
shown-firework-empty = { colour-firework }: pusty

# Another player's card: its place and what it is; and what its owner knows about it
shown-place = { slot-bare }: { $card }
shown-knows = { NAME($player) } wie: { $knowledge }
shown-knows-nothing = { NAME($player) } nic nie wie

# A discarded card of which no other copy is left
shown-lost = Ostatnia: już nie da się jej zagrać.
# Since when a card has been in a hand; 0 is the deal
shown-since = { $turn ->
    [0] w ręce od początku
   *[other] w ręce od tury { $turn }
}
# All discards that were the last copy and can't be played any more. $cards: their names, separated by commas
shown-lost-all = Przepadło na dobre: { $cards }.

# In lessons, by the conventions: about another player's card
shown-chop = pierwsza do odrzucenia
shown-focus = jej dotyczy informacja
# Before pictures of everything that a card can be
shown-possible = { NAME($player) }: { slot-bare } może jeszcze być

## Buttons that speak to the table; the grammar understands each

deed-my-hand = co wiem
deed-status = jak stoimy
deed-last = ostatni ruch
