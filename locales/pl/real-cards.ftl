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
cards-packages-missing = Do drukowania kart potrzeba dodatkowych pakietów. Zainstaluj je: pip install "voice-hanabi[cards]".
# A code that the printed deck has not
card-of-another-deck = Ta karta nie należy do tych.
cards-unknown = Nie ma wydrukowanej talii „{ $name }”. Wydrukujesz ją poleceniem voice-hanabi cards.
# $count: how many decks of this game there are
cards-which = { $count ->
    [0] Nie ma wydrukowanej talii do tej gry. Wydrukujesz ją poleceniem voice-hanabi cards.
    [few] Są { $count } wydrukowane talie do tej gry. Po --cards podaj nazwę jednej z nich.
   *[other] Jest { $count } wydrukowanych talii do tej gry. Po --cards podaj nazwę jednej z nich.
}
cards-other-game = Talia „{ $name }” ma inne karty niż ta gra.

## On the phone's page: its camera, and what keeps it from reading a card

page-camera = Pokazuj karty kamerze
page-camera-on = Kamera jest włączona. Trzymaj przed nią kartę rewersem, na pół wyciągniętej ręki.
page-camera-off = Kamera jest wyłączona.
page-camera-refused = Telefon nie dał mi kamery.
page-camera-another-deck = Ta karta jest z innej talii.
page-camera-several = Po jednej karcie naraz.
page-camera-dark = Więcej światła.
page-camera-near = Dalej od kamery.
page-camera-far = Bliżej kamery.
page-camera-still = Trzymaj ją nieruchomo.
page-camera-none = Nie widzę kodu. Może to druga strona?
