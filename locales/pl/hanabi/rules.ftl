### Zasady gry objaśniane na głos: jeden komunikat na temat.

rule-goal = Razem budujecie po jednym fajerwerku w każdym kolorze, od jedynki do piątki. Widzisz karty innych, ale nie swoje.
rule-turn = W swojej turze robisz jedną z trzech rzeczy: udzielasz informacji, odrzucasz kartę albo zagrywasz kartę. Pasować nie wolno.
rule-clue = Informacja kosztuje żeton wskazówki. Podaj imię kogoś z pozostałych i jeden kolor albo jedną wartość, a ja wskażę wszystkie pasujące karty.
rule-discard = Odrzucasz kartę, odzyskujesz żeton wskazówki i dobierasz. Gdy jest komplet ośmiu żetonów, odrzucać nie wolno.
rule-play = Zagrana karta zostaje, jeśli jest następna w swoim fajerwerku. Jeśli nie, idzie do odrzuconych i jest pomyłka. Potem dobierasz.
rule-tokens = Żetonów wskazówek jest osiem. Informacja zabiera jeden, a odrzucenie karty i ukończenie fajerwerku oddają po jednym.
rule-no-tokens = Bez żetonów nie można udzielać informacji: odrzuć kartę albo zagraj.
rule-full-tokens = Gdy jest komplet ośmiu żetonów, odrzucać nie wolno: udziel informacji albo zagraj.
rule-strikes = Karta, która nie pasuje, to pomyłka. Po trzeciej gra jest przegrana.
rule-fireworks = Każdy kolor ma jeden fajerwerk. Zaczyna go jedynka, a dalej idą po kolei karty aż do piątki.
rule-oldest = Najstarsza karta to ta, którą trzymasz najdłużej, a najnowsza to ta, która przyszła ostatnia. Po rozdaniu najstarsza jest pierwsza, a najnowsza ostatnia.
rule-prompt = Zachęta to informacja o karcie, która jeszcze nie pasuje, bo brakuje innej przed nią. Kto już coś wie o tej brakującej, ten ją zagrywa.
rule-finesse = Finezja to informacja o karcie, która jeszcze nie pasuje, bo brakuje innej przed nią. Kto tę brakującą ma i nic o niej nie wie, zagrywa swoją najnowszą: według umowy to właśnie ona.
rule-own-cards = Na tym polega ta gra: inni widzą twoje karty, a ty poznajesz je tylko z ich informacji.
rule-end = Koniec jest po trzeciej pomyłce, po ukończeniu wszystkich fajerwerków albo gdy skończy się talia: wtedy każdy ma jeszcze jedną turę.
rule-score = Wynik to suma najwyższych kart wszystkich fajerwerków. Najwięcej można mieć { $most ->
    [30] trzydzieści
   *[25] dwadzieścia pięć
} punktów.
rule-colours = W grze są karty { $colours }.
colour-listed = { colour.many }
rule-cards = W każdym kolorze są trzy jedynki, dwie dwójki, dwie trójki, dwie czwórki i jedna piątka.
rule-cards-rainbow = Wielokolorowych jest tylko po jednej każdej wartości.
rule-cards-black = Z czarnymi jest na odwrót: trzy piątki, po dwie czwórki, trójki i dwójki oraz jedna jedynka.
rule-empty-clue = { $allowed ->
    [yes] Przy tym stole wolno powiedzieć, że ktoś nie ma kart danego koloru albo danej wartości.
   *[no] Przy tym stole informacja musi wskazać choć jedną kartę.
}
rule-rainbow = Wielokolorowe karty to szósty fajerwerk. { $touch ->
    [own] Wielokolorowy jest kolorem jak każdy inny i wolno go podać w informacji.
    [every] Wskazuje je informacja o dowolnym kolorze, ale wymieniać ich w informacji nie wolno.
   *[none] Zależnie od wariantu są osobnym kolorem albo należą do każdego koloru, a wtedy wymieniać ich w informacji nie wolno.
}
rule-black = Czarne karty układa się od piątki w dół do jedynki. Informacja o kolorze ich nie obejmuje. Każda, której na końcu brakuje, odbiera punkt.
rule-tiles = Za ukończony fajerwerk zamiast żetonu jest kafelek nagrody. O jego użyciu decyduje osoba, która ten fajerwerk kończy.
rule-colour-call = Przed zagraniem można zapowiedzieć kolor karty. Jeśli się zgadza i karta pasuje, wraca żeton. Jeśli nie, karta przepada i jest pomyłka.
rule-all-or-nothing = Po ostatniej karcie gra toczy się dalej: aż do kompletu fajerwerków, trzeciej pomyłki albo straty potrzebnej karty. Punktów nie ma, liczy się tylko komplet.

# Po celu gry, gdy nikt nie pytał o nic określonego
rules-topics = Więcej: „wyjaśnij informacje”, „wyjaśnij punktację”.
