### Příprava hry.

welcome = Hanabi. Kdykoli můžete říct „pomoc“.
ask-count = Kolik vás hraje?
count-wrong = Hraje se ve dvou až v pěti.
heard-count = { $count ->
    [2] Dva.
    [3] Tři.
    [4] Čtyři.
   *[5] Pět.
}
ask-names = Jak se jmenujete? Popořadě, jak sedíte.
names-twice = Jméno { $name } je tu dvakrát. Každý potřebuje vlastní.
names-count = { $players }: { $heard ->
    [1] to je jedno jméno
    [2] to jsou dvě jména
    [3] to jsou tři jména
    [4] to jsou čtyři jména
   *[5] to je pět jmen
} na { $count ->
    [2] dva hráče
    [3] tři hráče
    [4] čtyři hráče
   *[5] pět hráčů
}. Řekněte všechna znovu.
# $seats: seats as they are said, joined with 'or'
names-alike = { $players } znějí podobně. Můžete říkat i: { $seats }.
# After names-alike, while the names can still be changed
names-others = Nebo řekněte jiná jména.
name-without-letters = Jméno { $name } se nedá vyslovit. Napište ho písmeny.
name-taken = { $name } už tu znamená něco jiného. Zvolte jiné jméno.
seat-said = hráč { $number ->
    [1] jedna
    [2] dva
    [3] tři
    [4] čtyři
   *[5] pět
}
seat-name = Hráč { $number ->
    [1] jedna
    [2] dva
    [3] tři
    [4] čtyři
   *[5] pět
}
language-now = Mluvím česky.
rulebook-name = { $rulebook ->
    [pl] Polská pravidla
    [da] Dánská pravidla
    [en] Anglická pravidla
   *[cs] Česká pravidla
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
# $variants: seznam variant, nebo no-variants
no-variants = pět barev
# Said when rules or variants were chosen before the names
rules-now = { $rules }.
set-up-summary = { $players }. { $rules }. Můžu rozdat?
begins-with = Začíná { NAME($player) }.
what-to-change = Co změnit? Řekněte třeba „tři hráči“, „polská pravidla“ nebo „začíná { NAME($player) }“.
variants-clash = Tohle nejde dohromady: { $one } a { $other }. { $reason ->
    [same-suit-twice] Duha může být ve hře jen jedna.
   *[contradicting-variants] Jedno povoluje, co druhé zakazuje.
}
