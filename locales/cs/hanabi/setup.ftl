### Příprava hry Hanabi.

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
no-variants = pět barev
# The rules in a few words; $variants: a list, or no-variants
rules-summary = { rulebook-name }, { $variants }
what-to-change = Co změnit? { SAY("Řekněte", typed: "Napište") } třeba „tři hráči“, „polská pravidla“ nebo „začíná { NAME($player) }“.
variants-clash = Tohle nejde dohromady: { $one } a { $other }. { $reason ->
    [same-suit-twice] Duha může být ve hře jen jedna.
   *[contradicting-variants] Jedno povoluje, co druhé zakazuje.
}
