### What a phone's page shows of Hanabi.

shown-my-cards = Mine kort
shown-fireworks = Fyrværkeri
shown-discards = Smidte kort
# A firework without a card
shown-firework-empty = { colour-firework }: tom

# Another player's card: its place and what it is; and what its owner knows about it
shown-place = { slot-bare }: { $card }
shown-knows = { NAME($player) } ved: { $knowledge }
shown-knows-nothing = { NAME($player) } ved ikke noget

# A discarded card of which no other copy is left
shown-lost = Den sidste: den kan ikke spilles mere.
# Since when a card has been in a hand; 0 is the deal
shown-since = { $turn ->
    [0] på hånden fra starten
   *[other] på hånden siden tur { $turn }
}
# All discards that were the last copy and can't be played any more. $cards: their names, separated by commas
shown-lost-all = Tabt for altid: { $cards }.

# In lessons, by the conventions: about another player's card
shown-chop = smides først
shown-focus = ledetråden handler om det
# Before pictures of everything that a card can be
shown-possible = { NAME($player) }: { slot-bare } kan stadig være

## Buttons that speak to the table; the grammar understands each

deed-my-hand = hvad ved jeg
deed-status = hvordan står det
deed-last = sidste træk
