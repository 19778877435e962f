### Kort af papir: at printe et spil kort, hvis bagsider et kamera læser.

# $path: of a file; $name: the deck's name; $count: pages
cards-printed = I { $path } ligger kortene “{ $name }” på { $count ->
    [one] én side
   *[other] { $count } sider
}. Print dem i faktisk størrelse på begge sider, vendt på den lange kant.
cards-labels-printed = I { $path } ligger mærkater til kortene “{ $name }” på { $count ->
    [one] én side
   *[other] { $count } sider
}. Print dem i faktisk størrelse; under hver står der, hvilket kort den hører til.
cards-braille-written = Ordene til en punktskriftsprinter ligger i { $path }.
cards-key-kept = Nøglen, der læser bagsiderne, ligger i { $path }. Hold den for dig selv, for med den kan man se på bagsiden, hvilket kort det er. Vil du også spille med kortene på en anden computer, så kopiér filen derhen, og indlæs den: voice-hanabi cards --key FIL.
cards-name-taken = Der er allerede kort, der hedder “{ $name }”. Vælg et andet navn med --name.
key-kept = Denne computer kan nu også læse kortene “{ $name }”.
key-of-no-deck = { $path } er ikke en nøgle til printede kort.
# $error: what the system says
key-unreadable = { $path } kan ikke læses: { $error }.
cards-packages-missing = Printede kort kræver flere pakker. Installér dem: { $pip } install "voice-hanabi[cards]".
# A code that the printed deck doesn't have
card-of-another-deck = Det kort hører ikke til disse.
cards-unknown = Der er ingen printede kort, der hedder “{ $name }”. Print nogle med voice-hanabi cards. Er de printet på en anden computer, så indlæs nøglen: voice-hanabi cards --key FIL.
# $count: how many decks of this game there are
cards-which = { $count ->
    [0] Der er ingen printede kort til dette spil. Print nogle med voice-hanabi cards. Er der printet nogle på en anden computer, så indlæs nøglen: voice-hanabi cards --key FIL.
   *[other] Der er { $count } printede sæt kort til dette spil. Angiv navnet på et af dem efter --cards.
}
cards-other-game = Kortene “{ $name }” er ikke dette spils kort.

## On the phone's page: its camera, and why it can't read a card

page-camera = Vis kort til kameraet
page-camera-on = Kameraet er tændt. Tag et kort i hjørnet, og hold bagsiden op mod kameraet, en halv armslængde væk.
page-camera-off = Kameraet er slukket.
page-camera-refused = Jeg har ikke fået lov til at bruge telefonens kamera.
page-camera-another-deck = Det kort hører til nogle andre kort.
page-camera-unknown-deck = Det sæt kort kender jeg ikke. Nøglen ligger på den computer, det er printet på.
page-camera-several = Ét kort ad gangen.
page-camera-dark = Mere lys.
page-camera-near = Længere væk.
page-camera-far = Tættere på.
page-camera-still = Hold det stille, og kun i hjørnet.
page-camera-none = Jeg ser ingen kode. Er det den anden side?

## Printede kort ved navn

# The name of a deck named by voice; $deck: red, blue, green, yellow, white, black, big, small, old or new
deck-name = { $deck ->
     [red] den røde æske
     [blue] den blå æske
     [green] den grønne æske
     [yellow] den gule æske
     [white] den hvide æske
     [black] den sorte æske
     [big] den store æske
     [small] den lille æske
     [old] den gamle æske
   *[new] den nye æske
}
# $name: of a deck; $game: hanabi, hanafuda or koi-koi
deck-is = Det er “{ $name }”, kort til { game-name }.
deck-to-show = Vis mig først bagsiden af et af kortene.
# $names: the decks that can be read, in their order
decks-known = { $count ->
    [0] Jeg kender ingen printede kort.
    [one] Jeg kender ét sæt kort: { $names }.
   *[other] Jeg kender { $count } sæt kort: { $names }.
}
deck-not-known = Jeg kender ingen kort med det navn.
deck-named = De her kort hedder nu “{ $name }”.
deck-name-taken = Der er allerede kort, der hedder “{ $name }”.
deck-played = Vi spiller med “{ $name }”.
deck-not-played = Vi spiller uden printede kort.
ask-forget-deck = Skal jeg glemme “{ $name }”? Så kan jeg ikke længere læse bagsiderne.
deck-forgotten = Jeg har glemt “{ $name }”.
deck-unsaved = Jeg kunne ikke gemme det: { $error }.

## Når kort bliver væk

cards-none-played = Vi spiller ikke med printede kort.
# $waits: whether the game waits for a card that was drawn
card-lost = { $waits ->
    [yes] Led efter det, og vis mig bagsiden af hvert kort, du finder. Hvis det ikke er til at finde, så { SAY("sig", typed: "skriv") } “fortsæt uden det”.
   *[no] Led efter det, og vis mig bagsiden af hvert kort, du finder, så siger jeg, hvor det hører til. Spørg “hvilke kort mangler”, så siger jeg, hvad jeg ikke har set.
}
card-lost-known = Jeg kender alle kort, jeg har fået vist. Spil videre, som om kortet lå der, og vis mig det, når det dukker op.
# $count: how many cards nobody has shown
card-lost-next = Der er { $count } kort, som ingen har vist. Træk det næste i stedet. Er der ikke flere, så { SAY("sig", typed: "skriv") } “bunken er tom”.
ask-deck-empty = Der er { $count } kort, som ingen har vist. Er de alle sammen væk? Så trækker jeg lod.
card-lost-counts = { $count ->
    [one] Der er kun ét kort, ingen har vist, så det må være det.
   *[other] Der er { $count } kort, som ingen har vist. Jeg har trukket lod om, hvilket der gælder nu.
}
cards-mixed = Vis mig bagsiden af hvert kort, så siger jeg, hvor det hører til. Spørg så “hvilke kort mangler”.
# In Koi-Koi two cards may also have been taken from the field, as they should be.
card-drew-two = { $waits ->
    [yes] Vis mig bagsiden af ét kort fra bunken: det gælder. Fulgte der et til med, så læg det tilbage, uden at nogen ser det.
   *[no] Fra bunken gælder kun det, du har vist. Fulgte der et til med, så læg det tilbage, uden at nogen ser det.
}
# How many cards somebody holds. $whose: one player, or each of them; $count: of cards
hand-holds = { $whose ->
    [each] alle har { $count ->
        [one] ét kort
       *[other] { $count } kort
    }
   *[one] { NAME($player) } har { $count ->
        [one] ét kort
       *[other] { $count } kort
    }
}
# $hands: how many each holds, as in hand-holds; $agrees: whether that is the number that somebody said
cards-counted = { $agrees ->
    [yes] Det er også, hvad jeg har set: { $hands }.
   *[no] Efter de kort, jeg har set, gælder det, at { $hands }.
}
# After a move that was said wrongly, or done differently with the cards. $last: the last move, a sentence
card-wrong = Det, der blev sagt, gælder. { $last } Ligger der et andet kort, så vis mig bagsiden, så siger jeg, hvor det hører til.
# $cards: places with the number of cards at each; $left: how many belong in the deck
cards-missing = Jeg mangler at se { $cards }. { $left }.
cards-missing-none = Jeg har set alle de kort, der er delt ud. { $left }.
