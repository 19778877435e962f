### Hvad der sker ved bordet.

dealt = Kortene er delt ud. { $hand_size ->
    [4] Fire
   *[5] Fem
} kort hver, { clues-count }, ingen røde. { NAME($player) } begynder.
dealt-short = Kortene er delt ud. { NAME($player) } begynder.
# Uden ejefald: "Jens' tur" kan ikke høres
turn-of-last-round = { NAME($player) } har sin sidste tur.
# Hvis tur det er, til sidst i nyhederne
next = { NAME($player) } har tur.
next-last-round = { NAME($player) } har sin sidste tur.
your-last-turn = Din sidste tur.
turn-passed = { NAME($player) } kan ikke gøre noget: turen går videre.

## Læses op, før det bliver gjort

will-play-colour = { NAME($player) } siger { colour } og spiller { slot-object }.
# Det samme om det, som den, der har tur, lige har sagt: hvem det er, er allerede hørt
reads-play = Spiller { slot }.
reads-play-colour = Siger { colour } og spiller { slot }.
reads-discard = Smider { slot }.
# Hvilke kort en ledetråd peger på, siges først, når den gælder: før det kan den stadig tages tilbage.
reads-clue-colour = Til { NAME($target) }: { colour }.
reads-clue-value = Til { NAME($target) }: { value-clue }.
# En ledetråd, som spilleren selv har sagt ikke peger på noget kort
reads-no-colour = Til { NAME($target) }: ingen { colour.many }.
reads-no-value = Til { NAME($target) }: ingen { value-clue }.
will-take = { NAME($player) } tager { card-object } fra brugtbunken.

# Hvad en spiller, som computeren spiller for, siger, før det sker
says-play = Jeg spiller mit { slot-bare } kort.
says-play-colour = Jeg siger { colour } og spiller mit { slot-bare } kort.
says-discard = Jeg smider mit { slot-bare } kort.
says-clue-colour = { NAME($target) }, { colour.many }.
says-clue-value = { NAME($target) }, { value-clue }.
says-take = Jeg tager { card-object }.

## Hvad der kom ud af det

played = { card } passer.
completed = Det { colour.many } fyrværkeri er færdigt!
misplayed = { card } passer ikke: { $height ->
    [0] der ligger ingen { colour.many } kort endnu.
   *[other] { colour } er nået til { $top ->
        [1] ét
        [2] to
        [3] tre
        [4] fire
       *[5] fem
    }.
} { $strikes ->
    [1] Første røde brik af tre.
    [2] Anden røde brik af tre.
   *[3] Tredje røde brik.
}
misplayed-colour = Det er { card-object }, ikke en { $called }. { $strikes ->
    [1] Første røde brik af tre.
    [2] Anden røde brik af tre.
   *[3] Tredje røde brik.
}
discarded = { card }.
# Hvad en ledetråd peger på, når den gælder. $wrong: "yes", hvis der blev sagt andre kort eller et andet antal
clue-cards = { $count ->
    [0] Ingen kort
   *[other] Det { $slots }{ $wrong ->
        [yes] , altså { cards-count }
       *[no] {""}
    }
}.
tokens-now = { $count ->
    [0] Ikke flere blå brikker.
    [1] Én blå brik tilbage.
    [2] To blå brikker.
    [3] Tre blå brikker.
    [4] Fire blå brikker.
    [5] Fem blå brikker.
    [6] Seks blå brikker.
    [7] Syv blå brikker.
   *[8] Otte blå brikker.
}
token-lost = Ingen ny blå brik: I har alle otte.
told-colour = { $slots } er { colour-clue }.
told-value = { $slots } er { value-clue }.
told-colour-empty = Du har ingen { colour.many }.
told-value-empty = Du har ingen { value-clue }.
you-know = Du ved: { $hand }.
drew = { NAME($player) } trak { card-object }, som nu ligger på { $slot ->
    [2] anden
   *[other] { slot-bare }
} plads.
# Altid med navn: det sidst hørte kan være en andens
draws = { NAME($player) } trækker { card-object }.
you-drew = Dit nye kort er { slot-where }.
last-card = { YOU($player) ->
    [yes] Du trak det sidste kort. Alle har én tur mere.
   *[no] { NAME($player) } trak det sidste kort. Én tur til hver: { $players }.
}
last-card-all-or-nothing = { NAME($player) } trak det sidste kort. I fortsætter uden at trække.
tile-turned = Belønning: { $tile ->
    [1] I får en blå brik tilbage.
    [2] I får en blå brik tilbage, og en rød fjernes, hvis der er en.
    [3] en gratis ledetråd om en farve.
    [4] en gratis ledetråd om en værdi.
    [5] et kort fra brugtbunken kommer tilbage i kortstakken.
   *[6] et kort fra brugtbunken kommer på sit fyrværkeri.
}
tile-ask = { NAME($player) }, { $tile ->
    [3] til hvem, og hvilken farve?
    [4] til hvem, og hvilken værdi?
   *[other] hvilket kort?
}
# The fifth tile, when the deck is empty
tile-to-firework = Kortstakken er tom: kortet kommer i stedet på sit fyrværkeri.
tile-forfeited = Belønningen går tabt: den kan ikke bruges til noget.
# Belønningen har lige sagt, at en rød brik fjernes
strike-taken-back = Nu har I { strikes-count }.
card-into-deck = { card.definite } kommer i kortstakken, som nu har { cards-count }.
card-onto-firework = { card.definite } kommer på sit fyrværkeri. { colour-firework } er nået til { value }.
rearranged = { NAME($player) } flytter et kort: { $from_slot } er nu { $to_slot }.

## Slutningen

game-won = Alle fyrværkerier er færdige. I har vundet!
game-ended = { $count ->
    [0] Showet er slut, og I fik nul point.
   *[other] Showet er slut: { $fireworks }. Det giver { points-count }.
} { $judgement }
game-ended-all-or-nothing = Showet er slut, og det blev ikke perfekt. I har tabt; I nåede { $total ->
    [-5] minus fem point
    [-4] minus fire point
    [-3] minus tre point
    [-2] minus to point
    [-1] minus ét point
    [0] nul point
    [1] ét point
   *[other] { $total } point
}.
game-lost-strikes = Det var den sidste. I har tabt; I nåede { $total ->
    [-5] minus fem point
    [-4] minus fire point
    [-3] minus tre point
    [-2] minus to point
    [-1] minus ét point
    [0] nul point
    [1] ét point
   *[other] { $total } point
}.
game-lost-card = { card.definite } er væk, og så kan showet ikke blive perfekt. I har tabt; I nåede { $total ->
    [-5] minus fem point
    [-4] minus fire point
    [-3] minus tre point
    [-2] minus to point
    [-1] minus ét point
    [0] nul point
    [1] ét point
   *[other] { $total } point
}.
won-score = { points-count }. { $judgement }
judgement = { $step ->
    [0] Sikke en fuser: folk buher.
    [1] Mest røg: et par høflige klap.
    [2] Pænt nok, men glemt i morgen.
    [3] Flot: publikum jubler.
    [4] Imponerende: det taler hele byen om.
    [5] Uforglemmeligt: alle står med åben mund.
   *[6] Overjordisk: selv stjernerne blegner.
}
