### Setting up a game of Hanabi.

rulebook-name = { $rulebook ->
    [cs] Czech rules
    [pl] Polish rules
    [da] Danish rules
   *[en] English rules
}
variant-name = { $variant ->
    [rainbow-5-own] five rainbow cards
    [rainbow-10-own] ten rainbow cards
    [rainbow-5-every] five wild rainbow cards
    [rainbow-10-every] ten wild rainbow cards
    [black] black powder
    [tiles] reward tiles
    [colour-call] colour call
    [all-or-nothing] all or nothing
    [empty-clues] empty clues allowed
    [no-empty-clues] empty clues forbidden
   *[deduction] deduction
}
no-variants = five colours
# The rules in a few words; $variants: a list, or no-variants
rules-summary = { rulebook-name }, { $variants }
what-to-change = What shall I change? For instance: 'three players', 'Polish rules', '{ NAME($player) } begins'.
variants-clash = These don't go together: { $one }; and { $other }. { $reason ->
    [same-suit-twice] There can be only one kind of rainbow.
   *[contradicting-variants] One allows what the other forbids.
}
