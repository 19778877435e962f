### Lekcje Hanabi. $player: przyjaciel obok tego, kto się uczy; $other: ten za nim. Ich rodzaj nie jest znany.

## Hanabi w dziesięć minut

lesson-begin-aim = Budujemy razem pięć fajerwerków: czerwony, żółty, zielony, niebieski i biały. Każdy zaczyna się jedynką i kończy piątką. Każda pasująca karta to punkt. Haczyk: swoich kart nikt nie widzi. Ty usłyszysz, co ma { NAME($player) }. A { NAME($player) } widzi twoje.
lesson-begin-aim-ask = Zapytaj mnie: co ma { NAME($player) }?
lesson-begin-aim-shown = co ma { NAME($player) }
lesson-begin-aim-why = Karty innych to połowa gry: pomagasz im informacjami.
lesson-begin-aim-right = O to możesz pytać zawsze.

lesson-begin-know = W swojej turze robisz jedną z trzech rzeczy: zagrywasz kartę, odrzucasz kartę albo dajesz komuś informację. Dzięki informacjom wiesz, co trzymasz. Jedną da ci teraz { NAME($player) }.
lesson-begin-know-ask = Zapytaj mnie: co wiem?
lesson-begin-know-shown = co wiem
lesson-begin-know-why = Nie musisz nic pamiętać. Ja pamiętam, wystarczy zapytać.

lesson-begin-play = Wszystkie fajerwerki dopiero czekają na jedynkę. Więc jedynka pasuje, obojętnie jakiego jest koloru.
lesson-begin-play-ask = Zagraj swoją drugą kartę.
lesson-begin-play-right = Pierwszy punkt.
lesson-begin-play-other = O tej nic nie wiesz. Jedynką jest tylko druga.
lesson-begin-play-discard = Szkoda karty. Druga pasuje: zagraj ją.
lesson-begin-play-clue = Tak też można, ale masz kartę, która teraz pasuje.
lesson-begin-play-why = Na stole nic jeszcze nie leży, każdy kolor potrzebuje jedynki. { NAME($player) } mówi ci o niej, bo możesz ją zagrać.

lesson-begin-clue = Teraz ty: imię i kolor albo wartość. { NAME($player) } usłyszy, które to karty.
lesson-begin-clue-ask = Jedna z nich teraz pasuje. Daj o niej znać { NAME($player, case: "dative") }.
lesson-begin-clue-right = O to chodziło. I { NAME($player) } rozumie:
lesson-begin-clue-other = Prawda, ale żadnej z tych nie da się teraz zagrać. Żółtą jedynkę tak.
lesson-begin-clue-play = O swoich kartach nic nie wiesz. Lepiej daj informację.
lesson-begin-clue-wrong = Nie teraz: { NAME($player) } czeka na informację.
lesson-begin-clue-why = Żółtego jeszcze nie ma, więc żółta jedynka pasuje. „Jedynki” wskazują ją i nic więcej.

lesson-begin-oldest = Kolejny punkt, dzięki tobie. Informacja kosztuje jeden z ośmiu żetonów. Gdy nie ma co zagrać ani powiedzieć, odrzuć kartę: żeton wraca. Umowa jest taka: odpada najstarsza z tych, o których nikt nic nie mówił. U ciebie to pierwsza.
lesson-begin-oldest-ask = Odrzuć pierwszą.
lesson-begin-oldest-right = Odrzucona, a żeton wrócił. Druga zielona czwórka jest jeszcze w talii.
lesson-begin-oldest-other = Tej nikt się nie spodziewa. Wszyscy liczą na najstarszą, czyli pierwszą.
lesson-begin-oldest-play = To był strzał w ciemno. Lepiej odrzuć pierwszą.
lesson-begin-oldest-wrong = Informację zostaw na później.
lesson-begin-oldest-why = Gdy każdy odrzuca najstarszą, inni wiedzą, co będzie następne, i zdążą ostrzec.

