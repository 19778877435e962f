### Farver og varianter: det, som en ny farve føjer til.

# Grundformen, og formerne "et rødt kort" og "røde kort, det røde fyrværkeri"
colour = { $colour ->
    [red] rød
    [yellow] gul
    [green] grøn
    [blue] blå
    [white] hvid
    [rainbow] multifarvet
   *[black] sort
}
    .neuter = { $colour ->
        [red] rødt
        [yellow] gult
        [green] grønt
        [blue] blåt
        [white] hvidt
        [rainbow] multifarvet
       *[black] sort
    }
    .many = { $colour ->
        [red] røde
        [yellow] gule
        [green] grønne
        [blue] blå
        [white] hvide
        [rainbow] multifarvede
       *[black] sorte
    }
colour-firework = { $colour ->
    [red] Rød
    [yellow] Gul
    [green] Grøn
    [blue] Blå
    [white] Hvid
    [rainbow] Multifarvet
   *[black] Sort
}
variant-name = { $variant ->
    [rainbow-5-own] fem multifarvede kort som egen farve
    [rainbow-10-own] ti multifarvede kort som egen farve
    [rainbow-5-every] fem multifarvede kort som alle farver
    [rainbow-10-every] ti multifarvede kort som alle farver
    [black] sortkrudt
    [tiles] belønninger
    [colour-call] timet opvisning
    [all-or-nothing] glansnummer
    [empty-clues] tomme ledetråde
    [no-empty-clues] ingen tomme ledetråde
   *[deduction] hjælp til at udelukke
}
