### Lekcje Hanabi. $player: przyjaciel obok tego, kto się uczy; $other: ten za nim. Ich rodzaj nie jest znany.

## Hanabi w dziesięć minut

lesson-begin-aim = Budujemy razem pięć fajerwerków: czerwony, żółty, zielony, niebieski i biały. Każdy zaczyna się od jedynki i idzie do piątki. Każda karta, która pasuje, to punkt. Haczyk: swoich kart nikt nie widzi. Ty usłyszysz, co ma { NAME($player) }. A { NAME($player) } widzi twoje.
lesson-begin-aim-ask = Zapytaj mnie: co ma { NAME($player) }?
lesson-begin-aim-shown = co ma { NAME($player) }
lesson-begin-aim-why = Karty innych to połowa gry: pomagasz im informacjami.
lesson-begin-aim-right = O to możesz pytać zawsze.

lesson-begin-know = W swojej turze robisz jedną z trzech rzeczy: zagrywasz kartę, odrzucasz kartę albo dajesz komuś informację. Dzięki informacjom wiesz, co trzymasz. Teraz dostaniesz jedną, daje ją { NAME($player) }.
lesson-begin-know-ask = Zapytaj mnie: co wiem?
lesson-begin-know-shown = co wiem
lesson-begin-know-why = Nie musisz nic pamiętać. Ja pamiętam, wystarczy zapytać.

lesson-begin-play = Wszystkie fajerwerki dopiero czekają na jedynkę. Więc jedynka pasuje, w jakimkolwiek jest kolorze.
lesson-begin-play-ask = Zagraj swoją jedynkę.
lesson-begin-play-right = Pierwszy punkt. Na jej miejscu jest nowa karta.
lesson-begin-play-other = O tej nic nie wiesz. Jedynką jest tylko druga.
lesson-begin-play-discard = Szkoda karty. Druga pasuje: zagraj ją.
lesson-begin-play-clue = Tak też można, ale masz kartę, która teraz pasuje.
lesson-begin-play-why = Na stole nic jeszcze nie leży, każdy kolor potrzebuje jedynki. { NAME($player) } mówi ci o niej, bo możesz ją zagrać.

lesson-begin-clue = Teraz ty: imię, a do tego kolor albo wartość. { NAME($player) } usłyszy, których kart to dotyczy.
lesson-begin-clue-ask = Jedna z nich teraz pasuje. Podaj to { NAME($player, case: "dative") }.
lesson-begin-clue-right = O to chodziło. I { NAME($player) } rozumie:
lesson-begin-clue-other = Prawda, ale żadnej z tych nie da się teraz zagrać. Żółtą jedynkę tak.
lesson-begin-clue-play = O swoich kartach nic nie wiesz. Lepiej daj informację.
lesson-begin-clue-wrong = Nie teraz: { NAME($player) } czeka na informację.
lesson-begin-clue-why = Żółtego jeszcze nie ma, więc żółta jedynka pasuje. „Jedynki” wskazują ją i nic więcej.

lesson-begin-oldest = Kolejny punkt, dzięki tobie. Informacji mamy osiem, a każda kosztuje jedną. Gdy nie ma co zagrać ani powiedzieć, odrzuć kartę: jedna informacja wraca. Przyjaciele wiedzą, która odpada: najstarsza, o której nikt nic nie mówił. U ciebie to pierwsza.
lesson-begin-oldest-ask = Odrzuć ją.
lesson-begin-oldest-right = Odrzucona, a my mamy o informację więcej. Druga zielona czwórka jeszcze jest w talii.
lesson-begin-oldest-other = Tej nikt się nie spodziewa. Wszyscy liczą na najstarszą, czyli pierwszą.
lesson-begin-oldest-play = To był strzał w ciemno. Lepiej odrzuć pierwszą.
lesson-begin-oldest-wrong = Informację zostaw na później.
lesson-begin-oldest-why = Gdy każdy odrzuca najstarszą, inni wiedzą, co będzie następne, i zdążą ostrzec.

lesson-begin-five = Nowe karty. W każdym kolorze są trzy jedynki, po dwie od dwójki do czwórki i tylko jedna piątka. { NAME($player) } ma najstarszą zieloną piątkę i zaraz ją odrzuci. Wtedy zielonego już nie skończymy.
lesson-begin-five-ask = Uratuj ją: jaką wartość podasz?
lesson-begin-five-right = Świetnie. Posłuchaj, co będzie teraz:
lesson-begin-five-colour = „Zielone” brzmi jak: zagraj ją. „Piątki” mówią: zatrzymaj ją.
lesson-begin-five-other = Piątka dalej jest zagrożona. Uratują ją „piątki”.
lesson-begin-five-wrong = Wtedy zielona piątka przepadnie. Najpierw informacja.
lesson-begin-five-why = Każda piątka jest w pudełku tylko jedna. Co przepadło, to przepadło.

lesson-begin-strike = Piątka została. A teraz niech coś się nie uda, dla wprawy. O swojej trzeciej karcie nic nie wiesz.
lesson-begin-strike-ask = Zagraj ją mimo to.
lesson-begin-strike-right = To pomyłka i karta przepadła. Po trzeciej gra jest przegrana. Więc graj, co wiesz, a zgaduj rzadko.
lesson-begin-strike-wrong = Ostrożność się chwali. Ale ten jeden raz zagraj trzecią.
lesson-begin-strike-why = To tylko lekcja, tutaj pomyłka nic nie kosztuje.

lesson-begin-last = Skaczemy na koniec gry. W talii została jedna karta.
lesson-begin-last-ask = Czerwony jest gotowy. Która twoja karta pasuje?
lesson-begin-last-right = Żółty gotowy. Ostatnia karta dobrana, teraz każdy ma jeszcze jedną turę.
lesson-begin-last-other = Ta nigdzie nie pasuje. Piątką jest piąta karta, a na piątkę czeka tylko żółty.
lesson-begin-last-discard = Czasu już prawie nie ma. Piąta to punkt: zagraj ją.
lesson-begin-last-wrong = Czasu już prawie nie ma. Zagraj piątą.
lesson-begin-last-why = Czerwony ma swoją piątkę. Z reszty tylko żółty stoi na czwórce, więc to musi być żółta piątka.

lesson-begin-final = To twoja ostatnia tura. Biały stoi na dwójce.
lesson-begin-final-ask = Co zagrasz?
lesson-begin-final-other = Nie tę. Biała jest pierwsza.
lesson-begin-final-wrong = To ostatnia tura: zagraj białą, pierwszą.
lesson-begin-final-why = W ostatniej turze nikt nie mówi ci o białej bez powodu. To musi być trójka.
lesson-begin-end = To całe Hanabi. Na pierwszą grę wiesz już wszystko.
