### Real cards: printing a deck whose backs a camera reads.

# $path: of a file; $name: the deck's name; $count: pages
cards-printed = { $path } holds the deck '{ $name }' on { $count ->
    [one] one page
   *[other] { $count } pages
}. Print it at actual size, on both sides, flipped on the long edge.
cards-labels-printed = { $path } holds labels for the deck '{ $name }' on { $count ->
    [one] one page
   *[other] { $count } pages
}. Print it at actual size; under each label it says which card the label is for.
cards-braille-written = The words for a braille embosser are in { $path }.
cards-key-kept = The key that reads the backs is in { $path }. Keep that file to yourself: it gives every card away by its back. To play with this deck on another computer, too, copy the file there and read it in: voice-hanabi cards --key FILE.
cards-name-taken = There is a deck called '{ $name }' already. Choose another name with --name.
key-kept = This computer can now read the deck '{ $name }', too.
key-of-no-deck = { $path } isn't the key of a printed deck.
# $error: what the system says
key-unreadable = { $path } can't be read: { $error }.
cards-packages-missing = Printed cards need more packages. Install them: { $pip } install "voice-hanabi[cards]".
# A code that the printed deck doesn't have
card-of-another-deck = That card isn't from this deck.
cards-unknown = There is no printed deck called '{ $name }'. Print one: voice-hanabi cards. If it was printed on another computer, read in its key: voice-hanabi cards --key FILE.
# $count: how many decks of this game there are
cards-which = { $count ->
    [0] There is no printed deck of this game. Print one: voice-hanabi cards. If one was printed on another computer, read in its key: voice-hanabi cards --key FILE.
   *[other] There are { $count } printed decks of this game. Give the name of one after --cards.
}
cards-other-game = The deck '{ $name }' doesn't have this game's cards.

## On the phone's page: its camera, and why it can't read a card

page-camera = Show cards to the camera
page-camera-on = The camera is on. Hold a card by a corner, its back to the camera, half an arm's length away.
page-camera-off = The camera is off.
page-camera-refused = This phone won't give me its camera.
page-camera-another-deck = That card is from another deck.
page-camera-unknown-deck = I don't know this card's deck. Its key is on the computer that printed it.
page-camera-several = One card at a time.
page-camera-dark = More light.
page-camera-near = Further away.
page-camera-far = Nearer.
page-camera-still = Hold it still, by a corner.
page-camera-none = I can't see a code. Perhaps it's the other side?

## Printed decks by name

# The name of a deck named by voice; $deck: red, blue, green, yellow, white, black, big, small, old or new
deck-name = { $deck ->
     [red] the red box
     [blue] the blue box
     [green] the green box
     [yellow] the yellow box
     [white] the white box
     [black] the black box
     [big] the big box
     [small] the small box
     [old] the old box
   *[new] the new box
}
# $name: of a deck; $game: hanabi, hanafuda or koi-koi
deck-is = That is '{ $name }', a deck of { game-name }.
deck-to-show = Show me the back of one of its cards first.
# $names: the decks that can be read, in their order
decks-known = { $count ->
    [0] I don't know any printed decks.
    [one] I know one deck: { $names }.
   *[other] I know { $count } decks: { $names }.
}
deck-not-known = I don't know a deck called that.
deck-named = This deck is called '{ $name }' now.
deck-name-taken = Another deck is called '{ $name }' already.
deck-played = We're playing with '{ $name }'.
deck-not-played = We're playing without printed cards.
ask-forget-deck = Shall I forget '{ $name }'? I can't read its backs then any more.
deck-forgotten = I have forgotten '{ $name }'.
deck-unsaved = I couldn't save that: { $error }.

## When cards got mixed up

cards-none-played = This game isn't played with printed cards.
# $waits: whether the game waits for a card that was drawn
card-lost = { $waits ->
    [yes] Look for it, and show me the back of each card you find. If it can't be found, { SAY("say", typed: "type") } 'go on without it'.
   *[no] Look for it, and show me the back of each card you find, and I'll tell you where it belongs. Ask 'which cards are missing', and I'll tell you what I haven't seen.
}
card-lost-known = I know every card that was shown. Go on as if it were there, and show it to me when it turns up.
# $count: how many cards nobody has shown
card-lost-next = There are { $count } cards that nobody has shown. Draw the next one instead. If there is none, { SAY("say", typed: "type") } 'the deck is empty'.
ask-deck-empty = There are { $count } cards that nobody has shown. Are they all lost? Then I'll draw lots.
card-lost-counts = { $count ->
    [one] Only one card hasn't been shown, so it is that one.
   *[other] { $count } cards are lost. The one that counts now is drawn by lot.
}
cards-mixed = Show me the back of each card, and I'll tell you where it belongs. Then ask 'which cards are missing'.
# In Koi-Koi two cards may also have been taken from the field, as they should be.
card-drew-two = { $waits ->
    [yes] Show me the back of one card from the deck: that's the one you drew. If another came with it, put that one back, unseen.
   *[no] Only the one you showed me counts as drawn. If another came with it from the deck, put that one back, unseen.
}
# How many cards somebody holds. $whose: one player, or each of them; $count: of cards
hand-holds = { $whose ->
    [each] everybody has { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[one] { NAME($player) } has { $count ->
        [one] one card
       *[other] { $count } cards
    }
}
# $hands: how many each holds, as in hand-holds; $agrees: whether that is the number that somebody said
cards-counted = { $agrees ->
    [yes] That's what I was shown, too: { $hands }.
   *[no] By what I was shown, { $hands }.
}
# After a move that was said wrongly, or done differently with the cards. $last: the last move, a sentence
card-wrong = What was said counts. { $last } If another card lies there, show me its back, and I'll tell you where it belongs.
# $cards: places with the number of cards at each; $left: how many belong in the deck
cards-missing = I haven't seen: { $cards }. { $left }.
cards-missing-none = I have seen every card that is dealt. { $left }.
