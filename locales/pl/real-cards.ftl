### Karty z papieru: drukowanie talii, której rewersy czyta kamera.

# $path: of a file; $name: what the deck is called; $count: pages
cards-printed = W { $path } jest talia „{ $name }”, { $count ->
    [one] jedna strona
    [few] { $count } strony
   *[other] { $count } stron
}. Wydrukuj ją w rzeczywistym rozmiarze i dwustronnie, z odwracaniem wzdłuż dłuższej krawędzi. Klucz do czytania rewersów zostaje na tym komputerze.
cards-labels-printed = W { $path } są naklejki dla talii „{ $name }”, { $count ->
    [one] jedna strona
    [few] { $count } strony
   *[other] { $count } stron
}. Wydrukuj je w rzeczywistym rozmiarze; pod każdą jest napisane, na którą kartę idzie. Klucz do ich czytania zostaje na tym komputerze.
cards-braille-written = Słowa dla drukarki brajlowskiej są w { $path }.
cards-name-taken = Talia „{ $name }” już jest. Wybierz inną nazwę opcją --name.
cards-packages-missing = Drukowane karty potrzebują dodatkowych pakietów. Zainstaluj je: pip install "voice-hanabi[cards]".
# A code that the printed deck has not
card-of-another-deck = Ta karta nie należy do tych.
