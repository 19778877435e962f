### Det, der sker ved bordet, fra uddelingen til slutningen.

## Uddelingen

# I en liste: hvem der trak hvilket kort
drew = { NAME($player) } { $card }
drawn = Lodtrækning om oya: { $drawn }.
drawn-again = Lodtrækning om oya: { $drawn }. Det står lige, så der trækkes igen.
# $month: den, der lå på bordet fire gange
field-again = Fire kort fra { month-calendar } på bordet, så der deles ud igen.
dealt = { month-calendar }, { month }. { NAME($player) } deler ud og begynder.
# $cards: måned for måned
field = på bordet: { $cards }.
field-empty = Der ligger ingen kort på bordet.
# Privat
hand = { $cards }.
hand-empty = Du har ikke flere kort.
looked-at = øverst ligger { $card }. { $fits ->
    [yes] Det kan tage et kort: træk det, eller behold det.
   *[no] Det kan ikke tage noget: behold det.
}
hand-won = { NAME($player) } har { yaku } på hånden: { $cards }.

## Læses op, før det bliver gjort: kun det, der blev sagt

# Det samme om det, som den, der har tur, lige har sagt: hvem det er, er allerede hørt
reads-lay = Lægger { $card }.
reads-lay-takes = Lægger { $card } og tager { $takes }.
reads-take = Tager { $card }.
will-koi-koi = { NAME($player) }: koi-koi.
will-shobu = { NAME($player) }: shobu.
will-look = { NAME($player) } kigger på det øverste kort.
will-draw = { NAME($player) } trækker.
will-keep = { NAME($player) } tager det øverste kort på hånden.

# Hvad en spiller, som computeren spiller for, siger, før det sker
says-lay = Jeg lægger { $card }.
says-lay-takes = Jeg lægger { $card } og tager { $takes }.
says-take = Jeg tager { $card }.
says-koi-koi = Koi-koi.
says-shobu = Shobu.
says-look = Jeg kigger i bunken.
says-draw = Jeg trækker.
says-keep = Jeg beholder det.

## Hvad der kom ud af det: dele af én sætning

# $card, $cards: kort i ord
takes = tager { $cards }
stays = bliver liggende
card-takes = { $card } tager { $cards }
card-stays = { $card } bliver liggende
lays-takes = { NAME($player) } lægger { $card } og tager { $cards }
lays-stays = { NAME($player) } lægger { $card }, som bliver liggende
stock = fra bunken { $card }
stock-takes = fra bunken { $card }, som tager { $cards }
stock-stays = fra bunken { $card }, som bliver liggende

## Hvad spillet spørger om

# $month: begge korts blomst; $one og $other som i card-within
which-of-pair = { month }: nummer ét, { $one }, eller nummer to, { $other }?
# $more: om der er andre yaku end de nye blandt pointene
call-due = { YOU($player) ->
    [yes] Du har
   *[no] { NAME($player) }:
} { $yaku }, { $more ->
    [yes] i alt { $points }
   *[no] { $points }
}, { $cards }. Koi-koi eller shobu?
draw-due = { NAME($player) }: træk, eller kig først?
looked-due = { NAME($player) }: træk det, eller behold det?
which-card = Hvilket kort?
which-month = Fra hvilken måned?
# $kinds: det fra måneden, der kan være på en hånd, efter hvad alle ved
which-kind = { month }: { $kinds }?

## Slutningen af en runde

yaku-made = { NAME($player) } har { $yaku }.
multiplied = gange { $count ->
    [2] to
    [4] fire
    [8] otte
   *[other] { $count }
}
# $yaku: „akatan fem, tan et“; $points: „seks point“
round-shobu = { YOU($player) ->
    [yes] Du vinder runden med { $points }: { $yaku }.
   *[no] { NAME($player) } vinder runden med { $points }: { $yaku }.
}
round-oya-ken = Ingen sagde shobu. { NAME($player) } er oya og får { $points }.
round-teshi = { NAME($player) } får { $points }.
round-kuttsuki = { NAME($player) } får { $points }.
round-points = { YOU($player) ->
    [yes] Du vinder runden med { $points }.
   *[no] { NAME($player) } vinder runden med { $points }.
}
round-drawn = Ingen vinder runden.
round-shared = { $players } deler runden med { $points } hver.
# I en liste over spillere
total-of = { YOU($player) ->
    [yes] du
   *[no] { NAME($player) }
} { $count }
totals = i alt: { $totals }.
# $players: vinderne
match-ended = Spillet er slut: { $totals }. { $count ->
    [1] { $players } vinder!
   *[other] { $players } deler sejren!
}
