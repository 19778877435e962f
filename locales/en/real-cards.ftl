### Cards of paper: printing a deck whose backs a camera reads.

# $path: of a file; $name: what the deck is called; $count: pages
cards-printed = { $path } holds the deck '{ $name }' on { $count ->
    [one] one page
   *[other] { $count } pages
}. Print it at actual size, on both sides, turned along the long edge. The key that reads its backs stays on this computer.
cards-labels-printed = { $path } holds labels for the deck '{ $name }' on { $count ->
    [one] one page
   *[other] { $count } pages
}. Print it at actual size; under each label stands which card it is for. The key that reads them stays on this computer.
cards-braille-written = The words for a braille embosser are in { $path }.
cards-name-taken = There is a deck called '{ $name }' already. Choose another name with --name.
cards-packages-missing = Printed cards need further packages. Install them: pip install "voice-hanabi[cards]".
# A code that the printed deck has not
card-of-another-deck = That card isn't one of these.
