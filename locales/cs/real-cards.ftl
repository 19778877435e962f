### Karty z papíru: tisk balíčku, jehož ruby čte kamera.

# $path: of a file; $name: the deck's name; $count: pages
cards-printed = V { $path } je balíček { $name }, { $count ->
    [one] jedna strana
    [few] { $count } strany
   *[other] { $count } stran
}. Vytiskni ho ve skutečné velikosti a oboustranně, s převrácením podle delší strany.
cards-labels-printed = V { $path } jsou nálepky pro balíček { $name }, { $count ->
    [one] jedna strana
    [few] { $count } strany
   *[other] { $count } stran
}. Vytiskni je ve skutečné velikosti; pod každou stojí, na kterou kartu patří.
cards-braille-written = Slova pro tiskárnu Braillova písma jsou v { $path }.
cards-key-kept = Klíč, kterým se čtou ruby karet, je v { $path }. Nech si ho pro sebe: kdo ho má, pozná karty podle rubu. Když s tím balíčkem chceš hrát i na jiném počítači, přenes tam ten soubor a zadej voice-hanabi cards --key SOUBOR.
cards-name-taken = Balíček { $name } už je. Zvol jiný název volbou --name.
key-kept = Balíček { $name } přečte i tenhle počítač.
key-of-no-deck = V { $path } není klíč žádného vytištěného balíčku.
# $error: what the system says
key-unreadable = Soubor { $path } se nedá přečíst: { $error }.
cards-packages-missing = Tištěné karty potřebují další balíky programu. Nainstaluj je: { $pip } install "voice-hanabi[cards]".
# A code that the printed deck doesn't have
card-of-another-deck = Tahle karta k těmhle nepatří.
cards-unknown = Vytištěný balíček { $name } tu není. Vytiskneš ho příkazem voice-hanabi cards. Pokud se tiskl na jiném počítači, přenes jeho klíč: voice-hanabi cards --key SOUBOR.
# $count: how many decks of this game there are
cards-which = { $count ->
    [0] K téhle hře tu žádný vytištěný balíček není. Vytiskneš ho příkazem voice-hanabi cards. Pokud se tiskl na jiném počítači, přenes jeho klíč: voice-hanabi cards --key SOUBOR.
    [few] K téhle hře jsou tu { $count } vytištěné balíčky. Za --cards patří název jednoho z nich.
   *[other] K téhle hře je tu { $count } vytištěných balíčků. Za --cards patří název jednoho z nich.
}
cards-other-game = Balíček { $name } má jiné karty než tahle hra.

## On the phone's page: its camera, and why it can't read a card

page-camera = Ukazovat karty kameře
page-camera-on = Kamera je zapnutá. Drž kartu za růžek, rubem ke kameře, ruku napůl nataženou.
page-camera-off = Kamera je vypnutá.
page-camera-refused = Telefon mi nepovolil kameru.
page-camera-another-deck = Ta karta je z jiného balíčku.
page-camera-unknown-deck = Balíček téhle karty neznám. Klíč k němu má počítač, na kterém se tiskl.
page-camera-several = Jen jednu kartu najednou.
page-camera-dark = Víc světla.
page-camera-near = Dál od kamery.
page-camera-far = Blíž ke kameře.
page-camera-still = Drž ji za růžek a nehýbej s ní.
page-camera-none = Kód nevidím. Možná je to druhá strana?

## Vytištěné balíčky podle názvu

