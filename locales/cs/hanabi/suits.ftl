### Barvy a varianty: co přibude s novou barvou. Barva je přídavné jméno ke kartě, tedy v ženském rodě;
### přívlastky (.accusative a další) jsou její další tvary.

# $colour: red, yellow, green, blue, white, rainbow, black
# .plural je zároveň druhý pád jednotného čísla (bez červené)
colour = { $colour ->
    [red] červená
    [yellow] žlutá
    [green] zelená
    [blue] modrá
    [white] bílá
    [rainbow] duhová
   *[black] černá
}
    .accusative = { $colour ->
        [red] červenou
        [yellow] žlutou
        [green] zelenou
        [blue] modrou
        [white] bílou
        [rainbow] duhovou
       *[black] černou
    }
    .plural = { $colour ->
        [red] červené
        [yellow] žluté
        [green] zelené
        [blue] modré
        [white] bílé
        [rainbow] duhové
       *[black] černé
    }
# Ohňostroj na začátku věty („Červený ohňostroj je na dvojce“)
colour-firework = { $colour ->
    [red] Červený ohňostroj
    [yellow] Žlutý ohňostroj
    [green] Zelený ohňostroj
    [blue] Modrý ohňostroj
    [white] Bílý ohňostroj
    [rainbow] Duhový ohňostroj
   *[black] Černý ohňostroj
}
variant-name = { $variant ->
    [rainbow-5-own] vodopád barev
    [rainbow-10-own] deset duhových karet
    [rainbow-5-every] vodopád barev dva
    [rainbow-10-every] lavina barev
    [black] černý prach
    [tiles] odměny za ohňostroj
    [colour-call] hlášení barvy
    [all-or-nothing] do posledního dechu
    [empty-clues] s prázdnými nápovědami
    [no-empty-clues] bez prázdných nápověd
   *[deduction] odvozování
}
