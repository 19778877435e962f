### Karty, barvy, hodnoty a místa: slova, ze kterých se skládají ostatní zprávy.
### Přívlastky (.accusative a další) jsou další tvary slova.

# Nápověda barvy pro jednu kartu nebo víc karet
colour-clue = { $count ->
    [1] { colour }
   *[other] { colour.plural }
}
# $value: 1 až 5; .locative: na čem ohňostroj stojí
value = { $value ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
   *[5] pětka
}
    .accusative = { $value ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
       *[5] pětku
    }
    .locative = { $value ->
        [1] jedničce
        [2] dvojce
        [3] trojce
        [4] čtyřce
       *[5] pětce
    }
# Nápověda hodnoty. $count: na kolik karet ukazuje
value-clue = { $count ->
    [1] { value }
   *[other] { $value ->
        [1] jedničky
        [2] dvojky
        [3] trojky
        [4] čtyřky
       *[5] pětky
    }
}
# Karta v seznamu nebo zahraná karta
card = { colour } { value }
# Karta jako předmět: „Petr dobírá zelenou dvojku“
card-object = { colour.accusative } { value.accusative }
# $slot: 1 až 5, místo v ruce, „první a třetí“
slot = { $slot ->
    [1] první
    [2] druhá
    [3] třetí
    [4] čtvrtá
   *[5] pátá
}
# Místo jako předmět: „hraje druhou kartu“
slot-object = { $slot ->
    [1] první
    [2] druhou
    [3] třetí
    [4] čtvrtou
   *[5] pátou
}
# Místo v seznamu, „první červená“
slot-bare = { slot }
# Kam karta přišla
slot-where = { $slot ->
    [1] na první místo
    [2] na druhé místo
    [3] na třetí místo
    [4] na čtvrté místo
   *[5] na páté místo
}

clues-count = { $count ->
    [0] žádná nápověda
    [1] jedna nápověda
    [2] dvě nápovědy
    [3] tři nápovědy
    [4] čtyři nápovědy
    [5] pět nápověd
    [6] šest nápověd
    [7] sedm nápověd
   *[8] osm nápověd
}
strikes-count = { $strikes ->
    [0] žádný červený žeton
    [1] jeden červený žeton
    [2] dva červené žetony
   *[3] tři červené žetony
}
# Jednadvacet a podobné slovem: číslici by hlas přečetl v mužském rodě
cards-count = { $count ->
    [0] žádná karta
    [1] jedna karta
    [2] dvě karty
    [3] tři karty
    [4] čtyři karty
    [5] pět karet
    [21] jednadvacet karet
    [22] dvaadvacet karet
    [31] jednatřicet karet
    [32] dvaatřicet karet
    [41] jednačtyřicet karet
    [42] dvaačtyřicet karet
    [51] jednapadesát karet
    [52] dvaapadesát karet
   *[other] { $count } karet
}
    .accusative = { $count ->
        [0] žádnou kartu
        [1] jednu kartu
        [2] dvě karty
        [3] tři karty
        [4] čtyři karty
        [5] pět karet
        [21] jednadvacet karet
        [22] dvaadvacet karet
        [31] jednatřicet karet
        [32] dvaatřicet karet
        [41] jednačtyřicet karet
        [42] dvaačtyřicet karet
        [51] jednapadesát karet
        [52] dvaapadesát karet
       *[other] { $count } karet
    }
# S černým prachem může být i pod nulou
points-count = { $count ->
    [-5] mínus pět bodů
    [-4] mínus čtyři body
    [-3] mínus tři body
    [-2] mínus dva body
    [-1] mínus jeden bod
    [0] nula bodů
    [1] jeden bod
    [2] dva body
    [3] tři body
    [4] čtyři body
    [5] pět bodů
    [21] jednadvacet bodů
    [22] dvaadvacet bodů
    [few] { $count } body
   *[other] { $count } bodů
}

## Co se o kartě ví

# Hodnota nebo barva, kterou karta jistě má; $count: o kolika kartách se ví totéž
known-value = { value-clue }
known-colour = { colour-clue }
# Hodnota nebo barva, kterou karta mít nemůže. Ne „ne jednička“: to zní jako „ne, jednička“.
not-value = { $count ->
    [1] není { value }
   *[other] nejsou { value-clue }
}
not-colour = { $count ->
    [1] není { colour }
   *[other] nejsou { colour.plural }
}
# Z několika věcí, kterými karta není, první a další: „není ani červená, ani jednička“
neither-value = { $count ->
    [1] není ani { value }
   *[other] nejsou ani { value-clue }
}
neither-colour = { $count ->
    [1] není ani { colour }
   *[other] nejsou ani { colour.plural }
}
nor-value = ani { value-clue }
nor-colour = ani { colour-clue }
card-unknown = { $count ->
    [1] neznámá
   *[other] neznámé
}
# V seznamu celé ruky: $slot, $knowledge
known-slot = { slot-bare } { $knowledge }
# Co se ví o kartách na jednom nebo více místech a o všech nejmenovaných
known-places = { $places }: { $knowledge }
known-all = všechny: { $knowledge }
known-others = ostatní: { $knowledge }
known-others-not = { $places }: { $knowledge }, ostatní ne

## Choices by number

# $number: 1 to 6, as it is said to choose
option-number = { $number ->
    [1] jedna
    [2] dva
    [3] tři
    [4] čtyři
    [5] pět
   *[6] šest
}
# A card that can be chosen by its number: "one: red three"
option-card = { option-number }: { card }

## Poznámky k vlastním kartám

# $thought: co karta může být, nebo co s ní
note = { slot-bare }: { $thought }
note-value = { value }
note-keep = nechat si
note-play = zahrát
note-discard = zahodit
# Na vlastní kartě, jak ji ukazuje stránka
note-shown = poznámka: { $thought }
# Poznámka říká, co nápovědy vylučují
note-impossible = Podle nápověd to ale být nemůže.
# Poznámka bez karty
note-which = Kterou svoji kartu myslíš? { SAY("Řekni", typed: "Napiš") } třeba „zapamatuj si: moje třetí není modrá“.
