### Answers to questions.

know-nothing = You know nothing about your cards.
know-hand = { $hand }.
know-card = { slot }: { $knowledge }.
# $cards: a list of cards, first place first; $told: a sentence about clues, or empty
has-hand = { NAME($player) } has { $cards }.
has-no-cards = { NAME($player) } has no cards left.
# Which of the others has such a card, and at which place ("red five, second")
nobody-has = None of the others.
card-at = { card }, { slot-bare }
your-own-hand = You can't see your own cards. { $hand }
told-nothing = { NAME($player) } has been told nothing.
told-hand = { NAME($player) } knows: { $hand }.
you-were-told-nothing = You have been told nothing.
fireworks-none = No fireworks yet.
fireworks-all = { $fireworks }.
# In the list: "red two"
firework-stands = { colour } { value }
fireworks-others-empty = the rest empty
fireworks-all-empty = nothing built
firework-one = { colour-firework } stands at { value }.
firework-one-empty = { colour-firework } is still empty.
firework-one-complete = { colour-firework } is complete.
discards-none = Nothing has been discarded.
discards-all = { $cards }.
discards-none-of = No { colour } card has been discarded.
discards-none-card = No { card } has been discarded.
discards-none-value = No { value } has been discarded.
# In a list of discards: a card that is there $count times ("two red threes")
discard-times = { $count ->
    [1] { card }
    [2] two { colour } { value-clue }
   *[3] three { colour } { value-clue }
}
copies-left = { $left ->
    [0] { $total ->
        [1] Not one: the only one is gone.
        [2] Not one: both are gone.
       *[3] Not one: all three are gone.
    }
    [1] { $total ->
        [1] One left, the only one.
        [2] One of two left.
       *[3] One of three left.
    }
    [2] { $total ->
        [2] Two of two left.
       *[3] Two of three left.
    }
   *[3] Three of three left.
}
# How many cards of a colour or of a value are left, and which ("Seven: two red ones, ...")
copies-of = { $count ->
    [0] Not one is left.
    [1] One: { $cards }.
    [2] Two: { $cards }.
    [3] Three: { $cards }.
    [4] Four: { $cards }.
    [5] Five: { $cards }.
    [6] Six: { $cards }.
    [7] Seven: { $cards }.
    [8] Eight: { $cards }.
    [9] Nine: { $cards }.
    [10] Ten: { $cards }.
   *[other] { $count }: { $cards }.
}
copies-of-all = All { $count }.
tokens-answer = { $count ->
    [0] No clues are left.
    [1] One clue is left.
    [2] Two clues.
    [3] Three clues.
    [4] Four clues.
    [5] Five clues.
    [6] Six clues.
    [7] Seven clues.
   *[8] All eight clues.
}
strikes-answer = { $strikes ->
    [0] No strikes yet.
    [1] One strike. Two more lose the game.
    [2] Two strikes. One more loses the game.
   *[3] All three strikes.
}
deck-answer = { $count ->
    [0] The deck is empty.
   *[other] The deck has { cards-count }.
}
deck-last-round = { $left ->
    [0] No turns are left.
    [1] One turn is left.
    [2] Two turns are left.
    [3] Three turns are left.
    [4] Four turns are left.
    [5] Five turns are left.
   *[other] { $left } turns are left.
}
turn-answer = { NAME($player) }'s turn.
turn-answer-you = Your turn.
score-answer = { points-count } so far, out of { $most }.
# What is still possible. $cards: the card at which each firework has to end, "red four, blue one"
score-full-possible = A perfect score is still possible.
score-cards-gone = The most you can get now is { points-count }. Gone for good: { $cards }.
score-few-turns = The most you can get now is { points-count }: there aren't enough turns left for more.
nothing-happened = Nothing has happened yet.
nothing-since = Nothing has happened since your turn.

## The history, each in one short sentence

# "Anna told Petr:"
clues-to = { YOU($player) ->
    [yes] You
   *[no] { NAME($player) }
} told { YOU($target) ->
    [yes] you
   *[no] { NAME($target) }
}:
history-clue-colour = { clues-to } { colour-clue }, { $slots }.
history-clue-value = { clues-to } { value-clue }, { $slots }.
history-clue-colour-empty = { clues-to } no { colour }.
history-clue-value-empty = { clues-to } no { value-clue }.
history-played = { NAME($player) } played { card-object }.
history-misplayed = { NAME($player) } played { card-object }: a strike.
history-discarded = { NAME($player) } discarded { card-object }.
history-discarded-unseen = { NAME($player) } discarded a card.
history-into-deck = { NAME($player) } put { card-object } back into the deck.
history-onto-firework = { NAME($player) } put { card-object } onto its firework.

tiles-answer = { $count ->
    [0] No reward tiles are left.
    [1] One reward tile is left: { $tiles }.
    [2] Two reward tiles are left: { $tiles }.
    [3] Three reward tiles are left: { $tiles }.
    [4] Four reward tiles are left: { $tiles }.
    [5] Five reward tiles are left: { $tiles }.
   *[other] All six reward tiles are left: { $tiles }.
}
tiles-not-played = This game has no reward tiles.
tile-name = { $tile ->
    [1] a clue back
    [2] a clue back and a strike off
    [3] a free colour clue
    [4] a free value clue
    [5] a discard back into the deck
   *[6] a discard onto its firework
}
# $player: who gives clues; $target: to whom
no-clue-from = No clue from { NAME($player) } to { NAME($target) } yet.
