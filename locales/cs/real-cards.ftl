### Karty z papíru: tisk balíčku, jehož ruby čte kamera.

# $path: of a file; $name: what the deck is called; $count: pages
cards-printed = V { $path } je balíček { $name }, { $count ->
    [one] jedna strana
    [few] { $count } strany
   *[other] { $count } stran
}. Vytiskni ho ve skutečné velikosti a oboustranně, s převrácením podle delší strany. Klíč, kterým se čtou ruby karet, zůstává v tomto počítači.
cards-labels-printed = V { $path } jsou nálepky pro balíček { $name }, { $count ->
    [one] jedna strana
    [few] { $count } strany
   *[other] { $count } stran
}. Vytiskni je ve skutečné velikosti; pod každou stojí, na kterou kartu patří. Klíč, kterým se čtou, zůstává v tomto počítači.
cards-braille-written = Slova pro tiskárnu Braillova písma jsou v { $path }.
cards-name-taken = Balíček { $name } už je. Zvol jiný název volbou --name.
cards-packages-missing = Tištěné karty potřebují další balíky programu. Nainstaluj je: pip install "voice-hanabi[cards]".
# A code that the printed deck has not
card-of-another-deck = Tahle karta k těmhle nepatří.
cards-unknown = Vytištěný balíček { $name } tu není. Vytiskneš ho příkazem voice-hanabi cards.
# $count: how many decks of this game there are
cards-which = { $count ->
    [0] K téhle hře tu žádný vytištěný balíček není. Vytiskneš ho příkazem voice-hanabi cards.
    [few] K téhle hře jsou tu { $count } vytištěné balíčky. Za --cards patří název jednoho z nich.
   *[other] K téhle hře je tu { $count } vytištěných balíčků. Za --cards patří název jednoho z nich.
}
cards-other-game = Balíček { $name } má jiné karty než tahle hra.

## On the phone's page: its camera, and what keeps it from reading a card

page-camera = Ukazovat karty kameře
page-camera-on = Kamera je zapnutá. Drž před ní kartu rubem, na půl natažené ruky.
page-camera-off = Kamera je vypnutá.
page-camera-refused = Telefon mi nepovolil kameru.
page-camera-another-deck = Ta karta je z jiného balíčku.
page-camera-several = Jen jednu kartu najednou.
page-camera-dark = Víc světla.
page-camera-near = Dál od kamery.
page-camera-far = Blíž ke kameře.
page-camera-still = Drž ji v klidu.
page-camera-none = Kód nevidím. Možná je to druhá strana?
