### Kolory i warianty: co przybywa z nowym kolorem.

# Kolor karty (rodzaj żeński). Atrybuty: biernik, liczba mnoga, dopełniacz liczby mnogiej
colour = { $colour ->
    [red] czerwona
    [yellow] żółta
    [green] zielona
    [blue] niebieska
    [white] biała
    [rainbow] wielokolorowa
   *[black] czarna
}
    .accusative = { $colour ->
        [red] czerwoną
        [yellow] żółtą
        [green] zieloną
        [blue] niebieską
        [white] białą
        [rainbow] wielokolorową
       *[black] czarną
    }
    .of-one = { $colour ->
        [red] czerwonej
        [yellow] żółtej
        [green] zielonej
        [blue] niebieskiej
        [white] białej
        [rainbow] wielokolorowej
       *[black] czarnej
    }
    .many = { $colour ->
        [red] czerwone
        [yellow] żółte
        [green] zielone
        [blue] niebieskie
        [white] białe
        [rainbow] wielokolorowe
       *[black] czarne
    }
    .of-many = { $colour ->
        [red] czerwonych
        [yellow] żółtych
        [green] zielonych
        [blue] niebieskich
        [white] białych
        [rainbow] wielokolorowych
       *[black] czarnych
    }
# Fajerwerk na początku zdania: „Czerwony stoi na jedynce”
colour-firework = { $colour ->
    [red] Czerwony
    [yellow] Żółty
    [green] Zielony
    [blue] Niebieski
    [white] Biały
    [rainbow] Wielokolorowy
   *[black] Czarny
}
    .of = { $colour ->
        [red] Czerwonego
        [yellow] Żółtego
        [green] Zielonego
        [blue] Niebieskiego
        [white] Białego
        [rainbow] Wielokolorowego
       *[black] Czarnego
    }
variant-name = { $variant ->
    [rainbow-5-own] pięć wielokolorowych jako osobny kolor
    [rainbow-10-own] dziesięć wielokolorowych jako osobny kolor
    [rainbow-5-every] pięć wielokolorowych jako każdy kolor
    [rainbow-10-every] lawina kolorów
    [black] czarny proch
    [tiles] kafelki nagród
    [colour-call] zapowiadanie koloru
    [all-or-nothing] królewski pokaz
    [empty-clues] puste wskazówki
    [no-empty-clues] bez pustych wskazówek
   *[deduction] dedukcja
}
