### Co się wydarzyło przy stole.

dealt = Rozdane. Po { $hand_size ->
    [4] cztery karty
   *[5] pięć kart
}, { clues-count }, bez pomyłek. Zaczyna { NAME($player) }.
dealt-short = Rozdane. Zaczyna { NAME($player) }.
turn-of-last-round = Kolej { NAME($player, case: "genitive") }, ostatni raz.
# Kto następny, na końcu nowin
next = { NAME($player) }.
next-last-round = { NAME($player) }, ostatni raz.
your-last-turn = Twoja kolej, ostatni raz.
turn-passed = { NAME($player) } nie ma ruchu, kolej przechodzi dalej.

## Odczytywane, zanim się stanie

will-play-colour = { NAME($player) } zagrywa { slot-object } jako { colour.accusative }.
# To samo o tym, co właśnie powiedział ten, czyja kolej: czyja to kolej, już było słychać
reads-play = Gra { slot-object }.
reads-play-colour = Gra { slot-object } jako { colour.accusative }.
reads-discard = Odrzuca { slot-object }.
# Które karty wskazuje informacja, mówi się dopiero, gdy się liczy: dopóki można ją cofnąć, nic nie zdradza.
reads-clue-colour = { NAME($target, case: "dative") }: { colour.many }.
reads-clue-value = { NAME($target, case: "dative") }: { value-clue }.
# Informacja, o której gracz sam powiedział, że nie wskazuje żadnej karty
reads-no-colour = { NAME($target, case: "dative") }: żadnych { colour.of-many }.
reads-no-value = { NAME($target, case: "dative") }: żadnych { value-clue }.
will-take = { NAME($player) } bierze z odrzuconych { card-object }.

# Co mówi gracz, za którego gra komputer, zanim to zrobi
says-play = Gram { slot-object }.
says-play-colour = Gram { slot-object } jako { colour.accusative }.
says-discard = Odrzucam { slot-object }.
says-clue-colour = { NAME($target, case: "vocative") }, { colour.many }.
says-clue-value = { NAME($target, case: "vocative") }, { value-clue }.
says-take = Biorę { card-object }.

## Co z tego wyszło

