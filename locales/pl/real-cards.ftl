### Karty z papieru: drukowanie talii, której rewersy czyta kamera.

# $path: of a file; $name: the deck's name; $count: pages
cards-printed = W { $path } jest talia „{ $name }”, { $count ->
    [one] jedna strona
    [few] { $count } strony
   *[other] { $count } stron
}. Wydrukuj ją w rzeczywistym rozmiarze i dwustronnie, z odwracaniem wzdłuż dłuższej krawędzi.
cards-labels-printed = W { $path } są naklejki dla talii „{ $name }”, { $count ->
    [one] jedna strona
    [few] { $count } strony
   *[other] { $count } stron
}. Wydrukuj je w rzeczywistym rozmiarze; pod każdą jest napisane, na którą kartę idzie.
cards-braille-written = Słowa dla drukarki brajlowskiej są w { $path }.
cards-key-kept = Klucz do czytania rewersów jest w { $path }. Zachowaj ten plik dla siebie: kto go ma, pozna karty po rewersach. Jeśli chcesz grać tą talią także na innym komputerze, przenieś tam ten plik i wpisz voice-hanabi cards --key PLIK.
cards-name-taken = Talia „{ $name }” już jest. Wybierz inną nazwę opcją --name.
key-kept = Talię „{ $name }” przeczyta także ten komputer.
key-of-no-deck = W { $path } nie ma klucza żadnej wydrukowanej talii.
# $error: what the system says
key-unreadable = Pliku { $path } nie da się odczytać: { $error }.
cards-packages-missing = Do drukowania kart potrzeba dodatkowych pakietów. Zainstaluj je: { $pip } install "voice-hanabi[cards]".
# A code that the printed deck doesn't have
card-of-another-deck = Ta karta nie należy do tych.
cards-unknown = Nie ma wydrukowanej talii „{ $name }”. Wydrukujesz ją poleceniem voice-hanabi cards. Jeśli została wydrukowana na innym komputerze, przenieś jej klucz: voice-hanabi cards --key PLIK.
# $count: how many decks of this game there are
cards-which = { $count ->
    [0] Nie ma wydrukowanej talii do tej gry. Wydrukujesz ją poleceniem voice-hanabi cards. Jeśli została wydrukowana na innym komputerze, przenieś jej klucz: voice-hanabi cards --key PLIK.
    [few] Są { $count } wydrukowane talie do tej gry. Po --cards podaj nazwę jednej z nich.
   *[other] Jest { $count } wydrukowanych talii do tej gry. Po --cards podaj nazwę jednej z nich.
}
cards-other-game = Talia „{ $name }” ma inne karty niż ta gra.

## On the phone's page: its camera, and why it can't read a card

page-camera = Pokazuj karty kamerze
page-camera-on = Kamera jest włączona. Trzymaj przed nią kartę za róg, rewersem do niej, z ręką wyciągniętą do połowy.
page-camera-off = Kamera jest wyłączona.
page-camera-refused = Telefon nie dał mi kamery.
page-camera-another-deck = Ta karta jest z innej talii.
page-camera-unknown-deck = Nie znam talii tej karty. Klucz do niej ma komputer, na którym ją wydrukowano.
page-camera-several = Po jednej karcie.
page-camera-dark = Więcej światła.
page-camera-near = Dalej od kamery.
page-camera-far = Bliżej kamery.
page-camera-still = Trzymaj ją nieruchomo, za róg.
page-camera-none = Nie widzę kodu. Może to druga strona?

## Wydrukowane talie według nazwy

