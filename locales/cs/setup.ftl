### Příprava hry.

welcome = { game-name }. Kdykoli stačí { SAY("říct", typed: "napsat") } „pomoc“.
ask-count = Kolik vás hraje?
# $least, $most: the fewest and the most players, 2 to 6; both are 2 if only two can play
count-wrong = { $most ->
    [2] Hraje se jen ve dvou.
   *[other] Hraje se { $least ->
        [2] ve dvou
        [3] ve třech
        [4] ve čtyřech
        [5] v pěti
       *[6] v šesti
    } až { $most ->
        [3] ve třech
        [4] ve čtyřech
        [5] v pěti
       *[6] v šesti
    }.
}
heard-count = { $count ->
    [2] Dva.
    [3] Tři.
    [4] Čtyři.
    [5] Pět.
   *[6] Šest.
}
ask-names = Jak se jmenujete? Popořadě, jak sedíte.
names-missing = { $players }. { $count ->
    [1] Chybí ještě jedno jméno
    [2] Chybí ještě dvě jména
    [3] Chybí ještě tři jména
    [4] Chybí ještě čtyři jména
   *[5] Chybí ještě pět jmen
}. Kdo další?
names-twice = Jméno { $name } je tu dvakrát. Každý potřebuje vlastní.
names-count = { $players }: { $heard ->
    [1] to je jedno jméno
    [2] to jsou dvě jména
    [3] to jsou tři jména
    [4] to jsou čtyři jména
    [5] to je pět jmen
   *[6] to je šest jmen
} na { $count ->
    [2] dva hráče
    [3] tři hráče
    [4] čtyři hráče
    [5] pět hráčů
   *[6] šest hráčů
}. { SAY("Řekněte", typed: "Napište") } všechna znovu.
# $seats: the seats in words, joined with 'or'
names-alike = { $players } znějí podobně. Můžete říkat i: { $seats }.
# After names-alike, while the names can still be changed
names-others = Nebo { SAY("řekněte", typed: "napište") } jiná jména.
name-without-letters = Jméno { $name } se nedá vyslovit. Napište ho písmeny.
name-taken = { $name } už tu znamená něco jiného. Zvolte jiné jméno.
name-empty = Jedno jméno chybí. Každý potřebuje vlastní.
name-with-signs = Ve jméně { $name } je znak, který se nedá vyslovit. Napište ho jen písmeny.
name-with-invisible = Ve jméně { $name } je neviditelný znak. Napište ho znovu, písmeno po písmenu.
name-with-colon = Ve jméně nemůže být dvojtečka: { $name }.
name-of-table = { $name } tu znamená vás všechny. Zvolte jiné jméno.
# A name that is also a word of the table: red, one, yes
name-sure = { $name } je i slovo ze hry. Opravdu se tak někdo jmenuje?
# The same, if nobody is asked. $seat: the seat in words
name-means-more = { $name } je i slovo ze hry. Můžete { SAY("říkat", typed: "psát") } i: { $seat }.
seat-said = hráč { $number ->
    [1] jedna
    [2] dva
    [3] tři
    [4] čtyři
    [5] pět
   *[6] šest
}
seat-name = Hráč { $number ->
    [1] jedna
    [2] dva
    [3] tři
    [4] čtyři
    [5] pět
   *[6] šest
}
language-now = Mluvím česky.
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
set-up-summary = { $players }. { $rules }. Můžu rozdat?
# After the reason why a game can't be saved: what can be said now
deal-again = Až to půjde, { SAY("řekni", typed: "napiš") } „rozdej“. Nebo { SAY("řekni", typed: "napiš") } „uložit a skončit“.
begins-with = Začíná { NAME($player) }.

## Jazyk při prvním spuštění

language-offered = Pro češtinu řekni česky nebo stiskni { $number }.
language-offered-typing = Pro češtinu napiš { $number } a stiskni Enter.
language-chosen = Budu mluvit česky. Příště už se ptát nebudu.
language-not-kept = Budu mluvit česky. Zapamatovat si to ale nejde: { $error }.
window-closes = Stiskni Enter a okno se zavře.
# In a game. $called: the new name; it isn't known who said it
rename-whom = Kdo se má jmenovat { $called }? { SAY("Řekni", typed: "Napiš") } třeba „hráč dva se jmenuje { $called }“.
renamed = { $before } se teď jmenuje { $name }.
names-exchanged = { $before } se teď jmenuje { $name } a { $name } se jmenuje { $before }.
exchange-whom = Čí jména mám prohodit? { SAY("Řekni", typed: "Napiš") } třeba „prohoď jména { $first } a { $second }“.
renamed-already = { $player } se tak už jmenuje.
# Somebody else wants to change the name of $player
rename-others = Tohle jméno může změnit jen { $player }.
cannot-join = Karty už jsou rozdané, { $called } si zahraje až příští hru. { SAY("Řekni", typed: "Napiš") } „nová hra“ a potom „{ $called } hraje taky“.
