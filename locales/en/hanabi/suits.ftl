### Colours and variants: what a new colour adds to.

# $colour: red, yellow, green, blue, white, rainbow, black
colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [white] white
    [rainbow] rainbow
   *[black] black
}
# The colour of a firework, at the beginning of a sentence ("Red stands at one").
colour-firework = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [white] White
    [rainbow] Rainbow
   *[black] Black
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
