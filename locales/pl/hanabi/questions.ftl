### Odpowiedzi na pytania.

know-nothing = Jeszcze nic nie wiesz o swoich kartach.
know-hand = { $hand }.
know-card = { known-slot }.
# $cards: lista kart od lewej
has-hand = { NAME($player) }: { $cards }.
has-no-cards = { NAME($player) } nie ma już kart.
# Kto z pozostałych ma taką kartę i gdzie
nobody-has = Nikt z pozostałych.
card-at = { card }, { slot }
your-own-hand = Swoich kart nie widzisz. { $hand }
told-nothing = { NAME($player) } jeszcze nic nie wie.
told-hand = { NAME($player) } wie: { $hand }.
you-were-told-nothing = Jeszcze nic nie wiesz.
fireworks-none = Nie ma jeszcze żadnego fajerwerku.
fireworks-all = { $fireworks }.
firework-stands = { colour } { value }
fireworks-others-empty = reszta pusta
fireworks-all-empty = nic nie jest wyłożone
firework-one = { colour-firework } stoi na { value.on }.
firework-one-empty = { colour-firework.of } jeszcze nie ma.
firework-one-complete = { colour-firework } jest ukończony.
discards-none = Nic jeszcze nie odrzucono.
discards-all = { $cards }.
discards-none-of = Nie odrzucono żadnej { colour.of-one }.
discards-none-card = Nie odrzucono żadnej { colour.of-one } { value.many }.
discards-none-value = Nie odrzucono żadnej { value.many }.
discard-times = { $count ->
    [1] { card }
    [2] dwie { colour.many } { value.many }
   *[3] trzy { colour.many } { value.many }
}
copies-left = { $total ->
    [1] { $left ->
        [0] Nie została żadna, była tylko jedna.
       *[1] Została jedna, innych nie ma.
    }
    [2] { $left ->
        [0] Nie została ani jedna z dwóch.
        [1] Została jedna z dwóch.
       *[2] Zostały obie.
    }
   *[3] { $left ->
        [0] Nie została ani jedna z trzech.
        [1] Została jedna z trzech.
        [2] Zostały dwie z trzech.
       *[3] Zostały wszystkie trzy.
    }
}
copies-of = { $count ->
    [0] Już żadna.
    [1] Jedna: { $cards }.
    [2] Dwie: { $cards }.
    [3] Trzy: { $cards }.
    [4] Cztery: { $cards }.
    [5] Pięć: { $cards }.
    [6] Sześć: { $cards }.
    [7] Siedem: { $cards }.
    [8] Osiem: { $cards }.
    [9] Dziewięć: { $cards }.
    [10] Dziesięć: { $cards }.
   *[other] { $count }: { $cards }.
}
copies-of-all = Jeszcze wszystkie { $count }.
tokens-answer = { $count ->
    [0] Nie ma już żetonów.
    [1] Został jeden żeton.
    [2] Dwa żetony.
    [3] Trzy żetony.
    [4] Cztery żetony.
    [5] Pięć żetonów.
    [6] Sześć żetonów.
    [7] Siedem żetonów.
   *[8] Wszystkie osiem żetonów.
}
strikes-answer = { $strikes ->
    [0] Na razie ani jednej pomyłki.
    [1] Jedna pomyłka. Jeszcze dwie i koniec gry.
    [2] Dwie pomyłki. Jeszcze jedna i koniec gry.
   *[3] Trzy pomyłki z trzech.
}
deck-answer = { $count ->
    [0] Talia jest pusta.
    [1] W talii jest jedna karta.
   *[other] W talii { cards-count }.
}
deck-last-round = { $left ->
    [0] Nie ma już więcej tur.
    [1] Została jedna tura.
    [2] Zostały dwie tury.
    [3] Zostały trzy tury.
    [4] Zostały cztery tury.
    [5] Zostało pięć tur.
   *[other] Zostało tur: { $left }.
}
turn-answer = Kolej { NAME($player, case: "genitive") }.
turn-answer-you = Twoja kolej.
score-answer = Na razie { points-count } { $most ->
    [20] na dwadzieścia
    [25] na dwadzieścia pięć
    [30] na trzydzieści
   *[other] na { $most }
}.
# Co jest jeszcze możliwe. $cards: karta, na której kończy się kolor, „czerwona czwórka, niebieska jedynka”
score-full-possible = Komplet punktów jest wciąż w zasięgu.
score-cards-gone = Maksimum to już tylko { points-count }. Przepadło na dobre: { $cards }.
score-few-turns = Maksimum to już tylko { points-count }, bo zostało za mało tur.
nothing-happened = Jeszcze nic się nie wydarzyło.
nothing-since = Od twojej tury nic się nie wydarzyło.

## Co się działo, każde w jednym krótkim zdaniu (bez czasu przeszłego, bo zdradza płeć)

# „Anna mówi Piotrowi:”; gdy imię się nie odmienia: „Anna do Kelly:”
clues-to = { YOU($player) ->
    [yes] Mówisz { DECLINES($target, case: "dative") ->
        [yes] {""}
       *[no] do{ " " }
    }{ NAME($target, case: "dative") }
   *[no] { NAME($player) } { YOU($target) ->
        [yes] mówi ci
       *[no] { DECLINES($target, case: "dative") ->
            [yes] mówi
           *[no] do
        } { NAME($target, case: "dative") }
    }
}:
history-clue-colour = { clues-to } { colour-clue }, { $slots }.
history-clue-value = { clues-to } { value-clue }, { $slots }.
history-clue-colour-empty = { clues-to } nie masz { colour.of-many }.
history-clue-value-empty = { clues-to } nie masz { value-clue }.
history-played = { NAME($player) } zagrywa { card-object }.
history-misplayed = { NAME($player) } zagrywa { card-object }: pomyłka.
history-discarded = { NAME($player) } odrzuca { card-object }.
history-discarded-unseen = { NAME($player) } odrzuca kartę.
history-into-deck = { NAME($player) } wtasowuje do talii { card-object }.
history-onto-firework = { NAME($player) } dokłada do fajerwerku { card-object }.

tiles-answer = { $count ->
    [0] Nie ma już kafelków nagród.
    [1] Został jeden kafelek nagrody: { $tiles }.
    [2] Zostały dwa kafelki nagród: { $tiles }.
    [3] Zostały trzy kafelki nagród: { $tiles }.
    [4] Zostały cztery kafelki nagród: { $tiles }.
    [5] Zostało pięć kafelków nagród: { $tiles }.
   *[6] Zostało sześć kafelków nagród: { $tiles }.
}
tiles-not-played = Gramy bez kafelków nagród.
tile-name = { $tile ->
    [1] zwrot żetonu
    [2] cofnięcie pomyłki ze zwrotem żetonu
    [3] darmowa informacja o kolorze
    [4] darmowa informacja o wartości
    [5] odrzucona karta do talii
   *[6] odrzucona karta do fajerwerku
}
# $player: kto podpowiada; $target: komu
no-clue-from = { NAME($target) } nie ma jeszcze żadnej informacji od { NAME($player, case: "genitive") }.