lesson-begin-five = Nowe karty. W każdym kolorze są trzy jedynki, po dwie dwójki, trójki i czwórki i tylko jedna piątka. Najstarsza karta u { NAME($player, case: "genitive") } to zielona piątka i zaraz odpadnie. Wtedy zielonego już nie skończymy.
lesson-begin-five-ask = Uratuj ją: imię i wartość.
lesson-begin-five-right = Świetnie. Posłuchaj, co będzie teraz:
lesson-begin-five-colour = „Zielone” brzmi jak: zagraj ją. „Piątki” mówią: zatrzymaj ją.
lesson-begin-five-other = Piątka dalej jest zagrożona. Uratują ją „piątki”.
lesson-begin-five-wrong = Wtedy zielona piątka przepadnie. Najpierw informacja.
lesson-begin-five-why = Każda piątka jest w pudełku tylko jedna. Co przepadło, to przepadło.

lesson-begin-strike = Piątka została. A teraz niech coś się nie uda: posłuchasz, jak to brzmi. O swojej trzeciej karcie nic nie wiesz.
lesson-begin-strike-ask = Mimo to zagraj trzecią.
lesson-begin-strike-right = Karta przepadła, a po trzeciej pomyłce gra jest przegrana. Graj więc to, co wiesz, a zgaduj tylko wtedy, gdy musisz.
lesson-begin-strike-wrong = Ostrożność się chwali. Ale ten jeden raz zagraj trzecią.
lesson-begin-strike-why = To tylko lekcja, tutaj pomyłka nic nie kosztuje.

lesson-begin-last = Skaczemy na koniec gry. W talii została jedna karta.
lesson-begin-last-ask = Czerwony jest gotowy. Która twoja karta pasuje?
lesson-begin-last-right = W samą porę.
lesson-begin-last-other = O tej nic nie wiesz. Piątką jest piąta karta, a na piątkę czeka tylko żółty.
lesson-begin-last-discard = Czasu już prawie nie ma. Piąta to punkt: zagraj ją.
lesson-begin-last-wrong = Czasu już prawie nie ma. Zagraj piątą.
lesson-begin-last-why = Czerwony ma swoją piątkę. Z reszty tylko żółty stoi na czwórce, więc to musi być żółta piątka.

lesson-begin-final = To twoja ostatnia tura. Biały stoi na dwójce.
lesson-begin-final-ask = Co zagrasz?
lesson-begin-final-other = Nie tę. Biała jest pierwsza.
lesson-begin-final-wrong = To ostatnia tura: zagraj białą, pierwszą.
lesson-begin-final-why = W ostatniej turze nikt nie mówi ci o białej bez powodu. To musi być trójka.
lesson-begin-end = To całe Hanabi. Na pierwszą grę wiesz już wszystko.

## Jak porozumiewają się przyjaciele

lesson-friends-newest = Grać już umiesz. Teraz umowy przyjaciół, dzięki którym informacja mówi więcej. Zawsze chodzi w niej o jedną kartę. Jeśli wskazuje najstarszą, to o nią. Jeśli nie, to o najnowszą z tych, które wskazuje. Po rozdaniu najstarsza jest pierwsza karta, a najnowsza piąta. Posłuchaj:
lesson-friends-newest-ask = Którą z tych dwóch zagrasz?
lesson-friends-newest-right = Właśnie, najnowszą. Druga też jest czerwona, ale na później.
lesson-friends-newest-why = Najstarszej informacja nie dotyczy, więc jest o najnowszej czerwonej: o piątej. I mówi: pasuje.

lesson-friends-keep = Nowe karty i kolejna informacja.
lesson-friends-keep-ask = Dotyczy twojej najstarszej. Co teraz zrobisz?
lesson-friends-keep-right = Została, a odpadła następna.
lesson-friends-keep-why = Informacja o najstarszej mówi: nie odrzucaj jej. Zamiast niej odrzuć najstarszą bez informacji, czyli drugą.

lesson-friends-give = Teraz ty. Informacja ma być o karcie, która pasuje albo musi zostać.
lesson-friends-give-ask = { NAME($player) } ma niebieską jedynkę i ona pasuje. Jaką informacją to przekażesz?
lesson-friends-give-right = Wskazuje tylko ją, nie da się pomylić.
lesson-friends-give-why = „Niebieskie” wskazują dwie karty, a najnowsza to czwórka. „Jedynki” wskazują tylko tę właściwą.

