### Przygotowanie gry.

welcome = Hanabi. W każdej chwili możesz powiedzieć „pomoc”.
ask-count = Ile osób gra?
count-wrong = Grać może od dwóch do pięciu osób.
heard-count = { $count ->
    [2] Dwie.
    [3] Trzy.
    [4] Cztery.
   *[5] Pięć.
}
ask-names = Jak się nazywacie? Podajcie imiona w kolejności przy stole.
names-twice = Imiona muszą być różne, a { $name } jest dwa razy.
names-count = { $players }: to { $heard ->
    [1] jedno imię
    [2] dwa imiona
    [3] trzy imiona
    [4] cztery imiona
    [5] pięć imion
   *[other] za dużo imion
}, a potrzeba { $count ->
    [2] dwóch
    [3] trzech
    [4] czterech
   *[5] pięciu
}. Podajcie wszystkie jeszcze raz.
# $seats: seats as they are said, joined with 'or'
names-alike = { $players } brzmią podobnie. Można też mówić { $seats }.
# After names-alike, while the names can still be changed
names-others = Albo podajcie inne imiona.
name-without-letters = Imienia { $name } nie da się wymówić. Napiszcie je literami.
name-taken = { $name } znaczy tu już coś innego. Wybierzcie inne imię.
seat-said = „gracz { $number ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
   *[5] pięć
}”
seat-name = Gracz { $number ->
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
   *[5] pięć
}
language-now = Po polsku.
rulebook-name = { $rulebook ->
    [cs] Czeskie zasady
    [pl] Polskie zasady
    [da] Duńskie zasady
   *[en] Angielskie zasady
}
variant-name = { $variant ->
    [rainbow-5-own] pięć tęczowych jako osobny kolor
    [rainbow-10-own] dziesięć tęczowych jako osobny kolor
    [rainbow-5-every] pięć tęczowych jako każdy kolor
    [rainbow-10-every] lawina kolorów
    [black] czarny proch
    [tiles] kafelki nagród
    [colour-call] zapowiadanie koloru
    [all-or-nothing] królewski pokaz
    [empty-clues] puste wskazówki
    [no-empty-clues] bez pustych wskazówek
   *[deduction] dedukcja
}
no-variants = pięć kolorów
# Said when rules or variants were chosen before the names
rules-now = { $rules }.
set-up-summary = { $players }. { $rules }. Rozdać karty?
begins-with = Zaczyna { NAME($player) }.
what-to-change = Co zmienić? Powiedzcie na przykład „trzech graczy”, „czeskie zasady” albo „zaczyna { NAME($player) }”.
variants-clash = Tego nie da się połączyć: { $one } i { $other }. { $reason ->
    [same-suit-twice] Tęczowe karty mogą być tylko jednego rodzaju.
   *[contradicting-variants] Jedno pozwala na to, czego drugie zabrania.
}
