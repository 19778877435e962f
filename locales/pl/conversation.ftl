### Sama rozmowa.

not-understood = Słucham? Powiedz na przykład: { $example }.
not-understood-typed = Nie rozumiem „{ $text }”. Napisz na przykład: { $example }.
three-failures = Ciągle nie rozumiem. { SAY("Powiedz", typed: "Napisz") } „pomoc” albo na przykład: { $example }.
# For something that was not heard well in a loud room: the first time, and again
once-more = Powiedz to, proszę, jeszcze raz.
once-more-loud = Jeszcze raz, proszę. Jest tu głośno: podejdź bliżej, powiedz „klawisz do mówienia” albo mów do telefonu.
did-you-mean = Czy to było: { $reading }
which-of-two = Co to było: { $first } czy { $second }? { SAY("Powiedz", typed: "Napisz") } „jeden” albo „dwa”.
# Padło „nie”, ale nie wiadomo, co po nim
taken-back-ask = Cofnięte. Co zamiast tego?
cancelled-ask = Dobrze. To co robimy?
# Ktoś się odezwał, gdy ruch czekał, i nie wiadomo, co powiedział; $sentence to odczytany ruch
yes-or-no = { $sentence }. Tak czy nie?
# $prompt as in going-on
taken-back = Cofnięte. { $prompt }
nothing-to-take-back = Nie ma czego cofać.
too-late = Za późno, tego nie da się już cofnąć.
nothing-to-answer = O nic teraz nie pytam. { $example }
nothing-to-repeat = Nie ma jeszcze czego powtarzać.
cancelled = Dobrze.
paused = Pauza. Po powrocie { SAY("powiedz", typed: "napisz") } „gramy dalej”.
is-paused = Jest przerwa. { SAY("Powiedz", typed: "Napisz") } „gramy dalej”.
# $prompt: the sentence of the game that says whose turn it is
going-on = Gramy dalej. { $prompt }
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
your-turn = Twoja kolej.
turn-of = Kolej { NAME($player, case: "genitive") }.
not-your-turn = Teraz kolej { NAME($player, case: "genitive") }.
# The order of play; $next is the next player, and order-then is added for each of the others
order-after = Po { NAME($player, case: "locative") } gra { $next }
order-after-you = Po tobie gra { $next }
order-then = , potem { $player }
start-new-game = Zakończyć tę grę i zacząć nową?
ask-leave = Zapisać grę i skończyć?
ask-leave-set-up = Mam skończyć?
ask-forget-voice = Mam zapomnieć twój głos?
ask-forget-remembered = Mam zapomnieć wszystko, co o was pamiętam?
ask-forget-learned = Mam zapomnieć, jak ci szły lekcje i gry?
# $standing: whose turn it is, and how the saved game stands
offered = { ALONE() ->
    [yes] Twoja
   *[no] Wasza
} gra czeka. { $standing } Gramy dalej?
# Before a question like that, if the game is in another language than the question
offered-in-language = Gra jest { $language ->
    [cs] po czesku
    [pl] po polsku
    [da] po duńsku
   *[en] po angielsku
}.
another-game = Jeszcze jedna partia?
ready-whose = Kto teraz słucha? { SAY("Powiedz", typed: "Napisz") } swoje imię.
take-headset = { NAME($player, case: "vocative") }, weź słuchawki i { SAY("powiedz", typed: "napisz") } „gotowe”.
look-alone = Teraz patrzy tylko { NAME($player) }: naciśnij Enter.
no-private-ear = Nie mam jak powiedzieć czegoś tylko { NAME($player, case: "dative") }. { SAY("Powiedzcie", typed: "Napiszcie") } na przykład: „{ NAME($player) } telefon”.
private-lost = Słuchawka { NAME($player, case: "genitive") } nie działa. Nikt inny niczego nie usłyszał.
torn-journal = Ostatni ruch zapisał się tylko w połowie, więc go pomijam.
damaged-journal = Zapisana gra jest uszkodzona, więc brakuje jej ostatnich ruchów. Uszkodzony plik zostaje.
# Somebody removed the file of the game that is being played
saved-again = Zapisana gra zniknęła z dysku. Została zapisana od nowa, cała.
# $problem: a sentence
not-saved = Gra nie jest zapisana. { $problem } Do usłyszenia.
game-over-already = Gra jest skończona. Żeby zagrać jeszcze raz, { SAY("powiedz", typed: "napisz") } „nowa gra”.
# $problem: a sentence
disk-problem = Ruch się nie liczy, bo nie da się go zapisać. { $problem } Potem go powtórz.

## Dlaczego czegoś nie można

cannot-no-such-seat = Nie ma takiego gracza.
cannot-game-over = Gra jest skończona.
cannot-card-due = Najpierw pokaż dobraną kartę.
cannot-card-not-left = Wszystkie takie karty leżą już gdzie indziej.
cannot-no-card-due = Teraz nie dobiera się karty.
cannot-other = Tego teraz nie wolno.

## Pomoc

help-controls = { SAY("Powiedz", typed: "Napisz") } „powtórz”, „wolniej”, „szybciej”, „głośniej”, „ciszej”, „krócej”, „dłużej”, „stop”, „pauza”, „inny mikrofon”, „klawisz do mówienia”, „poradnik”, „naucz się mojego głosu”, „zapisz i wyjdź”.
help-player = { SAY("Powiedz", typed: "Napisz") } imię: { $players }.
help-yes-no = { SAY("Powiedz", typed: "Napisz") } „tak” albo „nie”.
help-offered = { SAY("Powiedz", typed: "Napisz") } „tak”, a gra pójdzie dalej. Po „nie” można zagrać w coś innego, a ta gra zostanie zapisana.
help-choice = { SAY("Powiedz", typed: "Napisz") } „jeden” albo „dwa”.
help-paused = { SAY("Powiedz", typed: "Napisz") } „gramy dalej”.
help-ended = { SAY("Powiedz", typed: "Napisz") } „nowa gra”, „zagadka dnia” albo „zapisz i wyjdź”. Możesz też pytać o skończoną grę.

## Przykłady tego, co można powiedzieć; gramatyka rozumie każdy z nich

example-count = trzy
example-choice = jeden
example-names = Anna, Piotr, Ewa
example-deal = rozdaj
example-go-on = gramy dalej
example-new-game = nowa gra
example-yes = tak
# Na pytanie, co ostatnio zrobił ktoś, kto jeszcze nie grał
no-turn-yet = { NAME($player) }: jeszcze żadnego ruchu.