lesson-friends-prompt = Na stole leży czerwona jedynka. O swojej pierwszej wiesz, że to dwójka. A teraz uwaga: { NAME($other) } daje informację i { NAME($player) } słyszy o karcie, która jeszcze nie pasuje, o czerwonej trójce.
lesson-friends-prompt-ask = Czegoś po drodze brakuje. Co zagrasz?
lesson-friends-prompt-right = To się nazywa zachęta: brakowało karty, o której już wiesz.
lesson-friends-prompt-why = Trójkę { NAME($player) } zagra tylko wtedy, gdy twoja dwójka jest czerwona. Więc zagraj ją, jest pierwsza.

lesson-friends-finesse = Najtrudniejsze. Stół jest pusty. { NAME($other) } daje informację i { NAME($player) } słyszy o czerwonej dwójce. A czerwonej jedynki nikt z nich nie ma.
lesson-friends-finesse-ask = Więc masz ją ty. Którą kartę zagrasz?
lesson-friends-finesse-right = To finezja: tobie nikt nic nie powiedział, a ty i tak wiesz. Teraz może grać { NAME($player) }.
lesson-friends-finesse-why = Skoro nikt inny jej nie ma, masz ją ty: według umowy to twoja najnowsza, piąta.
lesson-friends-end = Teraz możesz grać z każdym komputerowym partnerem i prawie z każdym człowiekiem.

## Telefon, słuchawki i sterowanie stołem

lesson-steering-help = Zgubić się nie można. Gdy nie wiesz, co można powiedzieć, wystarczy jedno słowo.
lesson-steering-help-ask = Wypróbuj je: pomoc.
lesson-steering-help-shown = pomoc
lesson-steering-help-why = „Pomoc” podpowie, co pasuje do chwili.

lesson-steering-slow = To, jak mówię, zależy od ciebie: wolniej, szybciej, głośniej, ciszej.
lesson-steering-slow-ask = Każ mi mówić wolniej.
lesson-steering-slow-shown = wolniej
lesson-steering-slow-why = Tak zostanie, dopóki nie zechcesz szybciej.

lesson-steering-brief = I to, ile mówię: więcej albo mniej.
lesson-steering-brief-ask = Poproś o krótsze odpowiedzi.
lesson-steering-brief-shown = krótsze odpowiedzi
lesson-steering-brief-why = Krótkie odpowiedzi pomijają to, o co możesz zapytać.

lesson-steering-stand = Niczego nie musisz pamiętać. O wszystko, co leży na stole, możesz zapytać.
lesson-steering-stand-ask = Zapytaj, ile macie punktów.
lesson-steering-stand-shown = ile mamy punktów
lesson-steering-stand-why = Pytania nic nie kosztują, a pytać może każdy i zawsze.

lesson-steering-last = Jesteś na chwilę przy drzwiach, a inni grają.
lesson-steering-last-ask = Zapytaj o ostatni ruch.
lesson-steering-last-shown = ostatni ruch
lesson-steering-last-why = Nie musisz czekać, aż ktoś ci opowie.

lesson-steering-ear = Gdy grają też inni, to, co wolno wiedzieć tylko tobie, słychać nie z głośnika, tylko w twojej słuchawce. Jeśli masz słuchawki, załóż je.
lesson-steering-ear-ask = Spróbuj: powiedz mi coś do ucha.
lesson-steering-ear-shown = powiedz mi coś do ucha
lesson-steering-ear-right = To było tylko dla ciebie.
lesson-steering-ear-why = Tak sprawdzisz swoją słuchawkę w każdej chwili gry.

lesson-steering-phone = Telefon pokazuje twoje karty i przyciski z tym, co można powiedzieć. Stuknięcie to mówi.
lesson-steering-phone-ask = Stuknij „jak stoimy”.
lesson-steering-phone-shown = jak stoimy
lesson-steering-phone-why = Co nie ma przycisku, można tam napisać albo powiedzieć.

lesson-steering-ears = Przed grą stół pyta, jak kto ma słuchać: przez telefon, słuchawki albo jedną z nich. Da się to zmienić później. Ruch jest powtarzany, a „nie” go cofa. A czasem potrzebna jest przerwa.
lesson-steering-ears-ask = Zrób przerwę.
lesson-steering-ears-shown = przerwa
lesson-steering-ears-why = W przerwie się nie gra, cokolwiek kto powie.
lesson-steering-end = Tak steruje się stołem. Wolniej i krócej zostaje, dopóki tego nie zmienisz.