# The name of a deck named by voice; $deck: red, blue, green, yellow, white, black, big, small, old or new
deck-name = { $deck ->
     [red] červená krabička
     [blue] modrá krabička
     [green] zelená krabička
     [yellow] žlutá krabička
     [white] bílá krabička
     [black] černá krabička
     [big] velká krabička
     [small] malá krabička
     [old] stará krabička
   *[new] nová krabička
}
# $name: of a deck; $game: hanabi, hanafuda or koi-koi
deck-is = To je balíček { $name }, pro hru { game-name }.
deck-to-show = Nejdřív mi ukaž rub jedné jeho karty.
# $names: the decks that can be read, in their order
decks-known = { $count ->
    [0] Žádný vytištěný balíček neznám.
    [one] Znám jeden balíček: { $names }.
    [few] Znám { $count } balíčky: { $names }.
   *[other] Znám { $count } balíčků: { $names }.
}
deck-not-known = Takový balíček neznám.
deck-named = Tenhle balíček se teď jmenuje { $name }.
deck-name-taken = Jiný balíček už se jmenuje { $name }.
deck-played = Hrajeme s balíčkem { $name }.
deck-not-played = Hrajeme bez vytištěných karet.
ask-forget-deck = Mám zapomenout balíček { $name }? Potom už ruby jeho karet nepřečtu.
deck-forgotten = Balíček { $name } už neznám.
deck-unsaved = Nepovedlo se to uložit: { $error }.

## Když se karty zatoulají

cards-none-played = S vytištěnými kartami se tu nehraje.
# $waits: whether the game waits for a card that was drawn
card-lost = { $waits ->
    [yes] Hledej ji a ukaž mi rub každé karty, kterou najdeš. Když se nenajde, { SAY("řekni", typed: "napiš") } „pokračuj bez ní“.
   *[no] Hledej ji a ukaž mi rub každé karty, kterou najdeš. Řeknu, kam patří. Když se zeptáš „které karty chybí“, řeknu, které mi ještě nikdo neukázal.
}
card-lost-known = To nevadí, ukázané karty znám. Hrajte dál, jako by tu byla, a až se najde, ukaž mi ji.
# $count: how many cards nobody has shown
card-lost-next = { $count ->
    [2] Dvě karty ještě nikdo neukázal.
    [few] { $count } karty ještě nikdo neukázal.
   *[other] { $count } karet ještě nikdo neukázal.
} Dober místo ní další. Když už žádná není, { SAY("řekni", typed: "napiš") } „balíček je prázdný“.
ask-deck-empty = { $count ->
    [2] Dvě karty ještě nikdo neukázal. Ztratily se obě?
    [few] { $count } karty ještě nikdo neukázal. Ztratily se všechny?
   *[other] { $count } karet ještě nikdo neukázal. Ztratily se všechny?
} Jestli ano, rozhodne los.
card-lost-counts = { $count ->
    [one] Chyběla už jen jedna karta, takže je to ona.
    [2] Ztratily se dvě karty. Která z nich teď platí, rozhodl los.
    [few] Ztratily se { $count } karty. Která z nich teď platí, rozhodl los.
   *[other] Ztratilo se { $count } karet. Která z nich teď platí, rozhodl los.
}
cards-mixed = Ukazuj mi ruby karet, jeden po druhém. U každé řeknu, kam patří. Potom se zeptej „které karty chybí“.
# In Koi-Koi two cards may also have been taken from the field, as they should be.
card-drew-two = { $waits ->
    [yes] Ukaž mi rub jedné karty z balíčku, ta platí. Jestli se s ní vzala i druhá, vrať ji navrch, ať ji nikdo nevidí.
   *[no] Z balíčku platí jen ta ukázaná. Jestli se s ní vzala i druhá, vrať ji navrch, ať ji nikdo nevidí.
}
# How many cards somebody holds. $whose: one player, or each of them; $count: of cards
hand-holds = { $whose ->
    [each] každý má { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[one] { NAME($player) } má { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
}
# $hands: how many each holds, as in hand-holds; $agrees: whether that is the number that somebody said
cards-counted = { $agrees ->
    [yes] To mi vychází taky: { $hands }.
   *[no] Podle ukázaných karet { $hands }.
}
# After a move that was said wrongly, or done differently with the cards. $last: the last move, a sentence
card-wrong = Platí, co se řeklo. { $last } Jestli tam leží jiná karta, ukaž mi její rub a řeknu, kam patří.
# $cards: places with the number of cards at each; $left: how many belong in the deck
cards-missing = Ještě chybí: { $cards }. { $left }.
cards-missing-none = Všechny rozdané karty už znám. { $left }.
