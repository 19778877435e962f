### Dohraná hra znovu, tah po tahu.

looking-begins = { $players }, tahů: { $turns }. Pomohou slova „hrajeme dál“, „zpátky“, „tah dvacet“, „co se tehdy dalo vědět“, „co bylo lepší“ a „stop“.
looking-of-day = { $day }. { $begun }
# $said: co hráč řekl, třeba nic; $news: co se pak stalo
looking-turn = Tah { $turn }, { NAME($player) }. { $said } { $news }
looking-last = To byl poslední tah.
looking-ends = Konec prohlížení.
looking-after = Nejdřív { ALONE() ->
    [yes] dohraj
   *[no] dohrajte
} tuhle hru.
looking-nothing = Zatím není žádná hra dohraná.
looking-nothing-before = Starší hra tu není.
looking-nothing-yesterday = Včera se žádná hra nedohrála.
help-looking = Pomohou slova „hrajeme dál“, „zpátky“, „tah dvacet“, „co se tehdy dalo vědět“, „co bylo lepší“, „hru předtím“ a „stop“.
# A turn was marked in a game, to review it later
turn-marked = Tah { $turn } je označený.
# $turns: their list; $count: how many
marks-to-look-at = { $count ->
    [one] Označený je tah { $turns }. Podíváme se na něj?
   *[other] Označené jsou tahy { $turns }. Podíváme se na ně?
}
looking-marks = { $count ->
    [one] Označený je tah { $turns }, dostaneš se tam slovy „na označený tah“.
   *[other] Označené jsou tahy { $turns }, dostaneš se tam slovy „na označený tah“.
}
looking-no-mark = V téhle hře není označený žádný tah.

## A game as a page: its heading and its buttons

# $players: their names
replay-page = Hra: { $players }
replay-page-keys = Šipkami procházíš hru; Home je začátek, End konec.
replay-page-voice = Hlasem, po hře u stolu: „ukaž to na obrazovce“ a pak „dál“ nebo „zpátky“.
# Before what a computer player would have done there, and why
replay-page-hint = Počítač:
replay-page-first = Začátek
replay-page-back = Zpět
replay-page-next = Dál
replay-page-final = Konec
replay-page-step = Krok
replay-page-moves = Všechny tahy