## Warianty

lesson-variants-rainbow = Każdy wariant zmienia jedną rzecz, a tu do każdego jest jedna sytuacja. Najpierw szósty kolor, wielokolorowy, taki jak inne: dziesięć kart albo tylko pięć, każda raz. Druga karta u { NAME($player, case: "genitive") } to wielokolorowa jedynka.
lesson-variants-rainbow-ask = Daj o niej znać { NAME($player, case: "dative") }.
lesson-variants-rainbow-why = Wielokolorowy to kolor jak każdy inny. „Jedynki” też wystarczą.

lesson-variants-wild = Teraz wielokolorowe należą do każdego koloru: wymieniać ich nie wolno, ale wskazuje je każdy kolor. Posłuchaj.
lesson-variants-wild-ask = Która karta jest niebieska i zielona? Zapytaj mnie: co wiem?
lesson-variants-wild-shown = co wiem
lesson-variants-wild-why = Karta, której dotyczą dwa kolory, może być tylko wielokolorowa.

lesson-variants-black = Czarny proch układa się od końca, od piątki do jedynki. Żaden kolor go nie dotyczy, tylko wartości. Czarne piątki są trzy, a jedynka jedna. Najnowsza karta u { NAME($player, case: "genitive") } to czarna piątka.
lesson-variants-black-ask = Jak przekażesz, że pasuje?
lesson-variants-black-why = Czarny zaczyna się od piątki, a powiedzieć można tylko wartość: „piątki”.

lesson-variants-tiles = Z kafelkami nagród ukończony fajerwerk daje niespodziankę: żeton, cofniętą pomyłkę albo kartę z odrzuconych. Czerwony stoi na czwórce.
lesson-variants-tiles-ask = Dokończ czerwony.
lesson-variants-tiles-why = Wiesz o jednej piątce, o drugiej karcie, a czerwony na nią czeka.

lesson-variants-call = Zapowiadanie koloru: przed zagraniem mówisz kolor, a jeśli jest inny, karta przepada. Twoja druga jest czerwona, wierz mi.
lesson-variants-call-ask = Zapowiedz czerwony i zagraj drugą.
lesson-variants-call-other = Tak też można. Ale tym razem zapowiedz czerwony.
lesson-variants-call-shown = zagraj drugą jako czerwoną
lesson-variants-call-why = Bez zapowiedzi gra się jak zawsze. Z zapowiedzią kolor musi się zgadzać.

lesson-variants-all = Królewski pokaz: bez punktów, wszystkie fajerwerki albo porażka. Ostatnia taka karta nie może przepaść. Jednej zielonej czwórki już nie ma, a druga to najstarsza karta u { NAME($player, case: "genitive") }.
lesson-variants-all-ask = Uratuj ją.
lesson-variants-all-why = Bez niej zielonego nikt nie skończy i to koniec. Uratują ją „czwórki” albo „zielone”.

lesson-variants-empty = Puste wskazówki: według polskich i duńskich zasad wolno powiedzieć też, czego ktoś nie ma. { NAME($player) } nie ma żadnej piątki.
lesson-variants-empty-ask = Daj { NAME($player, case: "dative") } informację o piątkach.
lesson-variants-empty-other = Ta wskazuje jakąś kartę. Daj informację o tym, czego tam nie ma: o piątkach.
lesson-variants-empty-why = Nie wskazuje żadnej karty i o to chodzi. Według angielskich i czeskich zasad tak nie wolno.

lesson-variants-deduction = Ostatni: dedukcja. Gdy mówię, czym mogą być twoje karty, pomijam wtedy te, które widzisz gdzie indziej. Słyszysz wszystkie piątki oprócz jednej: { NAME($player) } ma czerwoną, żółtą, zieloną i niebieską.
lesson-variants-deduction-ask = Która więc jest twoja? Zapytaj mnie: co wiem?
lesson-variants-deduction-shown = co wiem
lesson-variants-deduction-why = Zostaje tylko biała piątka.
lesson-variants-end = Warianty wybiera się przed grą, po nazwie, i można je łączyć.
