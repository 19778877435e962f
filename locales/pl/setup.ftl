### Przygotowanie gry.

welcome = { game-name }. W razie czego { SAY("powiedz", typed: "napisz") } „pomoc”.
ask-count = Ile osób gra?
# $least, $most: the fewest and the most players, 2 to 6; both are 2 if only two can play
count-wrong = { $most ->
    [2] Grać mogą tylko dwie osoby.
   *[other] Grać może od { $least ->
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
       *[6] sześciu
    } do { $most ->
        [3] trzech
        [4] czterech
        [5] pięciu
       *[6] sześciu
    } osób.
}
heard-count = { $count ->
    [2] Dwie.
    [3] Trzy.
    [4] Cztery.
    [5] Pięć.
   *[6] Sześć.
}
ask-names = Jak macie na imię? Po kolei, jak siedzicie.
names-missing = { $players }. { $count ->
    [1] Brakuje jeszcze jednego imienia
    [2] Brakuje jeszcze dwóch imion
    [3] Brakuje jeszcze trzech imion
    [4] Brakuje jeszcze czterech imion
   *[5] Brakuje jeszcze pięciu imion
}. Kto jeszcze?
names-twice = Imiona muszą być różne, a { $name } jest dwa razy.
names-count = { $players }: to { $heard ->
    [1] jedno imię
    [2] dwa imiona
    [3] trzy imiona
    [4] cztery imiona
    [5] pięć imion
    [6] sześć imion
   *[other] za dużo imion
}, a potrzeba { $count ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
   *[6] sześciu
}. Podajcie wszystkie jeszcze raz.
# $seats: the seats in words, joined with 'or'
names-alike = { $players } brzmią podobnie. Można też { SAY("mówić", typed: "pisać") } { $seats }.
# After names-alike, while the names can still be changed
names-others = Albo podajcie inne imiona.
name-without-letters = Imienia { $name } nie da się wymówić. Napiszcie je literami.
name-taken = { $name } znaczy tu już coś innego. Wybierzcie inne imię.
name-empty = Brakuje imienia. Każdy musi mieć swoje.
name-with-signs = W imieniu { $name } jest znak, którego nie da się wymówić. Napiszcie je samymi literami.
name-with-invisible = W imieniu { $name } jest niewidoczny znak. Napiszcie je jeszcze raz, litera po literze.
name-with-colon = W imieniu nie może być dwukropka: { $name }.
name-of-table = { $name } oznacza tu was wszystkich. Wybierzcie inne imię.
# A name that is also a word of the table: red, one, yes
name-sure = { $name } to także słowo z gry. Czy ktoś naprawdę ma tak na imię?
# The same, if nobody is asked. $seat: the seat in words
name-means-more = { $name } to także słowo z gry. Można też { SAY("mówić", typed: "pisać") } { $seat }.
seat-said = „gracz { $number ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
   *[6] szósty
}”
seat-name = Gracz { $number ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
    [4] czwarty
    [5] piąty
   *[6] szósty
}
language-now = Po polsku.
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
set-up-summary = { $players }. { $rules }. Rozdać karty?
# After the reason why a game can't be saved: what can be said now
deal-again = Kiedy to naprawicie, { SAY("powiedz", typed: "napisz") } „rozdaj”. Albo { SAY("powiedz", typed: "napisz") } „zapisz i wyjdź”.
begins-with = Zaczyna { NAME($player) }.

## Język przy pierwszym uruchomieniu

language-offered = Jeśli chcesz grać po polsku, powiedz: po polsku, albo naciśnij { $number }.
language-offered-typing = Jeśli chcesz grać po polsku, wpisz { $number } i naciśnij Enter.
language-chosen = Będę mówić po polsku. Następnym razem już nie zapytam.
language-not-kept = Będę mówić po polsku. Nie mogę tego jednak zapamiętać: { $error }.
window-closes = Naciśnij Enter, a okno się zamknie.
# In a game. $called: the new name; it isn't known who said it
rename-whom = Kto ma mieć na imię { $called }? { SAY("Powiedz", typed: "Napisz") } na przykład „gracz drugi nazywa się { $called }”.
renamed = { $before } nazywa się teraz { $name }.
names-exchanged = { $before } nazywa się teraz { $name }, a { $name } nazywa się { $before }.
exchange-whom = Czyje imiona mam zamienić? { SAY("Powiedz", typed: "Napisz") } na przykład „zamień imiona { $first } i { $second }”.
renamed-already = { $player } już się tak nazywa.
# Somebody else wants to change the name of $player
rename-others = To imię może zmienić tylko { $player }.
cannot-join = Karty są już rozdane, więc { $called } zagra dopiero w następnej grze. { SAY("Powiedz", typed: "Napisz") } „nowa gra”, a potem „{ $called } też gra”.
