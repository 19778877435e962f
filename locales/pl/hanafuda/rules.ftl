### Zasady na głos: jeden komunikat na temat.

rule-goal-koi-koi = Karty bierze się według miesięcy i układa z nich yaku. Kto ma yaku, mówi shobu i bierze punkty albo mówi koi-koi i ryzykuje. Wygrywa, kto ma najwięcej punktów po { $rounds ->
    [6] sześciu
   *[12] dwunastu
} rundach.
rule-goal-hanafuda = Karty bierze się według miesięcy. Jasna jest za dwadzieścia, zwierzę za dziesięć, wstążka za pięć, zwykła za jeden. Wygrywa, kto ma najwięcej punktów po { $rounds ->
    [6] sześciu
   *[12] dwunastu
} rundach.
rule-turn = Wyłóż kartę z ręki. Jeśli na stole leży karta tego samego miesiąca, twoja ją bierze, a jeśli nie, zostaje. Potem to samo dzieje się z wierzchnią kartą talii.
rule-cards = Kart jest czterdzieści osiem, po cztery na miesiąc: pięć jasnych, dziewięć zwierząt, dziesięć wstążek i dwadzieścia cztery zwykłe.
rule-months = Miesiące to sosna, śliwa, wiśnia, glicynia, irys, piwonia, koniczyna, trawa, chryzantema, klon, wierzba i paulownia.
rule-capture = Karta bierze ze stołu kartę swojego miesiąca, a jeśli może, to musi. Gdy leżą tam dwie, wybierasz; gdy trzy, bierzesz wszystkie.
rule-three = Gdy na stole leżą trzy karty jednego miesiąca, czwarta bierze wszystkie.
rule-choice = Gdy na stole leżą dwie karty tego miesiąca, wybierasz jedną. { SAY("Powiedz", typed: "Napisz") } „jeden”, „dwa” albo ją nazwij.
rule-stock = Po twojej karcie odkrywa się wierzchnią kartę talii. Bierze albo zostaje tak samo jak twoja.
rule-dealer = Oya rozdaje i zaczyna. Przed pierwszą rundą każdy losuje kartę: kto ma najwcześniejszy miesiąc, jest oya. Następną rundę rozdaje zwycięzca poprzedniej.
rule-deal = Każdy dostaje { $hand ->
    [3] trzy karty
    [4] cztery karty
    [5] pięć kart
    [7] siedem kart
   *[other] osiem kart
}, na stół trafia { $field ->
    [6] sześć
   *[other] osiem
}. Gdy na stole są cztery karty jednego miesiąca, rozdaje się od nowa.
rule-hand = Karty w ręce są ułożone od lewej według miesięcy.
rule-yaku = Yaku to układ zebranych kart, za który są punkty. Pięć jasnych to dziesięć. Cztery bez Michikaze to osiem, z nim { $rain ->
    [seven] siedem
   *[three] tylko pięć
}. Trzy bez niego to pięć. Dzik, jeleń i motyle to pięć. Trzy wstążki z wierszem to pięć, trzy niebieskie też pięć. Pięć zwierząt, pięć wstążek albo dziesięć zwykłych to jeden, a każda następna karta o jeden więcej.
rule-koi-koi = Koi-koi znaczy, że gra się dalej o więcej. Punkty dostaniesz tylko wtedy, gdy zrobisz następne yaku, zanim ktoś powie shobu.
rule-shobu = Shobu kończy rundę i daje ci punkty za twoje yaku. Nikt inny nie dostaje nic.
rule-oya-ken = Gdy nikt nie powie shobu, oya dostaje sześć punktów. To się nazywa oya-ken.
rule-teshi = Teshi to cztery karty jednego miesiąca zaraz po rozdaniu. Daje od razu sześć punktów.
rule-kuttsuki = Kuttsuki to cztery pary zaraz po rozdaniu. Od razu daje sześć punktów.
rule-end-koi-koi = Runda kończy się na shobu albo gdy w rękach nie ma już kart. Partia ma { $rounds ->
    [6] sześć
   *[12] dwanaście
} rund.
rule-end-hanafuda = Runda kończy się, gdy { $stock ->
    [yes] w rękach i w talii
   *[no] w rękach
} nie ma już kart. Partia ma { $rounds ->
    [6] sześć
   *[12] dwanaście
} rund.
rule-points-koi-koi = Punkty bierze tylko ten, kto mówi shobu, i to za wszystkie swoje yaku. Z yaku z jasnych liczy się tylko najlepsze.
rule-points-hanafuda = Jasna jest za dwadzieścia, zwierzę za dziesięć, wstążka za pięć, zwykła za jeden. Punkty liczą się wszystkim, a rundę wygrywa najwyższa suma.
rule-doubling = Punkty mogą się podwajać, jeśli tak wybierzecie przed grą.
rule-double-at-seven = Od siedmiu punktów w górę liczy się podwójnie.
rule-double-by-koi-koi = Każde koi-koi w rundzie podwaja punkty.
rule-look = Po swojej karcie, przed dobraniem, możesz zerknąć na wierzchnią kartę talii. Jeśli jej miesiąc leży na stole, może brać; jeśli nie albo gdy wolisz, trafia do ręki.
rule-play-on = Gdy w rękach nie ma już kart, odkrywa się dalej, aż skończy się talia.
rule-goko = Goko: wszystkie pięć jasnych, dziesięć punktów.
rule-shiko = Shiko: cztery jasne bez Michikaze, osiem punktów.
rule-ame_shiko = Ame-shiko: cztery jasne z Michikaze, siedem punktów.
rule-sanko = Sanko: trzy jasne bez Michikaze, pięć punktów.
rule-inoshikacho = Inoshikacho: dzik, jeleń i motyle, pięć punktów.
rule-aotan = Aotan: trzy niebieskie wstążki, piwonia, chryzantema i klon, pięć punktów.
rule-akatan = Akatan: trzy wstążki z wierszem, sosna, śliwa i wiśnia, pięć punktów.
rule-tane = Tane: pięć zwierząt za jeden punkt, każde następne o punkt więcej. Liczą się też czarka i most.
rule-tan = Tan: pięć wstążek za jeden punkt, każda następna o punkt więcej.
rule-kasu = Kasu: dziesięć zwykłych za jeden punkt, każda następna o punkt więcej. Błyskawica też jest zwykła.
rule-hanami_de_ippai = Hanami de ippai: zasłona i czarka, pięć punktów.
rule-tsukimi_de_ippai = Tsukimi de ippai: księżyc i czarka, pięć punktów.
rule-tsukifuda = Tsukifuda: wszystkie cztery karty miesiąca tej rundy, cztery punkty.
rule-not-here = Przy tym stole się tego nie gra.
rule-other-game = To do tej gry nie należy.

# Po celu gry, gdy nikt nie pytał o nic określonego
rules-topics = Więcej: „wyjaśnij branie”, „wyjaśnij yaku”.
rules-topics-basic = Więcej: „wyjaśnij branie”, „wyjaśnij punktację”.
