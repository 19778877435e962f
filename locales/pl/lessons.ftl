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
help-lesson = Odpowiedz albo zapytaj o karty. „Powtórz” mówi krok jeszcze raz, „wstecz” cofa o krok, „pomiń” go opuszcza. „Dlaczego” wyjaśnia, „pokaż” zdradza odpowiedź, „koniec” kończy lekcję.
# Tam, gdzie słowo na odejście jest ruchem w grze: przy zapowiedzi
help-lesson-call = Odpowiedz albo zapytaj o karty. „Powtórz” mówi krok jeszcze raz, „wstecz” cofa o krok, „pomiń” go opuszcza. „Dlaczego” wyjaśnia, „pokaż” zdradza odpowiedź, „koniec lekcji” ją kończy.
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

## Co poćwiczyć

# $count: w ilu ostatnich grach szukano; potem to, co przeoczono
practise-games = { $count ->
    [one] W twojej ostatniej grze:
    [2] W ostatnich dwóch grach:
    [3] W ostatnich trzech grach:
    [4] W ostatnich czterech grach:
    [5] W ostatnich pięciu grach:
    [few] W ostatnich grach:
    [many] W ostatnich grach:
   *[other] W ostatnich grach:
}
practise-well = { $count ->
    [one] W twojej ostatniej grze nie ma się do czego przyczepić.
    [2] W ostatnich dwóch grach nie ma się do czego przyczepić.
    [3] W ostatnich trzech grach nie ma się do czego przyczepić.
    [4] W ostatnich czterech grach nie ma się do czego przyczepić.
    [5] W ostatnich pięciu grach nie ma się do czego przyczepić.
    [few] W ostatnich grach nie ma się do czego przyczepić.
    [many] W ostatnich grach nie ma się do czego przyczepić.
   *[other] W ostatnich grach nie ma się do czego przyczepić.
}
# $count: ile razy
practise-times = { $count ->
    [1] raz
    [2] dwa razy
   *[other] { $count } razy
}
practise-hint = { practise-times } została ci na ręce karta, która według informacji pasowała, a do odrzuconych poszła inna.
practise-saved = { practise-times } przepadła ostatnia taka karta, choć informacja ją ratowała.
practise-guessed = { practise-times } poszła na stół karta, o której żadna informacja nie mówiła, że pasuje, i nie pasowała.
practise-known = { practise-times } twoja informacja nie wnosiła nic nowego.
# $lessons: ich numery, $count: ile ich jest
practise-lessons-sat = { $count ->
    [one] Lekcję { $lessons } masz opanowaną.
    [few] Lekcje { $lessons } masz opanowane.
    [many] Lekcje { $lessons } masz opanowane.
   *[other] Lekcje { $lessons } masz opanowane.
}
# $count: ile było odpowiedzi, $helped: przy ilu potrzebna była pomoc
practise-lesson-again = Lekcję { $number }, { $title }, warto powtórzyć: z pomocą było { $helped } na { $count } odpowiedzi.
practise-nothing = Na razie za mało o tobie wiem. { SAY("Powiedz", typed: "Napisz") } „naucz mnie” albo najpierw dokończ jedną grę w Hanabi.
practise-begins = Pozycja z twojej gry, ruch { $turn }. Twoja kolej.
# $day: data bez roku
practise-begins-of-day = Pozycja z twojej gry z { $day }, ruch { $turn }. Twoja kolej.
practise-done = To wszystko. „Powtórz” opisze pozycję jeszcze raz, „koniec” ją zamknie.
practise-left = Pytaj, kiedy chcesz: „co mam ćwiczyć”.
learned-forgotten = Nie pamiętam już, jak ci szły lekcje i gry.

## Na telefonie: czym prowadzi się lekcję

deed-lesson-again = powtórz
deed-lesson-why = dlaczego
deed-lesson-show = pokaż
deed-lesson-skip = pomiń
deed-lesson-back = krok wstecz
deed-lesson-leave = koniec lekcji
deed-puzzle-leave = wracamy do gry
