### Příprava hry Hanabi.

rulebook-name = { $rulebook ->
    [pl] Polská pravidla
    [da] Dánská pravidla
    [en] Anglická pravidla
   *[cs] Česká pravidla
}
no-variants = pět barev
# The rules in a few words; $variants: a list, or no-variants
rules-summary = { rulebook-name }, { $variants }
what-to-change = Co změnit? { SAY("Řekněte", typed: "Napište") } třeba „tři hráči“, „polská pravidla“, „varianty“ nebo „začíná { NAME($player) }“.
variants-clash = Tohle nejde dohromady: { $one } a { $other }. { $reason ->
    [same-suit-twice] Duha může být ve hře jen jedna.
   *[contradicting-variants] Jedno povoluje, co druhé zakazuje.
}
