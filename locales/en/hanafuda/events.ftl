### What happens at the table, from the deal to the end.

## The deal

# In a list: who drew which card for the dealer
drew = { NAME($player) } { $card }
drawn = Draw for the deal: { $drawn }.
drawn-again = Draw for the deal: { $drawn }. A tie, so there is another draw.
# $month: the month of four cards in the field
field-again = Four { month } cards in the field, so the cards are dealt again.
dealt = { month-calendar }, { month }. { NAME($player) } deals and begins.
# $cards: grouped by month
field = field: { $cards }.
field-empty = The field is empty.
# Private
hand = { $cards }.
hand-empty = You have no cards left.
looked-at = on top: { $card }. { $fits ->
    [yes] It takes a card: draw it, or keep it.
   *[no] It takes nothing: keep it.
}
hand-won = { NAME($player) } was dealt { yaku }: { $cards }.

## The read-back before an action is carried out: only what was said

# The same for what the current player has just said: whose turn it is has already been said
reads-lay = Playing { $card }.
reads-lay-takes = Playing { $card }, taking { $takes }.
reads-take = Taking { $card }.
will-koi-koi = { NAME($player) }: koi-koi.
will-shobu = { NAME($player) }: shobu.
will-look = { NAME($player) } looks at the top card.
will-draw = { NAME($player) } draws.
will-keep = { NAME($player) } keeps the top card.

# What a computer player says before its move
says-lay = I play { $card }.
says-lay-takes = I play { $card } and take { $takes }.
says-take = I take { $card }.
says-koi-koi = Koi-koi.
says-shobu = Shobu.
says-look = I look at the top card.
says-draw = I draw.
says-keep = I keep it.

## The result: parts of one sentence

# $card, $cards: cards in words
takes = { $face ->
    [tane-6] they take
    [tane-8] they take
   *[other] takes
} { $cards }
# $face: which card it is, as in the message card
stays = { $face ->
    [tane-6] they stay
    [tane-8] they stay
   *[other] it stays
}
card-takes = { $card } { $face ->
    [tane-6] take
    [tane-8] take
   *[other] takes
} { $cards }
card-stays = { $card } { $face ->
    [tane-6] stay
    [tane-8] stay
   *[other] stays
}
lays-takes = { NAME($player) } plays { $card } and takes { $cards }
lays-stays = { NAME($player) } plays { $card }, which { $face ->
    [tane-6] stay
    [tane-8] stay
   *[other] stays
}
stock = stock: { $card }
stock-takes = stock: { $card } { $face ->
    [tane-6] take
    [tane-8] take
   *[other] takes
} { $cards }
stock-stays = stock: { $card } { $face ->
    [tane-6] stay
    [tane-8] stay
   *[other] stays
}

## What the game asks

# $month: the flower of both; $one and $other as in card-within
which-of-pair = { month }: one, { $one }, or two, { $other }?
# $more: whether there are other yaku than the new ones among the points
call-due = { YOU($player) ->
    [yes] You have
   *[no] { NAME($player) }:
} { $yaku }, { $more ->
    [yes] { $points } in all
   *[no] { $points }
}, { $cards }. Koi-koi or shobu?
draw-due = { NAME($player) }: draw, or look first?
looked-due = { NAME($player) }: draw it, or keep it?
which-card = Which card?
which-month = Which month?
# $kinds: which cards of the month may be in a hand, as everyone may know
which-kind = which { month }: { $kinds }?

## The end of a round

yaku-made = { NAME($player) } makes { $yaku }.
multiplied = times { $count ->
    [2] two
    [4] four
    [8] eight
   *[other] { $count }
}
# $yaku: "akatan five, tan one"; $points: "six points"
round-shobu = { YOU($player) ->
    [yes] You win the round with { $points }: { $yaku }.
   *[no] { NAME($player) } wins the round with { $points }: { $yaku }.
}
round-oya-ken = Nobody called shobu. { NAME($player) }, the dealer, gets { $points }.
round-teshi = { $points } for { NAME($player) }.
round-kuttsuki = { $points } for { NAME($player) }.
round-points = { YOU($player) ->
    [yes] You win the round with { $points }.
   *[no] { NAME($player) } wins the round with { $points }.
}
round-drawn = Nobody wins the round.
round-shared = { $players } share the round, with { $points } each.
# In a list of players
total-of = { YOU($player) ->
    [yes] you
   *[no] { NAME($player) }
} { $count }
totals = total: { $totals }.
# $players: the winners
match-ended = The match is over: { $totals }. { $count ->
    [1] { $players } wins!
   *[other] { $players } share the win!
}
