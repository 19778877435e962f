### Kort af papir: at printe et spil kort, hvis bagsider et kamera læser.

# $path: of a file; $name: what the deck is called; $count: pages
cards-printed = I { $path } ligger kortene '{ $name }' på { $count ->
    [one] én side
   *[other] { $count } sider
}. Print dem i fuld størrelse på begge sider, vendt på den lange led. Nøglen, der læser bagsiderne, bliver på denne computer.
cards-labels-printed = I { $path } ligger mærkater til kortene '{ $name }' på { $count ->
    [one] én side
   *[other] { $count } sider
}. Print dem i fuld størrelse; under hver står der, hvilket kort den hører til. Nøglen, der læser dem, bliver på denne computer.
cards-braille-written = Ordene til en punktskriftsprinter ligger i { $path }.
cards-name-taken = Der er allerede kort, der hedder '{ $name }'. Vælg et andet navn med --name.
cards-packages-missing = Printede kort kræver flere pakker. Installér dem: pip install "voice-hanabi[cards]".
# A code that the printed deck has not
card-of-another-deck = Det kort hører ikke til disse.
