### Sama rozmowa.

not-understood = Słucham? Powiedz na przykład: { $example }.
not-understood-typed = Nie rozumiem „{ $text }”. Napisz na przykład: { $example }.
three-failures = Ciągle nie rozumiem. Powiedz „pomoc”, a usłyszysz, co można mówić, albo pisz, na przykład: { $example }.
did-you-mean = Czy to było: { $reading }
which-of-two = { $first } czy { $second }? Powiedz „jeden” albo „dwa”.
# Padło „nie”, ale nie wiadomo, co po nim
taken-back-ask = Cofnięte. To co zamiast tego?
cancelled-ask = Dobrze. To co robimy?
# Ktoś się odezwał, gdy ruch czekał, i nie wiadomo, co powiedział; $sentence to odczytany ruch
yes-or-no = { $sentence }. Tak czy nie?
which-card-play = Którą kartę zagrać?
which-card-discard = Którą kartę odrzucić?
which-player = Komu?
which-clue = Jaki kolor albo jaka wartość?
which-take = Która karta? Powiedz kolor i wartość.
# A reward whose card may go either way, since the deck is empty
onto-firework = Do fajerwerku? Jeśli powiesz „nie”, trafi do talii.
nothing-to-take-back = Nie ma czego cofać.
too-late = Za późno, tego nie da się już cofnąć.
nothing-to-answer = Nie ma na co odpowiadać. { $example }
nothing-to-repeat = Nie ma jeszcze czego powtarzać.
cancelled = Dobrze.
paused = Pauza. Po powrocie powiedz „gramy dalej”.
going-on = Gramy dalej. { turn-of }
slower = Wolniej.
faster = Szybciej.
louder = Głośniej.
quieter = Ciszej.
slowest = Wolniej się nie da.
fastest = Szybciej się nie da.
loudest = Głośniej się nie da.
quietest = Ciszej się nie da.
length-short = Krótkie odpowiedzi.
length-normal = Zwykłe odpowiedzi.
length-full = Pełne odpowiedzi.
saved = Gra zapisana. Do usłyszenia.
saved-before-game = Do usłyszenia.
move-done = Przełożone.
not-your-turn = Teraz kolej { NAME($player, case: "genitive") }.
start-new-game = Zakończyć tę grę i zacząć nową?
ready-whose = Kto teraz słucha? Powiedz swoje imię.
take-headset = { NAME($player, case: "vocative") }, weź słuchawki i powiedz „gotowe”.
no-private-ear = Nie mam jak powiedzieć czegoś tylko { NAME($player, case: "dative") }, bo brakuje słuchawki. Uruchom program ze słuchawką dla { NAME($player, case: "genitive") } albo ze wspólną.
private-lost = Słuchawka { NAME($player, case: "genitive") } nie działa. Nikt inny niczego nie usłyszał.
# $turn: numer tury, od 1
stands-resumed = Wasza gra czeka, tura numer { $turn }. { turn-of } { strikes-answer } Gramy dalej?
resumed = { turn-of } { tokens-answer } { strikes-answer }
torn-journal = Ostatni ruch zapisał się tylko w połowie i został pominięty.
game-over-already = Gra jest skończona. Żeby zagrać jeszcze raz, powiedz „nowa gra”.
disk-problem = Nie mogę zapisać na dysku: { $problem }. Ruch się nie liczy. Zwolnij miejsce i powtórz go.

## Dlaczego czegoś nie można

cannot-no-clue-tokens = Nie ma już żetonów. Odrzuć kartę albo zagraj.
cannot-clue-tokens-full = Jest komplet żetonów, więc odrzucać nie wolno.
cannot-no-such-slot = Nie ma takiej karty, { $count ->
    [0] ręka jest pusta
   *[other] na ręce { cards-count }
}.
cannot-own-hand = Sobie nie można udzielić informacji.
cannot-no-such-seat = Nie ma takiego gracza.
# It says no more than that: a clue that is not given may tell nothing
cannot-clue-touches-nothing = Takiej informacji nie można podać.
cannot-not-nameable = { colour.of-many } nie wolno wymieniać w informacji.
cannot-colour-not-in-game = Gramy bez { colour.of-many }.
cannot-game-over = Gra jest skończona.
cannot-reward-pending = Najpierw nagroda: { tile-name }.
cannot-no-reward = Nie ma teraz żadnej nagrody.
cannot-card-not-discarded = { card } nie leży wśród odrzuconych.
cannot-does-not-fit-firework = { card } nie pasuje teraz do fajerwerku.
cannot-no-colour-call = Gramy bez zapowiadania kolorów. Powiedz tylko, którą kartę.
cannot-wrong-reward = Nagroda jest inna: { tile-name }.
cannot-other = Tego teraz nie wolno.

## Pomoc

help-turn = Powiedz „zagraj” albo „odrzuć” i którą kartę, albo imię i kolor lub wartość. Na przykład: { $example }. Pytaj: „co wiem”, „co mają inni”, „fajerwerki”, „odrzucone”, „żetony”, „pomyłki”, „talia”, „czyja kolej”. Albo powiedz „powtórz”, „stop”, „pauza”, „zapisz i wyjdź”.
help-colour-call = Przed zagraniem możesz zapowiedzieć kolor: „niebieska, gram drugą”.
help-tiles = Możesz też zapytać: „jakie zostały nagrody”.
help-setup = Powiedzcie, ile osób gra, imiona, zasady i język, a potem „rozdaj”.
help-reward = { tile-name }. Na przykład: { $example }. Albo „rezygnuję”.
help-slot = Powiedz, którą kartę, licząc od lewej: „pierwszą”, „drugą”.
help-colour = Możesz podać kolor: { $colours }.
help-value = Możesz podać wartość, od jedynki do piątki.
help-player = Powiedz imię: { $players }.
help-yes-no = Powiedz „tak” albo „nie”.
help-choice = Powiedz „jeden” albo „dwa”.
help-paused = Powiedz „gramy dalej”.
help-ended = Powiedz „nowa gra” albo „zapisz i wyjdź”. Możesz też pytać o skończoną grę.

## Przykłady tego, co można powiedzieć; gramatyka rozumie każdy z nich

example-play = zagraj { slot-object }
example-discard = odrzuć { slot-object }
example-clue-colour = { NAME($target, case: "vocative") }, { colour.many }
example-clue-value = { NAME($target, case: "vocative") }, { value-clue }
example-take = { colour } { value }
example-forfeit = rezygnuję
example-count = trzy
example-names = Anna, Piotr, Ewa
example-deal = rozdaj
example-go-on = gramy dalej
example-new-game = nowa gra
example-yes = tak
