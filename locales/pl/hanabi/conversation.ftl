### Rozmowa przy grze w Hanabi.

which-card-play = Którą kartę zagrać?
which-card-discard = Którą kartę odrzucić?
which-player = Komu?
which-clue = Jaki kolor albo jaka wartość?
which-take = Która karta? { SAY("Powiedz", typed: "Napisz") } kolor i wartość.
move-done = Przełożone.
# $turn: numer tury, od 1
stands-resumed = { ALONE() ->
    [yes] Twoja
   *[no] Wasza
} gra czeka, tura numer { $turn }. { turn-of } { strikes-answer } Gramy dalej?
resumed = { turn-of } { tokens-answer } { strikes-answer }

## Dlaczego czegoś nie można

cannot-no-clue-tokens = Nie ma już żetonów. Odrzuć kartę albo zagraj.
cannot-clue-tokens-full = Jest komplet żetonów, więc odrzucać nie wolno.
cannot-no-such-slot = Nie ma takiej karty, { $count ->
    [0] ręka jest pusta
   *[other] w ręce { cards-count }
}.
cannot-own-hand = Sobie nie można udzielić informacji.
# It says no more than that, because a clue that is not given must reveal nothing
cannot-clue-touches-nothing = Takiej informacji nie można podać.
clue-of-no-cards = Takiej karty tam nie ma. Taką informację i tak możesz podać: „{ $clue }”.
cannot-not-nameable = { colour.of-many } nie wolno wymieniać w informacji.
cannot-colour-not-in-game = Gramy bez { colour.of-many }.
cannot-reward-pending = Najpierw nagroda: { tile-name }.
cannot-no-reward = Nie ma teraz żadnej nagrody.
cannot-card-not-discarded = { card } nie leży wśród odrzuconych.
cannot-does-not-fit-firework = { card } nie pasuje teraz do fajerwerku.
cannot-no-colour-call = Gramy bez zapowiadania kolorów. { SAY("Powiedz", typed: "Napisz") } miejsce karty: „{ $example }”.
cannot-wrong-reward = Nagroda jest inna: { tile-name }.
cannot-forfeit = Z nagrody trzeba skorzystać. Teraz to: { tile-name }.
cannot-hand-empty = W tej ręce nie ma już kart.

## Pomoc

help-turn = { SAY("Powiedz", typed: "Napisz") }: „{ $example }”, „{ $other }”. Więcej: „pomoc ruchy”, „pomoc pytania”.
help-moves = Zagraj albo odrzuć kartę, podając jej miejsce: „gram trzecią”, „odrzucam ostatnią”. Informacja to imię i kolor albo wartość: „{ $clue }”. Dopóki nie ma wyniku, cofniesz to słowem „nie”.
help-questions = Pytaj: „co wiem”, „co mają inni”, „fajerwerki”, „odrzucone”, „żetony”, „pomyłki”, „talia”, „czyja kolej”, „co się działo”. O zasady na przykład: „jak działają informacje”. I jeszcze „pomoc sterowanie”.
help-colour-call = Przed zagraniem możesz zapowiedzieć kolor: „niebieska, gram drugą”.
help-tiles = Możesz też zapytać: „jakie zostały nagrody”.
help-setup = Podajcie, ile osób gra i jak macie na imię. Możecie też wybrać język, zasady, wariant i kto zaczyna. Na koniec { SAY("powiedzcie", typed: "napiszcie") } „rozdaj”. Pierwszy raz? „Naucz mnie w to grać”. W pojedynkę? „Tylko ja”. Jest też „zagadka dnia”.
help-reward = { tile-name }. Na przykład: { $example }.
help-slot = { SAY("Powiedz", typed: "Napisz") }, którą kartę, licząc od lewej: „pierwszą”, „drugą”.
help-colour = Możesz podać kolor: { $colours }.
help-value = Możesz podać wartość, od jedynki do piątki.

## Przykłady tego, co można powiedzieć; gramatyka rozumie każdy z nich

example-play = zagraj { slot-object }
example-play-colour = { colour }, zagraj { slot-object }
example-discard = odrzuć { slot-object }
example-clue-colour = { NAME($target, case: "vocative") }, { colour.many }
example-clue-value = { NAME($target, case: "vocative") }, { value-clue }
# Informacja, że gracz nie ma takich kart, w pytaniu tak, jak można ją powiedzieć
meant-no-colour = { NAME($target, case: "vocative") }, żadnych { colour.of-many }
meant-no-value = { NAME($target, case: "vocative") }, żadnych { value-clue }
example-take = { colour } { value }
example-question = co wiem

# What the short sounds mean, as the end of a sentence
cue-clue = ktoś udzielił informacji
cue-played = zagrana karta pasuje
cue-strike = pomyłka, zagrana karta nie pasuje
cue-token = wrócił żeton wskazówki
cue-firework = fajerwerk ukończony
cue-last-round = ktoś dobrał ostatnią kartę, zaczyna się ostatnia runda
