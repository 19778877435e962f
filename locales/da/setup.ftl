### Før spillet.

welcome = { game-name }. { SAY("Sig", typed: "Skriv") } “hjælp”, hvis I går i stå.
ask-count = Hvor mange er I?
# $least, $most: the fewest and the most players, 2 to 6; both are 2 if only two can play
count-wrong = { $most ->
    [2] I skal være to.
   *[other] I skal være { $least ->
        [2] to
        [3] tre
        [4] fire
        [5] fem
       *[6] seks
    } til { $most ->
        [3] tre
        [4] fire
        [5] fem
       *[6] seks
    }.
}
heard-count = { $count ->
    [2] To.
    [3] Tre.
    [4] Fire.
    [5] Fem.
   *[6] Seks.
}
ask-names = Hvad hedder I, i den rækkefølge I sidder?
names-missing = { $players }. { $count ->
    [1] Der mangler et navn
    [2] Der mangler to navne
    [3] Der mangler tre navne
    [4] Der mangler fire navne
   *[5] Der mangler fem navne
}. Hvem er ellers med?
names-twice = { $name } er der to gange. I skal have hver jeres navn.
names-count = { $players }: det er { $heard ->
    [1] ét navn
    [2] to navne
    [3] tre navne
    [4] fire navne
    [5] fem navne
   *[6] seks navne
}, men I er { $count ->
    [2] to
    [3] tre
    [4] fire
    [5] fem
   *[6] seks
}. { SAY("Sig", typed: "Skriv") } alle navnene igen.
# $seats: the seats in words, joined with 'or'
names-alike = { $players } lyder næsten ens. I kan også { SAY("sige", typed: "skrive") } { $seats }.
# After names-alike, while the names can still be changed
names-others = Eller { SAY("sig", typed: "skriv") } nogle andre navne.
name-without-letters = Navnet { $name } kan ikke udtales. Skriv det med bogstaver.
name-taken = { $name } betyder allerede noget andet her. Vælg et andet navn.
name-empty = Der mangler et navn. I skal have hver jeres.
name-with-signs = Navnet { $name } har et tegn, der ikke kan udtales. Skriv det kun med bogstaver.
name-with-invisible = Navnet { $name } har et usynligt tegn. Skriv det igen, bogstav for bogstav.
name-with-colon = Der må ikke være kolon i et navn: { $name }.
name-of-table = { $name } er det, jeg kalder jer alle sammen. Vælg et andet navn.
# A name that is also a word of the table: red, one, yes
name-sure = { $name } er også et ord i spillet. Er det virkelig et navn?
# The same, if nobody is asked. $seat: the seat in words
name-means-more = { $name } er også et ord i spillet. I kan { SAY("sige", typed: "skrive") } { $seat } i stedet.
seat-said = spiller { $number ->
    [1] et
    [2] to
    [3] tre
    [4] fire
    [5] fem
   *[6] seks
}
seat-name = Spiller { $number ->
    [1] et
    [2] to
    [3] tre
    [4] fire
    [5] fem
   *[6] seks
}
language-now = Dansk.
# The games by name
game-name = { $game ->
    [hanabi] Hanabi
    [koi-koi] Koi-Koi
    [hanafuda] Hanafuda
   *[other] { $game }
}
# Said when a game was chosen
game-now = { game-name }.
# Said when rules or variants were chosen before the names
rules-now = { $rules }.
# $rules: what was chosen, in a few words of the game
set-up-summary = { $players }. { $rules }. Skal jeg dele ud?
# After the reason why a game can't be saved: what can be said now
deal-again = { SAY("Sig", typed: "Skriv") } “del ud”, når det er ordnet. Eller { SAY("sig", typed: "skriv") } “gem og afslut”.
begins-with = { NAME($player) } begynder.

## Sproget ved første start

language-offered = Vil du spille på dansk, så sig dansk, eller tryk på { $number }.
language-offered-typing = Vil du spille på dansk, så skriv { $number }, og tryk på Enter.
language-chosen = Nu taler jeg dansk. Næste gang spørger jeg ikke.
language-not-kept = Nu taler jeg dansk, men valget kan ikke gemmes: { $error }.
window-closes = Tryk på Enter for at lukke vinduet.
# In a game. $called: the new name; it isn't known who said it
rename-whom = Hvem skal hedde { $called }? { SAY("Sig", typed: "Skriv") } for eksempel “spiller to hedder { $called }”.
renamed = { $before } hedder nu { $name }.
names-exchanged = { $before } hedder nu { $name }, og { $name } hedder { $before }.
exchange-whom = Hvis navne skal jeg bytte om? { SAY("Sig", typed: "Skriv") } for eksempel “byt om på navnene { $first } og { $second }”.
renamed-already = { $player } hedder allerede det.
# Somebody else wants to change the name of $player
rename-others = Kun { $player } kan ændre det navn.
cannot-join = Kortene er delt ud, så { $called } kan først være med i næste spil. { SAY("Sig", typed: "Skriv") } “nyt spil”, og så “{ $called } er også med”.
