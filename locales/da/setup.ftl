### Før spillet.

welcome = { game-name }. { SAY("Sig", typed: "Skriv") } “hjælp”, hvis I går i stå.
ask-count = Hvor mange er I?
# $least, $most: how few and how many can play, 2 to 6; both are 2 where only two can
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
names-twice = I skal have hver sit navn: { $name } kom to gange.
names-count = { $players }: det er { $heard } af { $count }. { SAY("Sig", typed: "Skriv") } alle navnene igen.
# $seats: seats as they are said, joined with 'or'
names-alike = { $players } lyder næsten ens. I kan også { SAY("sige", typed: "skrive") } { $seats }.
# After names-alike, while the names can still be changed
names-others = Eller { SAY("sig", typed: "skriv") } nogle andre navne.
name-without-letters = Navnet { $name } kan ikke udtales. Skriv det med bogstaver.
name-taken = { $name } betyder allerede noget andet her. Vælg et andet navn.
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
   *[hanafuda] Hanafuda
}
# Said when a game was chosen
game-now = { game-name }.
# Said when rules or variants were chosen before the names
rules-now = { $rules }.
# $rules: what was chosen, in a few words of the game
set-up-summary = { $players }. { $rules }. Skal jeg dele ud?
begins-with = { NAME($player) } begynder.

## Sproget ved første start

language-offered = Vil du spille på dansk, så sig dansk, eller tryk på { $number }.
language-offered-typing = Vil du spille på dansk, så skriv { $number }, og tryk på Enter.
language-chosen = Nu taler jeg dansk. Næste gang spørger jeg ikke.
language-not-kept = Nu taler jeg dansk, men valget kan ikke gemmes: { $error }.
window-closes = Tryk på Enter for at lukke vinduet.
