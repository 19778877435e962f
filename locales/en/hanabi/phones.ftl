### What a phone's page shows of Hanabi.

shown-my-cards = My cards
shown-fireworks = Fireworks
shown-discards = Discards
# A firework without a card
shown-firework-empty = { colour-firework }: empty

# Another player's card: its place and what it is; and what its owner knows about it
shown-place = { slot-bare }: { $card }
shown-knows = { NAME($player) } knows: { $knowledge }
shown-knows-nothing = { NAME($player) } knows nothing

# A discarded card of which no other copy is left
shown-lost = The last one: it can't be played any more.
# Since when a card has been in a hand; 0 is the deal
shown-since = { $turn ->
    [0] dealt at the beginning
   *[other] drawn in turn { $turn }
}
# All discards that were the last copy and can't be played any more. $cards: their names, separated by commas
shown-lost-all = Lost for good: { $cards }.

# In lessons, by the conventions: about another player's card
shown-chop = first to be discarded
shown-focus = what the clue is about
# Before pictures of everything that a card can be
shown-possible = { NAME($player) }: { slot-bare } can still be

## Buttons that speak to the table; the grammar understands each

deed-my-hand = what do I know
deed-status = how do we stand
deed-last = last move
