### Setting up a game of Hanabi.

rulebook-name = { $rulebook ->
    [cs] Czech rules
    [pl] Polish rules
    [da] Danish rules
   *[en] English rules
}
no-variants = five colours
# The rules in a few words; $variants: a list, or no-variants
rules-summary = { rulebook-name }, { $variants }
what-to-change = What shall I change? For instance: 'three players', 'Polish rules', 'variants', '{ NAME($player) } begins'.
variants-clash = These don't go together: { $one }; and { $other }. { $reason ->
    [same-suit-twice] There can be only one kind of rainbow.
   *[contradicting-variants] One allows what the other forbids.
}
