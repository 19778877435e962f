### Co se stalo u stolu. Rod hráče není znám, proto věty v přítomném čase.

dealt = Rozdáno, každý má { $hand_size ->
    [4] čtyři karty
   *[5] pět karet
}. Máte { clues-count } a žádný červený žeton. Začíná { NAME($player) }.
dealt-short = Rozdáno. Začíná { NAME($player) }.
# Po dobrání poslední karty
turn-of-last-round = Na tahu je { NAME($player) }, naposledy.
# Kdo je další, na konci novinek
next = { NAME($player) }.
next-last-round = { NAME($player) }, naposledy.
your-last-turn = Jsi na tahu naposledy.
turn-passed = { NAME($player) } nemá co hrát, tah jde dál.

## Čte se před provedením

# Hlášení barvy: barva zazněla předem
will-play-colour = { NAME($player) } hlásí { colour.accusative } a hraje { slot-object } kartu.
# Totéž o tom, co právě řekl ten, kdo je na tahu: kdo to je, už zaznělo
reads-play = Hraje { slot-object }.
reads-play-colour = Hlásí { colour.accusative }, hraje { slot-object }.
reads-discard = Zahazuje { slot-object }.
# Na které karty nápověda ukazuje, se řekne, až když platí: dokud jde vzít zpátky, nesmí nic prozradit.
reads-clue-colour = { NAME($target, case: "dative") }: { colour.plural }.
reads-clue-value = { NAME($target, case: "dative") }: { value-clue }.
# Nápověda, o které hráč sám řekl, že na žádnou kartu neukazuje
reads-no-colour = { NAME($target, case: "dative") }: žádné { colour.plural }.
reads-no-value = { NAME($target, case: "dative") }: žádné { value-clue }.
will-take = { NAME($player) } bere ze zahozených { card-object }.

# Co řekne hráč, za kterého hraje počítač, než to udělá
says-play = Hraju { slot-object }.
says-play-colour = Hlásím { colour.accusative }, hraju { slot-object }.
says-discard = Zahazuju { slot-object }.
says-clue-colour = { NAME($target, case: "vocative") }, { colour.plural }.
says-clue-value = { NAME($target, case: "vocative") }, { value-clue }.
says-take = Beru si { card-object }.

## Jak to dopadlo

played = { card } sedí.
completed = { colour-firework } je hotový!
# Třetí červený žeton ohlásí konec hry hned potom
misplayed = { card } nesedí. { $height ->
    [0] { colour-firework } ještě nezačal.
    [5] { colour-firework } už je hotový.
   *[other] { colour-firework } je na { $top ->
        [1] jedničce
        [2] dvojce
        [3] trojce
        [4] čtyřce
       *[5] pětce
    }.
}{ $strikes ->
    [1] {" "}První červený žeton ze tří.
    [2] {" "}Druhý červený žeton ze tří.
   *[3] {""}
}
misplayed-colour = Je to { card }, ne { $called }.{ $strikes ->
    [1] {" "}První červený žeton ze tří.
    [2] {" "}Druhý červený žeton ze tří.
   *[3] {""}
}
discarded = { card }.
# Na co nápověda ukazuje, když už platí. $wrong: „yes“, když napovídající řekl jiné karty nebo jiný počet
clue-cards = { $count ->
    [0] Žádná karta
   *[other] { $slots }{ $wrong ->
        [yes] , tedy { cards-count }
       *[no] {""}
    }
}.
tokens-now = { $count ->
    [0] Nápovědy došly.
    [1] Zbývá jedna nápověda.
    [2] Dvě nápovědy.
    [3] Tři nápovědy.
    [4] Čtyři nápovědy.
    [5] Pět nápověd.
    [6] Šest nápověd.
    [7] Sedm nápověd.
   *[8] Osm nápověd.
}
token-lost = Nápověda nepřibývá: máte všech osm.
# Jen pro toho, komu se napovídá
told-colour = { $slots } { $count ->
    [1] je
   *[other] jsou
} { colour-clue }.
told-value = { $slots } { $count ->
    [1] je
   *[other] jsou
} { value-clue }.
told-colour-empty = Nemáš žádné { colour.plural }.
told-value-empty = Nemáš žádné { value-clue }.
you-know = Víš: { $hand }.
# Jen pro ty, kdo to smějí vidět
drew = { NAME($player) } dobírá { card-object } { slot-where }.
# Jméno vždycky: mezitím mohlo zaznít jiné
draws = { NAME($player) } dobírá { card-object }.
you-drew = Nová karta přišla { slot-where }.
last-card = { YOU($player) ->
    [yes] Dobíráš poslední kartu. Každý má ještě jeden tah.
   *[no] { NAME($player) } dobírá poslední kartu. Každý má ještě jeden tah: { $players }.
}
last-card-all-or-nothing = { NAME($player) } dobírá poslední kartu. Hraje se dál bez dobírání.
tile-turned = Odměna: { $tile ->
    [1] nápověda navíc.
    [2] nápověda navíc a červený žeton pryč, jestli nějaký máte.
    [3] nápověda barvy zdarma.
    [4] nápověda hodnoty zdarma.
    [5] jedna zahozená karta se vrátí do balíčku.
   *[6] jedna zahozená karta půjde na svůj ohňostroj.
}
# Otázka tam, kde odměna dává na výběr. $tile: 3 až 6
tile-ask = { NAME($player, case: "vocative") }, { $tile ->
    [3] komu a jakou barvu?
    [4] komu a jakou hodnotu?
   *[other] která karta to bude?
}
# The fifth tile, when the deck is empty
tile-to-firework = Balíček je prázdný: karta místo toho půjde na svůj ohňostroj.
tile-forfeited = Odměna propadá: nedá se využít.
strike-taken-back = Červený žeton pryč: { $strikes ->
    [0] nemáte žádný
    [1] máte už jen jeden
   *[2] máte už jen dva
}.
card-into-deck = { card } se vrací do balíčku, ten má teď { cards-count.accusative }.
card-onto-firework = { card } jde ze zahozených na ohňostroj a sedí.
rearranged = { NAME($player) } přesouvá kartu: { $from_slot } je teď { $to_slot }.

