### Et færdigt spil igen, tur for tur.

looking-begins = { $players }, { $turns } ture. { SAY("Sig", typed: "Skriv") } “fortsæt”, “tilbage”, “tur tyve”, “hvad vidste jeg dengang”, “hvad ville du have gjort” eller “stop”.
looking-of-day = { $day }. { $begun }
# $said: hvad spilleren sagde, måske intet; $news: hvad der så skete
looking-turn = Tur { $turn }, { NAME($player) }. { $said } { $news }
looking-last = Det var den sidste tur.
looking-ends = Så er vi færdige med det spil.
looking-after = Spil det her spil færdigt først.
looking-nothing = Der er ikke spillet noget spil færdigt endnu.
looking-nothing-before = Der er ikke noget ældre spil.
looking-nothing-yesterday = Der blev ikke spillet noget spil færdigt i går.
help-looking = { SAY("Sig", typed: "Skriv") } “fortsæt” eller “tilbage”, “tur tyve”, “hvad vidste jeg dengang”, “hvad ville du have gjort”, “spillet før det” eller “stop”.
# A turn was marked in a game, to review it later
turn-marked = Tur { $turn } er markeret.
# $turns: their list; $count: how many
marks-to-look-at = { $count ->
    [one] Tur { $turns } er markeret. Skal vi se på den?
   *[other] Turene { $turns } er markeret. Skal vi se på dem?
}
looking-marks = { $count ->
    [one] Tur { $turns } er markeret: { SAY("sig", typed: "skriv") } “gå til mit mærke”.
   *[other] Turene { $turns } er markeret: { SAY("sig", typed: "skriv") } “gå til mit mærke”.
}
looking-no-mark = Der er ingen markerede ture i det spil.

## A game as a page: its heading and its buttons

# $players: their names
replay-page = Et spil: { $players }
replay-page-keys = Med piletasterne går du gennem spillet; Home er begyndelsen, End er slutningen.
replay-page-voice = Med stemmen, efter et spil ved bordet: “vis det på skærmen” og så “fortsæt” eller “tilbage”.
# Before what a computer player would have done there, and why
replay-page-hint = Computeren:
replay-page-first = Begyndelsen
replay-page-back = Tilbage
replay-page-next = Frem
replay-page-final = Slutningen
replay-page-step = Trin
replay-page-moves = Alle træk
