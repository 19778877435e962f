### Kort af papir: at printe et spil kort, hvis bagsider et kamera læser.

# $path: of a file; $name: what the deck is called; $count: pages
cards-printed = I { $path } ligger kortene “{ $name }” på { $count ->
    [one] én side
   *[other] { $count } sider
}. Print dem i fuld størrelse på begge sider, vendt på den lange led. Nøglen, der læser bagsiderne, bliver på denne computer.
cards-labels-printed = I { $path } ligger mærkater til kortene “{ $name }” på { $count ->
    [one] én side
   *[other] { $count } sider
}. Print dem i fuld størrelse; under hver står der, hvilket kort den hører til. Nøglen, der læser dem, bliver på denne computer.
cards-braille-written = Ordene til en punktskriftsprinter ligger i { $path }.
cards-name-taken = Der er allerede kort, der hedder “{ $name }”. Vælg et andet navn med --name.
cards-packages-missing = Printede kort kræver flere pakker. Installér dem: pip install "voice-hanabi[cards]".
# A code that the printed deck has not
card-of-another-deck = Det kort hører ikke til disse.
cards-unknown = Der er ingen printede kort, der hedder “{ $name }”. Print nogle med voice-hanabi cards.
# $count: how many decks of this game there are
cards-which = { $count ->
    [0] Der er ingen printede kort til dette spil. Print nogle med voice-hanabi cards.
   *[other] Der er { $count } printede sæt kort til dette spil. Angiv navnet på et af dem efter --cards.
}
cards-other-game = Kortene “{ $name }” er ikke dette spils kort.

## On the phone's page: its camera, and what keeps it from reading a card

page-camera = Vis kort til kameraet
page-camera-on = Kameraet er tændt. Hold et kort op foran det med bagsiden til, en halv armslængde væk.
page-camera-off = Kameraet er slukket.
page-camera-refused = Jeg har ikke fået lov til at bruge telefonens kamera.
page-camera-another-deck = Det kort hører til nogle andre kort.
page-camera-several = Ét kort ad gangen.
page-camera-dark = Mere lys.
page-camera-near = Længere væk.
page-camera-far = Tættere på.
page-camera-still = Hold det stille.
page-camera-none = Jeg ser ingen kode. Er det den anden side?
