### Svar på spørgsmål.

know-nothing = Du ved ikke noget om dine kort.
know-hand = { $hand }.
know-card = { slot }: { $knowledge }.
has-hand = { NAME($player) } har { $cards }.
has-no-cards = { NAME($player) } har ikke flere kort.
# Hvem af de andre der har sådan et kort, og hvor
nobody-has = Ingen af de andre.
card-at = { card }, { slot }
your-own-hand = Dine egne kort må du ikke se. { $hand }
told-nothing = { NAME($player) } har ikke fået noget at vide.
told-hand = { NAME($player) } ved: { $hand }.
you-were-told-nothing = Du har ikke fået noget at vide.
fireworks-none = Der ligger ingen kort endnu.
fireworks-all = { $fireworks }.
firework-stands = { colour } på { value }
fireworks-others-empty = resten er ikke begyndt
fireworks-all-empty = der er ikke bygget noget endnu
firework-one = { colour-firework } er nået til { value }.
firework-one-empty = Der ligger ingen { colour.many } kort endnu.
firework-one-complete = Det { colour.many } fyrværkeri er færdigt.
discards-none = Brugtbunken er tom.
discards-all = { $cards }.
discards-none-of = Ingen { colour.many } kort i brugtbunken.
discards-none-card = Ingen { card } i brugtbunken.
discards-none-value = Ingen { value.many } i brugtbunken.
discard-times = { $count ->
    [1] { card }
    [2] to { colour.many } { value.many }
   *[3] tre { colour.many } { value.many }
}
copies-left = { $total ->
    [1] { $left ->
        [0] Ingen: den eneste er væk.
       *[1] Én tilbage, den eneste.
    }
    [2] { $left ->
        [0] Ingen: begge er væk.
        [1] Én af to tilbage.
       *[2] Begge er tilbage.
    }
   *[3] { $left ->
        [0] Ingen: alle tre er væk.
        [1] Én af tre tilbage.
        [2] To af tre tilbage.
       *[3] Alle tre er tilbage.
    }
}
copies-of = { $count ->
    [0] Ingen tilbage.
    [1] Ét: { $cards }.
    [2] To: { $cards }.
    [3] Tre: { $cards }.
    [4] Fire: { $cards }.
    [5] Fem: { $cards }.
    [6] Seks: { $cards }.
    [7] Syv: { $cards }.
    [8] Otte: { $cards }.
    [9] Ni: { $cards }.
    [10] Ti: { $cards }.
   *[other] { $count }: { $cards }.
}
copies-of-all = Alle { $count }.
tokens-answer = { $count ->
    [0] Ikke flere blå brikker.
    [1] Én blå brik tilbage.
    [2] To blå brikker.
    [3] Tre blå brikker.
    [4] Fire blå brikker.
    [5] Fem blå brikker.
    [6] Seks blå brikker.
    [7] Syv blå brikker.
   *[8] Alle otte blå brikker.
}
strikes-answer = { $strikes ->
    [0] Ingen røde brikker endnu.
    [1] Én rød brik. To til, så har I tabt.
    [2] To røde brikker. Én til, så har I tabt.
   *[3] Alle tre røde brikker.
}
deck-answer = { $count ->
    [0] Kortstakken er tom.
    [1] Ét kort i kortstakken.
   *[other] { $count } kort i kortstakken.
}
deck-last-round = { $left ->
    [0] Alle har haft deres sidste tur.
    [1] Én tur tilbage.
    [2] To ture tilbage.
    [3] Tre ture tilbage.
    [4] Fire ture tilbage.
    [5] Fem ture tilbage.
   *[other] { $left } ture tilbage.
}
turn-answer = { NAME($player) } har tur.
turn-answer-you = Det er din tur.
score-answer = { $count ->
    [0] Ingen point endnu af { $most } mulige.
   *[other] Indtil nu { points-count } af { $most } mulige.
}
# Hvad der stadig kan nås. $cards: kortet, som hver farve må ende ved, “rød firer, blå etter”
score-full-possible = I kan stadig nå alle point.
score-cards-gone = I kan højst nå { points-count }. Væk for altid: { $cards }.
score-few-turns = I kan højst nå { points-count }, for der er ikke ture nok tilbage.
nothing-happened = Der er ikke sket noget endnu.
nothing-since = Der er ikke sket noget siden din tur.

## Hvad der er sket, hver ting i en kort sætning

# “Anna sagde til Peter:”
clues-to = { YOU($player) ->
    [yes] Du
   *[no] { NAME($player) }
} sagde til { YOU($target) ->
    [yes] dig
   *[no] { NAME($target) }
}:
history-clue-colour = { clues-to } { colour-clue }, { $slots }.
history-clue-value = { clues-to } { value-clue }, { $slots }.
history-clue-colour-empty = { clues-to } ingen { colour.many }.
history-clue-value-empty = { clues-to } ingen { value-clue }.
history-played = { NAME($player) } spillede { card-object }.
history-misplayed = { NAME($player) } spillede { card-object }, og det gav en rød brik.
history-discarded = { NAME($player) } smed { card-object }.
history-discarded-unseen = { NAME($player) } smed et kort.
history-into-deck = { NAME($player) } lagde { card-object } tilbage i kortstakken.
history-onto-firework = { NAME($player) } lagde { card-object } på det { colour.many } fyrværkeri.

tiles-answer = { $count ->
    [0] Der er ikke flere belønninger.
    [1] Der er én belønning tilbage: { $tiles }.
   *[other] Der er { $count } belønninger tilbage: { $tiles }.
}
tiles-not-played = Vi spiller uden belønninger.
tile-name = { $tile ->
    [1] en blå brik tilbage
    [2] en blå brik tilbage og en rød mindre
    [3] en gratis ledetråd om en farve
    [4] en gratis ledetråd om en værdi
    [5] et smidt kort tilbage i kortstakken
   *[6] et smidt kort på sit fyrværkeri
}
# $player: hvem der giver; $target: til hvem
no-clue-from = Der er ingen ledetråd fra { NAME($player) } til { NAME($target) } endnu.
