### Przygotowanie gry w Hanabi.

rulebook-name = { $rulebook ->
    [cs] Czeskie zasady
    [pl] Polskie zasady
    [da] Duńskie zasady
   *[en] Angielskie zasady
}
no-variants = pięć kolorów
# The rules in a few words; $variants: a list, or no-variants
rules-summary = { rulebook-name }, { $variants }
what-to-change = Co zmienić? { SAY("Powiedzcie", typed: "Napiszcie") } na przykład „trzech graczy”, „czeskie zasady”, „warianty” albo „zaczyna { NAME($player) }”.
variants-clash = Tego nie da się połączyć: { $one } i { $other }. { $reason ->
    [same-suit-twice] Wielokolorowe karty mogą być tylko jednego rodzaju.
   *[contradicting-variants] Jedno pozwala na to, czego drugie zabrania.
}
