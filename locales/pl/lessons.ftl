### Lekcje: co nauczyciel mówi przy każdym stole. Cierpliwy przyjaciel: krótkie zdania, nowina najpierw.

# Tytuły
lesson-begin = Hanabi w dziesięć minut
lesson-friends = jak porozumiewają się przyjaciele
lesson-variants = warianty
lesson-koikoi = Koi-Koi
lesson-steering = telefon, słuchawki i sterowanie stołem

# $number: która lekcja; $title: jak się nazywa
lesson-begins = Lekcja { $number }: { $title }. Ja rozdaję, ty decydujesz i niczego nie zepsujesz.
lesson-goes-on = Lekcja { $number }, { $title }. Jesteśmy przy kroku { $step }.
lesson-listed = { $number }: { $title }
lessons-are = { $lessons }. Którą?
lesson-next = Lekcja { $number }: { $title }. Idziemy dalej?
lesson-all-done = To były wszystkie lekcje. Teraz „koniec” i do gry.
lesson-left = Następnym razem wystarczy „naucz mnie”, a zaczniemy stąd.
lesson-not-now = Jeszcze nie.
# $example: co jest dobrze, tak jak się to mówi
lesson-shown = Na przykład: { $example }.
help-lesson = Odpowiedz albo zapytaj o karty. „Powtórz” mówi krok jeszcze raz, „wstecz” cofa o krok, „pomiń” go opuszcza. „Dlaczego” wyjaśnia, „pokaż” zdradza odpowiedź, „koniec” kończy.
# Tam, gdzie słowo na odejście jest ruchem w grze: przy zapowiedzi
help-lesson-call = Odpowiedz albo zapytaj o karty. „Powtórz” mówi krok jeszcze raz, „wstecz” cofa o krok, „pomiń” go opuszcza. „Dlaczego” wyjaśnia, „pokaż” zdradza odpowiedź, „koniec lekcji” kończy.
example-lesson = pokaż

## Zagadka dnia

# $day: dzień i miesiąc w dopełniaczu
puzzle-begins = Zagadka na { $day }. Twoja kolej, a jeden ruch jest wyraźnie najlepszy.
puzzle-ask = Co robisz?
# $reason: zdanie
puzzle-right = Tak, właśnie to. { $reason }
puzzle-wrong = Da się lepiej. Spróbuj jeszcze raz albo { SAY("powiedz", typed: "napisz") } „pokaż”.
# $example: najlepszy ruch, tak jak się to mówi
puzzle-shown = Najlepszy ruch: „{ $example }”. { $reason }
# O co w niej chodziło
puzzle-theme = { $theme ->
    [danger] Chodziło o to, jak uniknąć pomyłki.
    [last-clue] Chodziło o ostatni żeton.
    [finesse] Chodziło o to, kto ma grać najpierw.
    [save] Chodziło o uratowanie karty.
    [endgame] Chodziło o końcówkę gry.
   *[pace] Chodziło o tempo.
}
puzzle-done = To cała zagadka. „Powtórz” opowie ją jeszcze raz, „koniec” ją zamknie.
puzzle-left = Codziennie jest nowa zagadka.
help-puzzle = Jeden ruch jest najlepszy: { SAY("powiedz", typed: "napisz") } go jak w grze. Najpierw pytaj, o co chcesz: „co wiem”, „fajerwerki”, „co się działo”. „Tylko małą radę” zdradza, jaki to rodzaj ruchu, „pokaż” podaje odpowiedź, „powtórz” opowiada zagadkę jeszcze raz, „wracamy do gry” ją zamyka.

## Na telefonie: czym prowadzi się lekcję

deed-lesson-again = powtórz
deed-lesson-why = dlaczego
deed-lesson-show = pokaż
deed-lesson-skip = pomiń
deed-lesson-back = krok wstecz
deed-lesson-leave = koniec lekcji
deed-puzzle-leave = wracamy do gry
