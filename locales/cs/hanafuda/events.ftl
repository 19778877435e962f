### Co se děje u stolu, od rozdávání do konce.

## Rozdávání

# V seznamu: kdo si jakou kartu vytáhl
drew = { NAME($player) } { $card }
drawn = Losování o oju: { $drawn }.
drawn-again = Losování o oju: { $drawn }. Táhne se znovu.
# $month: který byl na stole čtyřikrát
field-again = Rozdává se znovu, na stole byly čtyři karty jednoho měsíce: { month }.
dealt = { month-calendar }, { month }. Rozdává a začíná { NAME($player) }.
# $cards: po měsících
field = na stole: { $cards }.
field-empty = Na stole nic neleží.
# Soukromě
hand = { $cards }.
hand-empty = Nemáš už žádné karty.
looked-at = vrchní karta: { $card }. { $fits ->
    [yes] Něco bere: lízni ji, nebo si ji nech.
   *[no] Nic nebere: nech si ji.
}
hand-won = { NAME($player) } má z rozdání { yaku }: { $cards }.

## Kdo je na tahu


## Čte se před provedením: jen to, co zaznělo

# Totéž o tom, co právě řekl ten, kdo je na tahu: kdo to je, už zaznělo
reads-lay = Vykládá { $card }.
reads-lay-takes = Vykládá { $card } a bere { $takes }.
reads-take = Bere { $card }.
will-koi-koi = { NAME($player) }: koi-koi.
will-shobu = { NAME($player) }: šóbu.
will-look = { NAME($player) } se dívá na vrchní kartu.
will-draw = { NAME($player) } líže kartu.
will-keep = { NAME($player) } si bere vrchní kartu do ruky.

# Co řekne hráč, za kterého hraje počítač, než to udělá
says-lay = Vykládám { $card }.
says-lay-takes = Vykládám { $card } a beru { $takes }.
says-take = Beru { $card }.
says-koi-koi = Koi-koi.
says-shobu = Šóbu.
says-look = Podívám se na vrchní kartu.
says-draw = Líznu si.
says-keep = Nechám si ji.

## Co z toho bylo: části jedné věty

# $card, $cards: karty slovy
takes = bere { $cards }
# $face: která karta to je, jako u zprávy card
stays = { $face ->
    [tane-6] zůstávají
    [tane-8] zůstávají
   *[other] zůstává
}
card-takes = { $card }, bere { $cards }
card-stays = { $card } { $face ->
    [tane-6] zůstávají
    [tane-8] zůstávají
   *[other] zůstává
}
lays-takes = { NAME($player) } vykládá { $card }, bere { $cards }
lays-stays = { NAME($player) } vykládá { $card }, { $face ->
    [tane-6] zůstávají
    [tane-8] zůstávají
   *[other] zůstává
}
stock = z balíčku { $card }
stock-takes = z balíčku { $card }, bere { $cards }
stock-stays = z balíčku { $card }, { $face ->
    [tane-6] zůstávají
    [tane-8] zůstávají
   *[other] zůstává
}

## Na co se ptá hra

# $month: květina obou karet; $one a $other jako v card-within
which-of-pair = { month }: jednička { $one }, nebo dvojka { $other }?
# $more: jestli jsou v bodech i jiná jaku než ta nová
call-due = { YOU($player) ->
    [yes] Máš
   *[no] { NAME($player) }:
} { $yaku }, { $more ->
    [yes] celkem { $points }
   *[no] { $points }
}, { $cards }. Koi-koi, nebo šóbu?
draw-due = { NAME($player) }: líznout, nebo se nejdřív podívat?
looked-due = { NAME($player) }: líznout ji, nebo si ji nechat?
which-card = Kterou kartu?
which-month = Ze kterého měsíce?
# $kinds: co z měsíce může být v ruce, podle toho, co vědí všichni
which-kind = { month }: { $kinds }?

## Konec kola

yaku-made = { NAME($player) } má { $yaku }.
multiplied = krát { $count ->
    [2] dva
    [4] čtyři
    [8] osm
   *[other] { $count }
}
# $yaku: „akatan za pět, tan za jeden“; $points: „šest bodů“
round-shobu = { YOU($player) ->
    [yes] Kolo je tvoje: { $yaku }, { $points }.
   *[no] Kolo vyhrává { NAME($player) }: { $yaku }, { $points }.
}
round-oya-ken = Nikdo neřekl šóbu. { NAME($player) } jako oja dostává { $points }.
round-teshi = { NAME($player) } dostává { $points }.
round-kuttsuki = { NAME($player) } dostává { $points }.
round-points = { YOU($player) ->
    [yes] Kolo je tvoje: { $points }.
   *[no] Kolo vyhrává { NAME($player) }: { $points }.
}
round-drawn = Kolo nevyhrává nikdo.
round-shared = O kolo se dělí { $players }, každý má { $points }.
# V seznamu hráčů
total-of = { YOU($player) ->
    [yes] ty
   *[no] { NAME($player) }
} { $count }
totals = celkem: { $totals }.
# $players: vítězové
match-ended = Konec partie: { $totals }. { $count ->
    [1] Vyhrává { $players }!
   *[other] O vítězství se dělí { $players }!
}