## Konec

game-won = Všechny ohňostroje jsou hotové. Vyhráváte!
game-ended = Představení končí{ $count ->
    [0] {""}
   *[other] : { $fireworks }
}. Máte { points-count }. { $judgement }
game-ended-all-or-nothing = Představení končí a není dokonalé, je to prohra. { $total ->
    [-5] V ohňostrojích je mínus pět bodů.
    [-4] V ohňostrojích jsou mínus čtyři body.
    [-3] V ohňostrojích jsou mínus tři body.
    [-2] V ohňostrojích jsou mínus dva body.
    [-1] V ohňostrojích je mínus jeden bod.
    [1] V ohňostrojích je jeden bod.
    [2] V ohňostrojích jsou dva body.
    [3] V ohňostrojích jsou tři body.
    [4] V ohňostrojích jsou čtyři body.
    [5] V ohňostrojích je pět bodů.
    [21] V ohňostrojích je jednadvacet bodů.
    [22] V ohňostrojích je dvaadvacet bodů.
    [few] V ohňostrojích jsou { $total } body.
   *[other] V ohňostrojích je { $total } bodů.
}
game-lost-strikes = Třetí červený žeton, je to prohra. { $total ->
    [-5] V ohňostrojích je mínus pět bodů.
    [-4] V ohňostrojích jsou mínus čtyři body.
    [-3] V ohňostrojích jsou mínus tři body.
    [-2] V ohňostrojích jsou mínus dva body.
    [-1] V ohňostrojích je mínus jeden bod.
    [1] V ohňostrojích je jeden bod.
    [2] V ohňostrojích jsou dva body.
    [3] V ohňostrojích jsou tři body.
    [4] V ohňostrojích jsou čtyři body.
    [5] V ohňostrojích je pět bodů.
    [21] V ohňostrojích je jednadvacet bodů.
    [22] V ohňostrojích je dvaadvacet bodů.
    [few] V ohňostrojích jsou { $total } body.
   *[other] V ohňostrojích je { $total } bodů.
}
game-lost-card = { card } je pryč a bez ní se ohňostroj nedokončí. Je to prohra. { $total ->
    [-5] V ohňostrojích je mínus pět bodů.
    [-4] V ohňostrojích jsou mínus čtyři body.
    [-3] V ohňostrojích jsou mínus tři body.
    [-2] V ohňostrojích jsou mínus dva body.
    [-1] V ohňostrojích je mínus jeden bod.
    [1] V ohňostrojích je jeden bod.
    [2] V ohňostrojích jsou dva body.
    [3] V ohňostrojích jsou tři body.
    [4] V ohňostrojích jsou čtyři body.
    [5] V ohňostrojích je pět bodů.
    [21] V ohňostrojích je jednadvacet bodů.
    [22] V ohňostrojích je dvaadvacet bodů.
    [few] V ohňostrojích jsou { $total } body.
   *[other] V ohňostrojích je { $total } bodů.
}
won-score = Máte { points-count }. { $judgement }
# Stupnice pravidel: $step je 0 (5 a méně) až 6 (30)
judgement = { $step ->
    [0] Hrůza: diváci bučí.
    [1] Slabé: sem tam někdo zatleská.
    [2] Ujde to, ale zítra už o tom nikdo neví.
    [3] Krása: lidé tleskají.
    [4] Paráda: bude se o tom mluvit celé týdny.
    [5] Mistrovské dílo: ticho, všichni jen zírají s pusou dokořán.
   *[6] Zázrak: vedle vás blednou i hvězdy.
}
