### Cards, colours, values and places: the words from which the other messages are made.

# A clue's colour, of one or more cards ("Petr: red, the first and the third"). $count: how many cards it
# touches; English doesn't need it, other languages do
colour-clue = { $count ->
   *[other] { colour }
}
# $value: 1 to 5, the name of a card's value
value = { $value ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[5] five
}
# A clue's value. $count: how many cards it touches ("a one, the third"; "ones, the first and the third")
value-clue = { $count ->
    [1] a { value }
   *[other] { $value ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
       *[5] fives
    }
}
# A card, as in a list or as what was played
card = { colour } { value }
# A card as an object: "Petr drew ..."
card-object = { card }
# $slot: 1 to 5, a place in a hand, as in "the first and the third"
slot = { $slot ->
    [1] the first
    [2] the second
    [3] the third
    [4] the fourth
   *[5] the fifth
}
# A place as an object: "plays the first"
slot-object = { slot }
# A place at the beginning of a list item, "first: red"
slot-bare = { $slot ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
# Where a card is now: "it's the first"
slot-where = { slot }

clues-count = { $count ->
    [0] no clues
    [1] one clue
    [2] two clues
    [3] three clues
    [4] four clues
    [5] five clues
    [6] six clues
    [7] seven clues
   *[8] eight clues
}
strikes-count = { $strikes ->
    [0] no strikes
    [1] one strike
    [2] two strikes
   *[3] three strikes
}
cards-count = { $count ->
    [0] no cards
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
   *[other] { $count } cards
}
# With the black suit, points may fall below zero
points-count = { $count ->
    [-5] minus five points
    [-4] minus four points
    [-3] minus three points
    [-2] minus two points
    [-1] minus one point
    [0] no points
    [1] one point
    [2] two points
    [3] three points
    [4] four points
    [5] five points
    [6] six points
    [7] seven points
    [8] eight points
    [9] nine points
    [10] ten points
   *[other] { $count } points
}

## What is known about a card

# A value or colour that a card certainly has ("red", "one"), or that $count cards have ("red", "ones")
known-value = { $count ->
    [1] { value }
   *[other] { value-clue }
}
known-colour = { colour-clue }
# A value or colour that a card can't have ("not a one", since "not one" means none), or $count cards can't ("not ones")
not-value = not { value-clue }
not-colour = not { colour-clue }
# Several things that a card is not: the first and the others
neither-value = { not-value }
neither-colour = { not-colour }
nor-value = { not-value }
nor-colour = { not-colour }
card-unknown = { $count ->
   *[other] unknown
}
# In a list of a whole hand: $slot, $knowledge. The comma is a pause, so that nobody hears "the first one".
known-slot = { slot-bare }, { $knowledge }
# What is known about the cards at one or several places, and about all that were not named
known-places = { $places }: { $knowledge }
known-all = all: { $knowledge }
known-others = the others: { $knowledge }
known-others-not = { $places }: { $knowledge }, the others not

## Choices by number

# $number: 1 to 6, as it is said to choose
option-number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
# A card that can be chosen by its number: "one: red three"
option-card = { option-number }: { card }

## Notes on one's own cards

# $thought: what the card may be, or what to do with it
note = { slot-bare }: { $thought }
note-value = a { value }
note-keep = keep it
note-play = play it
note-discard = discard it
# On a player's own card, as a page shows it
note-shown = noted: { $thought }
# A note says what the clues rule out
note-impossible = But the clues rule that out.
# Something was noted without a card
note-which = Which of your cards? { SAY("Say", typed: "Type") } something like 'remember: my third is not blue'.
