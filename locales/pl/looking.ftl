### Skończona gra jeszcze raz, ruch po ruchu.

looking-begins = { $players }, ruchów: { $turns }. Pomogą słowa „gramy dalej”, „wstecz”, „ruch dwadzieścia”, „co było wtedy wiadomo”, „co było lepsze” i „stop”.
looking-of-day = { $day }. { $begun }
# $said: co gracz powiedział, może nic; $news: co się potem stało
looking-turn = Ruch { $turn }, { NAME($player) }. { $said } { $news }
looking-last = To był ostatni ruch.
looking-ends = Tyle o tej grze.
looking-after = Najpierw { ALONE() ->
    [yes] dokończ
   *[no] dokończcie
} tę grę.
looking-nothing = Nie ma jeszcze skończonej gry.
looking-nothing-before = Starszej gry tu nie ma.
looking-nothing-yesterday = Wczoraj nie było skończonej gry.
help-looking = Pomogą słowa „gramy dalej”, „wstecz”, „ruch dwadzieścia”, „co było wtedy wiadomo”, „co było lepsze”, „grę wcześniej” i „stop”.
# A turn was marked in a game, to review it later
turn-marked = Ruch { $turn } jest zaznaczony.
# $turns: their list; $count: how many
marks-to-look-at = { $count ->
    [one] Zaznaczony jest ruch { $turns }. Obejrzymy go?
   *[other] Zaznaczone są ruchy { $turns }. Obejrzymy je?
}
looking-marks = { $count ->
    [one] Zaznaczony jest ruch { $turns }.
   *[other] Zaznaczone są ruchy { $turns }.
} Żeby tam przejść, { SAY("powiedz", typed: "napisz") } „do zaznaczonego ruchu”.
looking-no-mark = W tej grze nie zaznaczono żadnego ruchu.

## A game as a page: its heading and its buttons

# $players: their names
replay-page = Gra: { $players }
replay-page-keys = Strzałkami przechodzisz przez grę; Home to początek, End koniec.
replay-page-voice = Głosem, po grze przy stole: „pokaż to na ekranie”, a potem „dalej” albo „wstecz”.
# Before what a computer player would have done there, and why
replay-page-hint = Komputer:
replay-page-first = Początek
replay-page-back = Wstecz
replay-page-next = Dalej
replay-page-final = Koniec
replay-page-step = Krok
replay-page-moves = Wszystkie ruchy
