### Cards of paper: printing a deck whose backs a camera reads.

# $path: of a file; $name: what the deck is called; $count: pages
cards-printed = { $path } holds the deck '{ $name }' on { $count ->
    [one] one page
   *[other] { $count } pages
}. Print it at actual size, on both sides, flipped on the long edge. The key that reads its backs stays on this computer.
cards-labels-printed = { $path } holds labels for the deck '{ $name }' on { $count ->
    [one] one page
   *[other] { $count } pages
}. Print it at actual size; under each label it says which card the label is for. The key that reads them stays on this computer.
cards-braille-written = The words for a braille embosser are in { $path }.
cards-name-taken = There is a deck called '{ $name }' already. Choose another name with --name.
cards-packages-missing = Printed cards need more packages. Install them: pip install "voice-hanabi[cards]".
# A code that the printed deck has not
card-of-another-deck = That card isn't from this deck.
cards-unknown = There is no printed deck called '{ $name }'. Print one: voice-hanabi cards.
# $count: how many decks of this game there are
cards-which = { $count ->
    [0] There is no printed deck of this game. Print one: voice-hanabi cards.
   *[other] There are { $count } printed decks of this game. Give the name of one after --cards.
}
cards-other-game = The deck '{ $name }' doesn't have this game's cards.

## On the phone's page: its camera, and what keeps it from reading a card

page-camera = Show cards to the camera
page-camera-on = The camera is on. Hold the back of a card in front of it, at half an arm's length.
page-camera-off = The camera is off.
page-camera-refused = This phone won't give me its camera.
page-camera-another-deck = That card is from another deck.
page-camera-several = One card at a time.
page-camera-dark = More light.
page-camera-near = Further away.
page-camera-far = Nearer.
page-camera-still = Hold it still.
page-camera-none = I can't see a code. Perhaps it's the other side?
