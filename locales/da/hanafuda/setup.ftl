### Det, der vælges før spillet.

help-setup = { SAY("Sig", typed: "Skriv") }, hvor mange I er, og så jeres navne. I kan også vælge sprog, spil, en ekstra regel som “halvt spil”, “varianter” eller “to spil kort”, eller hvem der begynder. Når alt passer, så { SAY("sig", typed: "skriv") } “del ud”.
what-to-change = Hvad skal ændres? { SAY("Sig", typed: "Skriv") } for eksempel “tre spillere”, “halvt spil” eller “{ NAME($player) } begynder”.
variant-name = { $variant ->
    [second-deck] to spil kort
    [smaller-hands] færre kort på hånden
    [half-game] halvt spil
    [play-on] videre fra bunken
    [look-first] kig i bunken
    [no-rain-man-seven] ingen syv for regnmanden
    [hanami-de-ippai] hanami de ippai
    [tsukimi-de-ippai] tsukimi de ippai
    [month-yaku] månedens yaku
    [double-at-seven] dobbelt fra syv point
    [double-by-koi-koi] dobbelt for koi-koi
   *[no-oya-ken] ingen oya-ken
}
clash-hands = Enten to spil kort eller færre kort på hånden, ikke begge dele.
clash-two-players = Færre kort på hånden kan kun vælges, når I er tre eller flere.
# $game: det spil, den hører til
clash-other-game = { variant-name } hører til { $game ->
    [koi-koi] koi-koi
   *[hanafuda] grundspillet
}.
clash-players = Så skal I være { $least ->
    [2] to
    [3] tre
    [4] fire
    [5] fem
   *[6] seks
} til { $most ->
    [2] to
    [3] tre
    [4] fire
    [5] fem
   *[6] seks
}.
clash-unknown = De valg passer ikke sammen.
next-round = Næste runde.