# The name of a deck named by voice; $deck: red, blue, green, yellow, white, black, big, small, old or new
deck-name = { $deck ->
     [red] czerwone pudełko
     [blue] niebieskie pudełko
     [green] zielone pudełko
     [yellow] żółte pudełko
     [white] białe pudełko
     [black] czarne pudełko
     [big] duże pudełko
     [small] małe pudełko
     [old] stare pudełko
   *[new] nowe pudełko
}
# $name: of a deck; $game: hanabi, hanafuda or koi-koi
deck-is = To „{ $name }”, talia do gry { game-name }.
deck-to-show = Najpierw pokaż mi rewers jednej z jej kart.
# $names: the decks that can be read, in their order
decks-known = { $count ->
    [0] Nie znam żadnej wydrukowanej talii.
    [one] Znam jedną talię: { $names }.
    [2] Znam dwie talie: { $names }.
    [few] Znam { $count } talie: { $names }.
   *[other] Znam { $count } talii: { $names }.
}
deck-not-known = Nie znam talii o tej nazwie.
deck-named = Ta talia nazywa się teraz „{ $name }”.
deck-name-taken = Inna talia nazywa się już „{ $name }”.
deck-played = Gramy talią „{ $name }”.
deck-not-played = Gramy bez wydrukowanych kart.
ask-forget-deck = Mam zapomnieć talię „{ $name }”? Jej rewersów już wtedy nie odczytam.
deck-forgotten = Talii „{ $name }” już nie znam.
deck-unsaved = Nie udało się tego zapisać: { $error }.

## Gdy karty się zgubią

cards-none-played = Nikt tu nie gra wydrukowanymi kartami.
# $waits: whether the game waits for a card that was drawn
card-lost = { $waits ->
    [yes] Poszukaj jej i pokaż mi rewers każdej karty, którą znajdziesz. Jeśli jej nie ma, { SAY("powiedz", typed: "napisz") } „graj dalej bez niej”.
   *[no] Poszukaj jej i pokaż mi rewers każdej karty, którą znajdziesz, a powiem, gdzie jej miejsce. Potem zapytaj „których kart brakuje”.
}
card-lost-known = Graj dalej, jakby ta karta była na swoim miejscu: pamiętam wszystkie karty, które widziała kamera. Gdy się znajdzie, pokaż mi ją.
# $count: how many cards nobody has shown
card-lost-next = Dobierz zamiast niej następną. Jeśli żadnej już nie ma, { SAY("powiedz", typed: "napisz") } „talia jest pusta”. Kart, których nikt jeszcze nie pokazał, jest { $count }.
ask-deck-empty = { $count ->
    [2] Dwóch kart nikt jeszcze nie pokazał. Zginęły obie?
    [3] Trzech kart nikt jeszcze nie pokazał. Zginęły wszystkie?
    [4] Czterech kart nikt jeszcze nie pokazał. Zginęły wszystkie?
   *[other] Kart, których nikt jeszcze nie pokazał, jest { $count }. Zginęły wszystkie?
} Jeśli tak, zdecyduje los.
card-lost-counts = { $count ->
    [one] Tylko jednej karty nikt jeszcze nie pokazał, więc to ta.
    [2] Zginęły dwie karty. Która z nich się teraz liczy, zdecydował los.
    [few] Zginęły { $count } karty. Która z nich się teraz liczy, zdecydował los.
   *[other] Zginęło { $count } kart. Która z nich się teraz liczy, zdecydował los.
}
cards-mixed = Pokaż mi rewers każdej karty, a powiem, gdzie jej miejsce. Potem zapytaj „których kart brakuje”.
# In Koi-Koi two cards may also have been taken from the field, as they should be.
card-drew-two = { $waits ->
    [yes] Pokaż mi rewers jednej karty z talii: ta się liczy. Jeśli poszła z nią druga, odłóż ją z powrotem na talię, tak żeby nikt jej nie zobaczył.
   *[no] Z talii liczy się tylko ta, którą widziała kamera. Jeśli poszła z nią druga, odłóż ją z powrotem na talię, tak żeby nikt jej nie zobaczył.
}
# How many cards somebody holds. $whose: one player, or each of them; $count: of cards
hand-holds = { $whose ->
    [each] każdy ma { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
   *[one] { NAME($player) } ma { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
}
# $hands: how many each holds, as in hand-holds; $agrees: whether that is the number that somebody said
cards-counted = { $agrees ->
    [yes] Mnie też tyle wychodzi: { $hands }.
   *[no] Z pokazanych kart wynika, że { $hands }.
}
# After a move that was said wrongly, or done differently with the cards. $last: the last move, a sentence
card-wrong = Liczy się to, co padło na głos. { $last } Jeśli leży tam inna karta, pokaż mi jej rewers, a powiem, gdzie jej miejsce.
# $cards: places with the number of cards at each; $left: how many belong in the deck
cards-missing = Brakuje mi jeszcze: { $cards }. { $left }.
cards-missing-none = Poza talią nie brakuje już żadnej karty. { $left }.
