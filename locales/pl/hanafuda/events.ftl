### Co dzieje się przy stole, od rozdania do końca.

## Rozdanie

# Na liście: kto jaką kartę wyciągnął
drew = { NAME($player) } { $card }
drawn = Losowanie, kto jest oya: { $drawn }.
drawn-again = Losowanie, kto jest oya: { $drawn }. Losujemy jeszcze raz.
# $month: był na stole cztery razy
field-again = Rozdajemy od nowa, bo na stole leżały cztery karty jednego miesiąca: { month }.
dealt = { month-calendar }, { month }. Rozdaje i zaczyna { NAME($player) }.
# $cards: miesiącami
field = na stole: { $cards }.
field-empty = Na stole nic nie leży.
# Prywatnie
hand = { $cards }.
hand-empty = Nie masz już żadnych kart.
looked-at = wierzchnia karta: { $card }. { $fits ->
    [yes] Coś bierze: dobierz ją albo zatrzymaj.
   *[no] Niczego nie bierze: zatrzymaj ją.
}
hand-won = { NAME($player) } ma z rozdania { yaku }: { $cards }.

## Czyja kolej


## Czytane przed wykonaniem: tylko to, co padło

# To samo o tym, co właśnie powiedział ten, czyja kolej: czyja to kolej, już było słychać
reads-lay = Wykłada { $card }.
reads-lay-takes = Wykłada { $card } i bierze { $takes }.
reads-take = Bierze { $card }.
will-koi-koi = { NAME($player) }: koi-koi.
will-shobu = { NAME($player) }: shobu.
will-look = { NAME($player) } zerka na wierzchnią kartę.
will-draw = { NAME($player) } dobiera kartę.
will-keep = { NAME($player) } bierze wierzchnią kartę do ręki.

# Co mówi gracz, za którego gra komputer, zanim to zrobi
says-lay = Wykładam { $card }.
says-lay-takes = Wykładam { $card } i biorę { $takes }.
says-take = Biorę { $card }.
says-koi-koi = Koi-koi.
says-shobu = Shobu.
says-look = Zajrzę do talii.
says-draw = Dobieram.
says-keep = Zatrzymuję ją.

## Co z tego wyszło: części jednego zdania

# $card, $cards: karty słowami
takes = bierze { $cards }
# $face: która to karta, jak w komunikacie card
stays = { $face ->
    [tane-6] zostają
    [tane-8] zostają
   *[other] zostaje
}
card-takes = { $card }, bierze { $cards }
card-stays = { $card } { $face ->
    [tane-6] zostają
    [tane-8] zostają
   *[other] zostaje
}
lays-takes = { NAME($player) } wykłada { $card }, bierze { $cards }
lays-stays = { NAME($player) } wykłada { $card }, { $face ->
    [tane-6] zostają
    [tane-8] zostają
   *[other] zostaje
}
stock = z talii { $card }
stock-takes = z talii { $card }, bierze { $cards }
stock-stays = z talii { $card } { $face ->
    [tane-6] zostają
    [tane-8] zostają
   *[other] zostaje
}

## O co pyta gra

# $month: kwiat obu kart; $one i $other jak w card-within
which-of-pair = { month }: { $one } czy { $other }? Jeden czy dwa?
# $more: czy w punktach są też inne yaku niż to nowe
call-due = { YOU($player) ->
    [yes] Masz
   *[no] { NAME($player) }:
} { $yaku }, { $more ->
    [yes] razem { $points }
   *[no] { $points }
}, { $cards }. Koi-koi czy shobu?
draw-due = { NAME($player) }: dobrać czy najpierw zerknąć?
looked-due = { NAME($player) }: dobrać ją czy zatrzymać?
which-card = Którą kartę?
which-month = Z którego miesiąca?
# $kinds: co z miesiąca może być w ręce według tego, co wiedzą wszyscy
which-kind = { month }: { $kinds }?

## Koniec rundy

yaku-made = { NAME($player) } ma { $yaku }.
multiplied = razy { $count ->
    [2] dwa
    [4] cztery
    [8] osiem
   *[other] { $count }
}
# $yaku: „akatan za pięć, tan za jeden”; $points: „sześć punktów”
round-shobu = { YOU($player) ->
    [yes] Wygrywasz rundę: { $yaku }, { $points }.
   *[no] Rundę wygrywa { NAME($player) }: { $yaku }, { $points }.
}
round-oya-ken = Nikt nie powiedział shobu. { NAME($player) } jako oya dostaje { $points }.
round-teshi = { NAME($player) } dostaje { $points }.
round-kuttsuki = { NAME($player) } dostaje { $points }.
round-points = { YOU($player) ->
    [yes] Wygrywasz rundę: { $points }.
   *[no] Rundę wygrywa { NAME($player) }: { $points }.
}
round-drawn = Rundy nie wygrywa nikt.
round-shared = Remis w rundzie: { $players }, po { $points }.
# Na liście graczy
total-of = { YOU($player) ->
    [yes] ty
   *[no] { NAME($player) }
} { $count }
totals = razem: { $totals }.
# $players: zwycięzcy
match-ended = Koniec partii: { $totals }. { $count ->
    [1] Wygrywa { $players }!
   *[other] Zwycięstwem dzielą się { $players }!
}
