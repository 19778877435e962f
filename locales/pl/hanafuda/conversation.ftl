### Co można powiedzieć i dlaczego czegoś się nie da.

## Dlaczego czegoś się nie da

cannot-match-over = Partia skończona.
cannot-round-over = Runda skończona.
cannot-no-call-due = Nie ma czego ogłaszać, nowego yaku nie przybyło.
cannot-lay-first = Najpierw wyłóż kartę.
cannot-draw-nothing = Niczego nie bierze: zatrzymaj ją.
cannot-not-looked = Najpierw zerknij na wierzchnią kartę.
cannot-no-look = W tej grze nie zagląda się do talii.
cannot-already-looked = Drugi raz zajrzeć się nie da.
cannot-no-such-card = Nie ma takiej karty.
cannot-not-in-field = Tej nie ma na stole.
cannot-not-in-hand = Tej nie masz w ręce.
cannot-no-such-slot = Nie ma takiej karty, w ręce { $count ->
    [1] jest jedna
    [2] są dwie
    [few] są { number }
   *[other] jest { number }
}.
cannot-does-not-match = Te karty są z różnych miesięcy.
cannot-nothing-takes = Tej nie masz czym wziąć.

## Pomoc

help-turn = { SAY("Powiedz", typed: "Napisz") }: „{ $example }”, „{ $other }”. Więcej: „pomoc ruchy”, „pomoc pytania”.
help-moves = Kartę wykładasz, podając nazwę, miesiąc albo miejsce w ręce, a jeśli chcesz, także to, co bierze: „{ $example }”, „wykładam księżyc”. Dopóki nie ma wyniku, cofniesz to słowem „nie”.
help-questions = Pytaj: „moje karty”, „co jest na stole”, „co mogę wziąć”, „co mam zebrane”, { $game ->
    [koi-koi] „yaku”, „punkty”
   *[hanafuda] „punkty”
}, „talia”, „miesiąc”, „czyja kolej”, „co się działo”. O zasady na przykład: „jak się gra”. I jeszcze „pomoc sterowanie”.
help-look = { SAY("Powiedz", typed: "Napisz") } „dobieram” albo „zajrzę do talii”.
help-looked = { SAY("Powiedz", typed: "Napisz") } „dobieram”, żeby wierzchnia karta brała, albo „zatrzymuję ją”, żeby wziąć ją do ręki.
help-card = { SAY("Powiedz", typed: "Napisz") }, którą kartę: podaj nazwę, miesiąc albo która to z kolei. Na przykład: { $example }.
help-take = { SAY("Powiedz", typed: "Napisz") } „jeden”, czyli { $one }, albo „dwa”, czyli { $other }.
help-call = { SAY("Powiedz", typed: "Napisz") } „koi-koi”, żeby grać dalej, albo „shobu”, żeby wziąć punkty.

## Przykłady tego, co można powiedzieć; gramatyka każdy rozumie

example-lay = wykładam { $card }
example-lay-takes = wykładam { $card } i biorę { $takes }
example-take = biorę { $card }
example-koi-koi = koi-koi
example-shobu = shobu
example-look = zajrzę do talii
example-draw = dobieram
example-keep = zatrzymuję ją
example-one = jeden
example-question = co mogę wziąć

# What the short sounds mean, as the end of a sentence
cue-played = ktoś wyłożył kartę albo odkrył kartę z talii
cue-firework = ktoś ułożył yaku
cue-last-round = koniec rundy
