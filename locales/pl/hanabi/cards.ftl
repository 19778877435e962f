### Karty, kolory, wartości i miejsca: słowa, z których składają się pozostałe komunikaty.

# Kolor informacji, o jednej karcie albo o kilku: „Piotrowi: czerwone, pierwsza i trzecia”
colour-clue = { $count ->
    [0] { colour.of-many }
    [1] { colour }
   *[other] { colour.many }
}
value = { $value ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
   *[5] piątka
}
    .accusative = { $value ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
       *[5] piątkę
    }
    .on = { $value ->
        [1] jedynce
        [2] dwójce
        [3] trójce
        [4] czwórce
       *[5] piątce
    }
    .many = { $value ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
       *[5] piątki
    }
    .instrumental = { $value ->
        [1] jedynką
        [2] dwójką
        [3] trójką
        [4] czwórką
       *[5] piątką
    }
    .instrumental-many = { $value ->
        [1] jedynkami
        [2] dwójkami
        [3] trójkami
        [4] czwórkami
       *[5] piątkami
    }
    .of-many = { $value ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
       *[5] piątek
    }
# Dopełniacz, gdy nie ma ani jednej: „nie masz jedynek”
value-clue = { $count ->
    [0] { value.of-many }
    [1] { value }
   *[other] { value.many }
}
card = { colour } { value }
# Biernik: „Piotr dobiera czerwoną jedynkę”
card-object = { colour.accusative } { value.accusative }
slot = { $slot ->
    [1] pierwsza
    [2] druga
    [3] trzecia
    [4] czwarta
   *[5] piąta
}
# Biernik: „zagrywa trzecią”
slot-object = { $slot ->
    [1] pierwszą
    [2] drugą
    [3] trzecią
    [4] czwartą
   *[5] piątą
}
slot-bare = { slot }
# „dobiera ... na pierwsze miejsce”
slot-where = na { $slot ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
   *[5] piąte
} miejsce

clues-count = { $count ->
    [0] ani jednego żetonu
    [1] jeden żeton
    [2] dwa żetony
    [3] trzy żetony
    [4] cztery żetony
    [5] pięć żetonów
    [6] sześć żetonów
    [7] siedem żetonów
   *[8] osiem żetonów
}
strikes-count = { $strikes ->
    [0] ani jednej pomyłki
    [1] jedna pomyłka
    [2] dwie pomyłki
   *[3] trzy pomyłki
}
# Od 22 cyfry czytane na głos byłyby w złym rodzaju („dwadzieścia dwa karty”)
cards-count = { $count ->
    [0] ani jednej karty
    [1] jedna karta
    [2] dwie karty
    [3] trzy karty
    [4] cztery karty
    [5] pięć kart
    [6] sześć kart
    [7] siedem kart
    [8] osiem kart
    [9] dziewięć kart
    [10] dziesięć kart
    [22] dwadzieścia dwie karty
    [32] trzydzieści dwie karty
    [42] czterdzieści dwie karty
    [52] pięćdziesiąt dwie karty
    [few] { $count } karty
   *[many] { $count } kart
}
# Poniżej zera można zejść tylko z czarnymi kartami
points-count = { $count ->
    [-5] minus pięć punktów
    [-4] minus cztery punkty
    [-3] minus trzy punkty
    [-2] minus dwa punkty
    [-1] minus jeden punkt
    [0] zero punktów
    [1] jeden punkt
    [2] dwa punkty
    [3] trzy punkty
    [4] cztery punkty
    [5] pięć punktów
    [6] sześć punktów
    [7] siedem punktów
    [8] osiem punktów
    [9] dziewięć punktów
    [10] dziesięć punktów
    [few] { $count } punkty
   *[many] { $count } punktów
}

## Co wiadomo o karcie

# Wartość albo kolor, co do których nie ma wątpliwości; $count: o ilu kartach wiadomo to samo
known-value = { $count ->
    [1] { value }
   *[other] { value.many }
}
known-colour = { $count ->
    [1] { colour }
   *[other] { colour.many }
}
not-value = { $count ->
    [1] nie jest { value.instrumental }
   *[other] nie są { value.instrumental-many }
}
not-colour = { $count ->
    [1] nie jest { colour }
   *[other] nie są { colour.many }
}
# Z kilku rzeczy, którymi karta nie jest: pierwsza i dalsze („nie jest ani zielona, ani piątką”)
neither-value = { $count ->
    [1] nie jest ani { value.instrumental }
   *[other] nie są ani { value.instrumental-many }
}
neither-colour = { $count ->
    [1] nie jest ani { colour }
   *[other] nie są ani { colour.many }
}
nor-value = ani { $count ->
    [1] { value.instrumental }
   *[other] { value.instrumental-many }
}
nor-colour = ani { $count ->
    [1] { colour }
   *[other] { colour.many }
}
card-unknown = { $count ->
    [1] nieznana
   *[other] nieznane
}
# Na liście kart całej ręki: $slot, $knowledge
known-slot = { $knowledge ->
    [nieznana] { slot } nieznana
   *[other] { slot } { $named ->
        [no] { $knowledge }
        [colour] jest { $knowledge }
       *[yes] to { $knowledge }
    }
}
# Co wiadomo o kartach na jednym lub kilku miejscach i o wszystkich niewymienionych
known-places = { $knowledge ->
    [nieznana] { $places } nieznana
    [nieznane] { $places } nieznane
   *[other] { $places } { $named ->
        [no] { $knowledge }
        [colour] { $count ->
            [1] jest
           *[other] są
        } { $knowledge }
       *[yes] to { $knowledge }
    }
}
known-all = wszystkie { $named ->
    [no] { $knowledge }
    [colour] są { $knowledge }
   *[yes] to { $knowledge }
}
known-others = { $knowledge ->
    [nieznane] pozostałe nieznane
   *[other] pozostałe { $named ->
        [no] { $knowledge }
        [colour] są { $knowledge }
       *[yes] to { $knowledge }
    }
}
known-others-not = { $places } { $named ->
    [no] { $knowledge }, pozostałe nie
    [colour] { $count ->
        [1] jest
       *[other] są
    } { $knowledge }, pozostałe nie
   *[yes] to { $knowledge }, pozostałe nie
}

## Choices by number

# $number: 1 to 6, as it is said to choose
option-number = { $number ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
   *[6] sześć
}
# A card that can be chosen by its number: "one: red three"
option-card = { option-number }: { card }

## Notatki o własnych kartach

# $thought: czym karta może być albo co z nią zrobić
note = { slot-bare }: { $thought }
note-value = { value }
note-keep = zatrzymać
note-play = zagrać
note-discard = odrzucić
# Na własnej karcie, tak jak pokazuje ją strona
note-shown = notatka: { $thought }
# Notatka mówi coś, co wykluczają informacje
note-impossible = Ale z otrzymanych informacji wynika, że to niemożliwe.
# Notatka bez karty
note-which = O którą z twoich kart chodzi? { SAY("Powiedz", typed: "Napisz") } na przykład „zapamiętaj: moja trzecia nie jest niebieska”.
