### Odpovědi na otázky.

know-nothing = O svých kartách nevíš nic.
know-hand = { $hand }.
know-card = { slot }: { $knowledge }.
# $cards: seznam karet od prvního místa
has-hand = { NAME($player) }: { $cards }.
has-no-cards = { NAME($player) } už nemá žádné karty.
# Kdo z ostatních takovou kartu má a kde
nobody-has = Nikdo z ostatních.
card-at = { card }, { slot }
your-own-hand = Svoje karty vidět nesmíš. { $hand }
told-nothing = { NAME($player) } o svých kartách neví nic.
told-hand = { NAME($player) } ví: { $hand }.
you-were-told-nothing = O svých kartách nevíš nic.
fireworks-none = Žádný ohňostroj ještě nezačal.
fireworks-all = { $fireworks }.
# V seznamu: „červená dvojka“
firework-stands = { colour } { value }
# Po hotových a rozdělaných: „červená dvojka, bílá jednička, jinak nic“
fireworks-others-empty = jinak nic
fireworks-all-empty = nic není vyloženo
firework-one = { colour-firework } je na { value.locative }.
firework-one-empty = { colour-firework } ještě nezačal.
firework-one-complete = { colour-firework } je hotový.
discards-none = Zatím není nic zahozeno.
discards-all = { $cards }.
discards-none-of = Zatím není zahozená žádná { colour }.
discards-none-card = Zatím není zahozená žádná { card }.
discards-none-value = Zatím není zahozená žádná { value }.
# V seznamu zahozených: karta, která tam leží $count-krát
discard-times = { $count ->
    [1] { card }
    [2] dvakrát { card }
   *[3] třikrát { card }
}
copies-left = { $total ->
    [1] { $left ->
        [0] Nezbývá žádná, byla jen jedna.
       *[1] Zbývá jedna, víc jich není.
    }
    [2] { $left ->
        [0] Nezbývá žádná ze dvou.
        [1] Zbývá jedna ze dvou.
       *[2] Zbývají obě.
    }
   *[3] { $left ->
        [0] Nezbývá žádná ze tří.
        [1] Zbývá jedna ze tří.
        [2] Zbývají dvě ze tří.
       *[3] Zbývají všechny tři.
    }
}
copies-of = { $count ->
    [0] Už žádná.
    [1] Jedna: { $cards }.
    [2] Dvě: { $cards }.
    [3] Tři: { $cards }.
    [4] Čtyři: { $cards }.
    [5] Pět: { $cards }.
    [6] Šest: { $cards }.
    [7] Sedm: { $cards }.
    [8] Osm: { $cards }.
    [9] Devět: { $cards }.
    [10] Deset: { $cards }.
   *[other] { $count }: { $cards }.
}
copies-of-all = Ještě všech { $count }.
tokens-answer = { $count ->
    [0] Nápovědy došly.
    [1] Zbývá jedna nápověda.
    [2] Dvě nápovědy.
    [3] Tři nápovědy.
    [4] Čtyři nápovědy.
    [5] Pět nápověd.
    [6] Šest nápověd.
    [7] Sedm nápověd.
   *[8] Všech osm nápověd.
}
strikes-answer = { $strikes ->
    [0] Zatím žádný červený žeton.
    [1] Jeden červený žeton. Ještě dva a je konec.
    [2] Dva červené žetony. Ještě jeden a je konec.
   *[3] Všechny tři červené žetony.
}
deck-answer = { $count ->
    [0] Balíček je prázdný.
    [1] V balíčku je jedna karta.
    [2] V balíčku jsou dvě karty.
    [3] V balíčku jsou tři karty.
    [4] V balíčku jsou čtyři karty.
    [5] V balíčku je pět karet.
    [21] V balíčku je jednadvacet karet.
    [22] V balíčku je dvaadvacet karet.
    [31] V balíčku je jednatřicet karet.
    [32] V balíčku je dvaatřicet karet.
    [41] V balíčku je jednačtyřicet karet.
    [42] V balíčku je dvaačtyřicet karet.
    [51] V balíčku je jednapadesát karet.
    [52] V balíčku je dvaapadesát karet.
   *[other] V balíčku je { $count } karet.
}
deck-last-round = { $left ->
    [0] Nezbývá žádný tah.
    [1] Zbývá jeden tah.
    [2] Zbývají dva tahy.
    [3] Zbývají tři tahy.
    [4] Zbývají čtyři tahy.
   *[5] Zbývá pět tahů.
}
turn-answer = Na tahu je { NAME($player) }.
turn-answer-you = Na tahu jsi ty.
score-answer = Zatím { points-count } { $most ->
    [25] z pětadvaceti
    [30] ze třiceti
   *[other] z možných { $most } bodů
}.
# Co je ještě možné. $cards: karta, na které která barva skončí, „červená čtyřka, modrá jednička“
score-full-possible = Plný počet je pořád ve hře.
score-cards-gone = Dotáhnout se to dá už jen na { points-count }. Nadobro pryč: { $cards }.
score-few-turns = Dotáhnout se to dá už jen na { points-count }, na víc nezbývá dost tahů.
nothing-happened = Zatím se nic nestalo.
nothing-since = Od tvého tahu se nic nestalo.

## Co se hrálo, každý tah jednou krátkou větou

# „Honza napovídá Petrovi:“; jméno, které se neskloňuje, odděluje čárka: „Honza napovídá, Míla:“
# Kdo hraje sám a jméno neřekl, tomu se tyká: „Lenka napovídá tobě:“
clues-to = { YOU($player) ->
    [yes] Napovídáš
   *[no] { NAME($player) } napovídá
}{ YOU($target) ->
    [yes] { " " }tobě
   *[no] { DECLINES($target, case: "dative") ->
        [yes] {""}
       *[no] ,
    } { NAME($target, case: "dative") }
}:
history-clue-colour = { clues-to } { colour-clue }, { $slots }.
history-clue-value = { clues-to } { value-clue }, { $slots }.
history-clue-colour-empty = { clues-to } žádné { colour.plural }.
history-clue-value-empty = { clues-to } žádné { value-clue }.
history-played = { NAME($player) }: zahraná { card }.
history-misplayed = { NAME($player) }: { card } nesedí, červený žeton.
history-discarded = { NAME($player) }: zahozená { card }.
history-discarded-unseen = { NAME($player) }: zahozená karta.
history-into-deck = { NAME($player) }: { card } zpátky do balíčku.
history-onto-firework = { NAME($player) }: { card } ze zahozených na ohňostroj.

tiles-answer = { $count ->
    [0] Žádná odměna nezbývá.
    [1] Zbývá jedna odměna: { $tiles }.
    [2] Zbývají dvě odměny: { $tiles }.
    [3] Zbývají tři odměny: { $tiles }.
    [4] Zbývají čtyři odměny: { $tiles }.
    [5] Zbývá pět odměn: { $tiles }.
   *[6] Zbývá šest odměn: { $tiles }.
}
tiles-not-played = Hrajete bez odměn.
tile-name = { $tile ->
    [1] nápověda navíc
    [2] nápověda navíc a červený žeton pryč
    [3] nápověda barvy zdarma
    [4] nápověda hodnoty zdarma
    [5] zahozená karta zpátky do balíčku
   *[6] zahozená karta na svůj ohňostroj
}
# $player: kdo napovídá; $target: komu
no-clue-from = { NAME($target) } od { NAME($player, case: "genitive") } zatím žádnou nápovědu nemá.
