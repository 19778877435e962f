### What happened at the table.

dealt = Dealt. { $hand_size ->
    [4] Four
   *[5] Five
} cards each, { clues-count }, no strikes. { NAME($player) } begins.
your-turn = Your turn.
turn-of = { NAME($player) }'s turn.
# After the deck ran out: $left turns are left, this one included
turn-of-last-round = { NAME($player) }'s last turn.
turn-passed = { NAME($player) } can do nothing: the turn passes.

## Read back before it is carried out

will-play = { NAME($player) } plays { slot-object }.
# Colour call: the colour was said before
will-play-colour = { NAME($player) } calls { colour } and plays { slot-object }.
will-discard = { NAME($player) } discards { slot-object }.
will-clue-colour = { NAME($player) } tells { NAME($target) }: { colour-clue }, { $slots }.
will-clue-value = { NAME($player) } tells { NAME($target) }: { value-clue }, { $slots }.
will-clue-colour-empty = { NAME($player) } tells { NAME($target) }: no { colour }.
will-clue-value-empty = { NAME($player) } tells { NAME($target) }: no { value-clue }.
will-take = { NAME($player) } takes { card-object } from the discards.
will-forfeit = { NAME($player) } gives the reward up.
taken-back = Taken back. { turn-of }

## What came of it

played = { card }. { colour-firework } stands at { value }.
completed = The { colour } firework is complete!
misplayed = Strike { $strikes ->
    [1] one
    [2] two
   *[3] three
}: { card } does not fit. { $height ->
    [0] No { colour } card lies yet.
   *[other] { colour-firework } stands at { $top ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[5] five
    }.
}
misplayed-colour = Strike { $strikes ->
    [1] one
    [2] two
   *[3] three
}: it is { card }, not { $called ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [white] white
    [rainbow] rainbow
   *[black] black
}.
discarded = { card }.
tokens-now = { $count ->
    [0] No clues are left.
    [1] One clue is left.
    [2] Two clues.
    [3] Three clues.
    [4] Four clues.
    [5] Five clues.
    [6] Six clues.
    [7] Seven clues.
   *[8] Eight clues.
}
token-lost = No clue back: all eight are there.
# Private to the receiver of a clue
told-colour = { $slots } { $count ->
    [1] is
   *[other] are
} { colour-clue }.
told-value = { $slots } { $count ->
    [1] is a
   *[other] are
} { value-clue }.
told-colour-empty = You have no { colour }.
told-value-empty = You have no { value-clue }.
you-know = You know: { $hand }.
# Private to those who may see it
drew = { NAME($player) } drew { card-object }, { slot-where }.
you-drew = You drew, it is { slot-where }.
last-card = { NAME($player) } drew the last card. One turn each: { $players }.
last-card-all-or-nothing = { NAME($player) } drew the last card. On we go without drawing.
tile-turned = Reward: { $tile ->
    [1] a clue comes back.
    [2] a strike is taken back, and a clue comes back.
    [3] a free colour clue.
    [4] a free value clue.
    [5] a card from the discards goes back into the deck.
   *[6] a card from the discards goes onto its firework.
}
# Asked where the tile leaves a choice. $tile: 3 to 6
tile-ask = { NAME($player) }, { $tile ->
    [3] whom do you tell what?
    [4] whom do you tell what?
   *[other] which card?
}
tile-forfeited = The reward is forfeited: nothing can be done with it.
tile-given-up = { NAME($player) } gives the reward up.
strike-taken-back = A strike is taken back: { strikes-count }.
card-into-deck = { card } goes into the deck, { cards-count } now.
card-onto-firework = { card } goes onto its firework. { colour-firework } stands at { value }.
rearranged = { NAME($player) } moves a card: { $from_slot } is now { $to_slot }.

## The end

game-won = All fireworks are complete. You have won!
game-ended = The show is over{ $count ->
    [0] {""}
   *[other] : { $fireworks }
}. { points-count }. { $judgement }
game-ended-all-or-nothing = The show is over, and it was not perfect. You have lost; the display had reached { $total }.
game-lost-strikes = The third strike. You have lost; the display had reached { $total }.
game-lost-card = { card } is gone, and no firework is perfect without it. You have lost; the display had reached { $total }.
won-score = { points-count }. { $judgement }
# The scale of the rulebook: $step is 0 (5 and less) to 6 (30)
judgement = { $step ->
    [0] Awful: the crowd boos.
    [1] So-so: a clap here and there.
    [2] A fair try, soon forgotten.
    [3] Excellent: the crowd is pleased.
    [4] Amazing: they will talk about it for weeks.
    [5] Legendary: not a sound, only stars in their eyes.
   *[6] Divine: the stars themselves look pale.
}
another-game = Another game?
