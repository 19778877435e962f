### What a phone's page shows of Hanabi.

shown-my-cards = Mine kort
shown-fireworks = Fyrværkeri
shown-discards = Smidte kort
# Of a firework that has no card yet
shown-firework-empty = { colour-firework }: tom

# A card of another player: its place and what it is; and what its owner knows of it
shown-place = { slot-bare }: { $card }
shown-knows = { NAME($player) } ved: { $knowledge }
shown-knows-nothing = { NAME($player) } ved ikke noget

# Of a discarded card of which no other is left
shown-lost = Den sidste: den kan ikke spilles mere.
# Since when a card has been in a hand; 0 is the deal
shown-since = { $turn ->
    [0] på hånden fra starten
   *[other] på hånden siden tur { $turn }
}
# Of the discards, all that can't be played any more. $cards: their names, separated by commas
shown-lost-all = Tabt for altid: { $cards }.

# In lessons, by what friends agree on: of a card of another player
shown-chop = smides først
shown-focus = ledetråden handler om det
# Before pictures of all that a card can be
shown-possible = { NAME($player) }: { slot-bare } kan stadig være

## Buttons that speak to the table; the grammar understands each

deed-my-hand = hvad ved jeg
deed-status = hvordan står det
deed-last = sidste træk
