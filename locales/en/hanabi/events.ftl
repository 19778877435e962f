### What happened at the table.

dealt = Dealt. { $hand_size ->
    [4] Four
   *[5] Five
} cards each, { clues-count }, no strikes. { NAME($player) } begins.
dealt-short = Dealt. { NAME($player) } begins.
# After the deck ran out: $left turns are left, this one included
turn-of-last-round = { NAME($player) }'s last turn.
# Who is next, at the end of the news
next = { NAME($player) }'s turn.
next-last-round = { NAME($player) }'s last turn.
your-last-turn = Your last turn.
turn-passed = { NAME($player) } can't do anything: the turn passes.

## The read-back before an action is carried out

# Colour call: the colour was said before
will-play-colour = { NAME($player) } calls { colour } and plays { slot-object }.
# The same for what the current player has just said: whose turn it is has already been said
reads-play = Playing { slot-object }.
reads-play-colour = Calling { colour }, playing { slot-object }.
reads-discard = Discarding { slot-object }.
# Which cards a clue touches is only said when it counts: before that it can still be taken back.
reads-clue-colour = { colour } to { NAME($target) }.
reads-clue-value = { value-clue } to { NAME($target) }.
# A clue whose giver has said that it touches no card
reads-no-colour = No { colour } cards for { NAME($target) }.
reads-no-value = No { value-clue } for { NAME($target) }.
will-take = { NAME($player) } takes { card-object } from the discards.

# What a computer player says before its move
says-play = I play my { slot-bare }.
says-play-colour = I call { colour } and play my { slot-bare }.
says-discard = I discard my { slot-bare }.
says-clue-colour = { NAME($target) }, { colour }.
says-clue-value = { NAME($target) }, { value-clue }.
says-take = I take { card-object }.

## The result

played = { card } fits.
completed = { colour-firework } is complete!
misplayed = { $strikes ->
    [1] First
    [2] Second
   *[3] Third
} strike: { card } doesn't fit. { $height ->
    [0] { colour-firework } is still empty.
   *[other] { colour-firework } stands at { $top ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[5] five
    }.
}
misplayed-colour = { $strikes ->
    [1] First
    [2] Second
   *[3] Third
} strike: it is { card }, not { $called }.
discarded = { card }.
# What a clue touches, said when it counts. $wrong: "yes" if its giver had named other cards or another number
clue-cards = { $count ->
    [0] No cards
   *[other] { $slots }{ $wrong ->
        [yes] , so { cards-count }
       *[no] {""}
    }
}.
tokens-now = { $count ->
    [0] No clues.
    [1] One clue.
    [2] Two clues.
    [3] Three clues.
    [4] Four clues.
    [5] Five clues.
    [6] Six clues.
    [7] Seven clues.
   *[8] Eight clues.
}
# A clue would have come back, but none was missing
token-lost = Still eight clues.
# Private to the receiver of a clue
told-colour = { $slots } { $count ->
    [1] is
   *[other] are
} { colour-clue }.
told-value = { $slots } { $count ->
    [1] is
   *[other] are
} { value-clue }.
told-colour-empty = You have no { colour } cards.
told-value-empty = You have no { value-clue }.
you-know = You know: { $hand }.
# Private to those who may see it
drew = { NAME($player) } drew { card-object }; it's now { slot-where }.
# The name is always said, because another player's may just have been heard
draws = { NAME($player) } draws { card-object }.
you-drew = Your new card is { slot-where }.
last-card = { YOU($player) ->
    [yes] You draw the last card. Everybody has one more turn.
   *[no] { NAME($player) } drew the last card. One turn each: { $players }.
}
last-card-all-or-nothing = { NAME($player) } drew the last card. We play on without drawing.
tile-turned = Reward: { $tile ->
    [1] a clue back.
    [2] a clue back, and a strike off if there is one.
    [3] a free colour clue.
    [4] a free value clue.
    [5] a card from the discards goes back into the deck.
   *[6] a card from the discards goes onto its firework.
}
# Asked if the tile leaves a choice. $tile: 3 to 6
tile-ask = { NAME($player) }, { $tile ->
    [3] who gets which colour?
    [4] who gets which value?
   *[other] which card?
}
# The fifth tile, when the deck is empty
tile-to-firework = The deck is empty: a card goes onto its firework instead.
tile-forfeited = The reward is lost: nothing can be done with it.
strike-taken-back = A strike is taken back. That leaves { strikes-count }.
card-into-deck = { card } goes into the deck, which now has { cards-count }.
card-onto-firework = { card } goes onto its firework. { colour-firework } stands at { value }.
rearranged = { NAME($player) } moves a card: { $from_slot } is now { $to_slot }.

## The end

game-won = All fireworks are complete. You have won!
game-ended = The show is over, with { points-count }{ $count ->
    [0] {""}
   *[other] : { $fireworks }
}. { $judgement }
game-ended-all-or-nothing = The show is over, and it wasn't perfect. You have lost, with { $total ->
    [-5] minus five points
    [-4] minus four points
    [-3] minus three points
    [-2] minus two points
    [-1] minus one point
    [0] no points
    [1] one point
    [2] two points
    [3] three points
    [4] four points
    [5] five points
    [6] six points
    [7] seven points
    [8] eight points
    [9] nine points
    [10] ten points
   *[other] { $total } points
}.
# The third strike has just been said
game-lost-strikes = You have lost, with { $total ->
    [-5] minus five points
    [-4] minus four points
    [-3] minus three points
    [-2] minus two points
    [-1] minus one point
    [0] no points
    [1] one point
    [2] two points
    [3] three points
    [4] four points
    [5] five points
    [6] six points
    [7] seven points
    [8] eight points
    [9] nine points
    [10] ten points
   *[other] { $total } points
}.
game-lost-card = { colour-firework } { value } is gone, and the show can't be perfect without it. You have lost, with { $total ->
    [-5] minus five points
    [-4] minus four points
    [-3] minus three points
    [-2] minus two points
    [-1] minus one point
    [0] no points
    [1] one point
    [2] two points
    [3] three points
    [4] four points
    [5] five points
    [6] six points
    [7] seven points
    [8] eight points
    [9] nine points
    [10] ten points
   *[other] { $total } points
}.
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