played = { card } pasuje.
completed = { colour-firework } fajerwerk ukończony!
misplayed = { $strikes ->
    [1] Pierwsza pomyłka
    [2] Druga pomyłka
   *[3] Trzecia pomyłka
}: { card }. { $height ->
    [0] { colour-firework.of } jeszcze nie ma.
   *[other] { colour-firework } stoi na { $top ->
        [1] jedynce
        [2] dwójce
        [3] trójce
        [4] czwórce
       *[5] piątce
    }.
}
misplayed-colour = { $strikes ->
    [1] Pierwsza pomyłka
    [2] Druga pomyłka
   *[3] Trzecia pomyłka
}: to { card }, a nie { $called }.
discarded = { card }.
# Co wskazuje informacja, gdy już się liczy. $wrong: „yes”, jeśli podano inne karty albo inną ich liczbę
clue-cards = { $count ->
    [0] Ani jedna karta
   *[other] { $slots }{ $wrong ->
        [yes] , czyli { cards-count }
       *[no] {""}
    }
}.
tokens-now = { $count ->
    [0] Żetony się skończyły.
    [1] Został jeden żeton.
    [2] Dwa żetony.
    [3] Trzy żetony.
    [4] Cztery żetony.
    [5] Pięć żetonów.
    [6] Sześć żetonów.
    [7] Siedem żetonów.
   *[8] Osiem żetonów.
}
token-lost = Żeton przepada, bo jest już komplet.
# Słyszy tylko ten, kto dostał informację
told-colour = { $slots } { $count ->
    [1] jest
   *[other] są
} { colour-clue }.
told-value = { $slots } to { value-clue }.
told-colour-empty = Nie masz { colour.of-many }.
told-value-empty = Nie masz { value-clue }.
you-know = Wiesz: { $hand }.
# Słyszą tylko ci, którzy tę kartę widzą
drew = { NAME($player) } dobiera { card-object } { slot-where }.
# Imię zawsze: w międzyczasie mogło paść inne
draws = { NAME($player) } dobiera { card-object }.
you-drew = Dobierasz kartę { slot-where }.
last-card = { YOU($player) ->
    [yes] Dobierasz ostatnią kartę. Każdy ma jeszcze jedną turę.
   *[no] { NAME($player) } dobiera ostatnią kartę. Jeszcze po jednej turze: { $players }.
}
last-card-all-or-nothing = { NAME($player) } dobiera ostatnią kartę. Gramy dalej bez dobierania.
tile-turned = Nagroda: { $tile ->
    [1] zwrot żetonu.
    [2] zwrot żetonu i cofnięcie pomyłki, jeśli jakaś była.
    [3] darmowa informacja o kolorze.
    [4] darmowa informacja o wartości.
    [5] jedna z odrzuconych kart wraca do talii.
   *[6] jedna z odrzuconych kart trafia do fajerwerku.
}
# Pytanie tam, gdzie kafelek daje wybór. $tile: od 3 do 6
tile-ask = { NAME($player, case: "vocative") }, { $tile ->
    [3] komu i jaki kolor?
    [4] komu i jaka wartość?
   *[other] która karta?
}
# The fifth tile, when the deck is empty
tile-to-firework = Talia jest pusta: karta trafi zamiast tego do fajerwerku.
tile-forfeited = Nagroda przepada, bo nie da się jej użyć.
strike-taken-back = Pomyłka cofnięta. { $strikes ->
    [0] Nie ma już żadnej.
    [1] Zostaje jedna.
   *[2] Zostają dwie.
}
card-into-deck = { card } wraca do talii, teraz { cards-count }.
card-onto-firework = { card } trafia do fajerwerku. { colour-firework } stoi na { value.on }.
rearranged = { NAME($player) } przekłada kartę: { $from_slot } to teraz { $to_slot }.

## Koniec

game-won = Wszystkie fajerwerki ukończone. Wygrywacie!
game-ended = { $count ->
    [0] Koniec pokazu, bez ani jednego punktu.
   *[other] Koniec pokazu: { $fireworks }. Razem { points-count }.
} { $judgement }
game-ended-all-or-nothing = Koniec, a pokaz nie był doskonały. { game-lost-strikes.reached }
game-lost-strikes = Koniec gry. { game-lost-strikes.reached }
    .reached = Przegrywacie, { $total ->
        [-5] z wynikiem minus pięć
        [-4] z wynikiem minus cztery
        [-3] z wynikiem minus trzy
        [-2] z wynikiem minus dwa
        [-1] z wynikiem minus jeden
        [0] bez ani jednego punktu
        [1] a był już jeden punkt
        [2] a były już dwa punkty
        [3] a były już trzy punkty
        [4] a były już cztery punkty
        [5] a było już pięć punktów
        [6] a było już sześć punktów
        [7] a było już siedem punktów
        [8] a było już osiem punktów
        [9] a było już dziewięć punktów
        [10] a było już dziesięć punktów
        [few] a były już { $total } punkty
       *[many] a było już { $total } punktów
    }.
game-lost-card = { card } przepadła, a bez niej nie ma kompletu. { game-lost-strikes.reached }
won-score = Razem { points-count }. { $judgement }
# Skala ocen: $step od 0 (pięć punktów i mniej) do 6 (trzydzieści)
judgement = { $step ->
    [0] Klapa: na scenę lecą pomidory.
    [1] Tak sobie: ktoś klaszcze, ktoś ziewa.
    [2] Nieźle, choć jutro nikt tego nie wspomni.
    [3] Bardzo dobrze: długie brawa.
    [4] Wspaniale: miasto będzie o tym mówić tygodniami.
    [5] Pokaz legendarny: cisza i gwiazdy w oczach.
   *[6] Boskie: nawet gwiazdy biją brawo.
}
