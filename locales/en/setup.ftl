### Setting up a game.

welcome = Hanabi. Say 'help' at any time.
ask-count = How many of you are playing?
count-wrong = Two to five can play.
heard-count = { $count ->
    [2] Two.
    [3] Three.
    [4] Four.
   *[5] Five.
}
ask-names = Who are you, in the order you're sitting?
names-twice = I heard { $name } more than once. Everyone needs a different name.
names-count = { $players }: that is { $heard ->
    [1] one name
    [2] two names
    [3] three names
    [4] four names
   *[5] five names
}, for { $count ->
    [2] two
    [3] three
    [4] four
   *[5] five
} players. Say all the names again.
# $seats: seats as they are said, joined with 'or'
names-alike = { $players } sound alike. You can say { $seats } instead.
# After names-alike, while the names can still be changed
names-others = Or give me different names.
name-without-letters = The name { $name } can't be spoken. Write it in letters.
name-taken = { $name } already means something else here. Choose another name.
seat-said = 'player { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[5] five
}'
seat-name = Player { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[5] five
}
language-now = English.
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
# $variants: a list, or the word for none
no-variants = five colours
# Said when rules or variants were chosen before the names
rules-now = { $rules }.
set-up-summary = { $players }. { $rules }. Shall I deal?
begins-with = { NAME($player) } begins.
what-to-change = What shall I change? For instance: 'three players', 'Polish rules', '{ NAME($player) } begins'.
variants-clash = These don't go together: { $one }; and { $other }. { $reason ->
    [same-suit-twice] There can be only one kind of rainbow.
   *[contradicting-variants] One allows what the other forbids.
}
