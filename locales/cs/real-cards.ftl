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
