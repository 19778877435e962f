### Lekcje Koi-Koi. $player: przyjaciel, który gra z tym, kto się uczy; $other: ten sam. Jego rodzaj nie jest znany.

lesson-koikoi-crane = Gra się czterdziestoma ośmioma kartami: dwanaście miesięcy po cztery, a każdy miesiąc to kwiat. Nauczymy się ich ze słuchu, po trzy. Styczeń to sosna z żurawiem. Luty to śliwa ze słowikiem. Marzec to wiśnia z zasłoną.
lesson-koikoi-crane-ask = Przy którym kwiecie jest żuraw?
lesson-koikoi-crane-shown = sosna
lesson-koikoi-crane-wrong = Żuraw to styczeń i drzewo zielone nawet zimą: sosna.

lesson-koikoi-curtain-ask = A zasłona?
lesson-koikoi-curtain-shown = wiśnia
lesson-koikoi-curtain-wrong = W marcu siedzi się za zasłoną i patrzy na wiśnię.

lesson-koikoi-cuckoo = Kwiecień to glicynia z kukułką. Maj to irys z mostem. Czerwiec to piwonia z motylami.
lesson-koikoi-cuckoo-ask = Gdzie jest kukułka?
lesson-koikoi-cuckoo-shown = glicynia
lesson-koikoi-cuckoo-wrong = Kukułka kuka w kwietniu z glicynii.

lesson-koikoi-butterflies-ask = A motyle?
lesson-koikoi-butterflies-shown = piwonia
lesson-koikoi-butterflies-wrong = Motyle przylatują w czerwcu na piwonię.

lesson-koikoi-boar = Lipiec to koniczyna z dzikiem. Sierpień to trawa z księżycem i gęśmi. Wrzesień to chryzantema z czarką sake.
lesson-koikoi-boar-ask = Gdzie chowa się dzik?
lesson-koikoi-boar-shown = koniczyna
lesson-koikoi-boar-wrong = Dzik chowa się w lipcu, w koniczynie.

lesson-koikoi-moon-ask = A księżyc?
lesson-koikoi-moon-shown = trawa
lesson-koikoi-moon-wrong = Księżyc wschodzi w sierpniu nad trawą.

lesson-koikoi-deer = Październik to klon z jeleniem. Listopad to wierzba: człowiek w deszczu, jaskółka i błyskawica. Grudzień to paulownia z feniksem.
lesson-koikoi-deer-ask = Gdzie jest jeleń?
lesson-koikoi-deer-shown = klon
lesson-koikoi-deer-wrong = Jeleń stoi w październiku pod czerwonymi liśćmi: klon.

lesson-koikoi-phoenix-ask = A feniks?
lesson-koikoi-phoenix-shown = paulownia
lesson-koikoi-phoenix-wrong = Feniks zamyka rok: siedzi na paulowni.

lesson-koikoi-warbler-ask = Jedno z początku: gdzie jest słowik?
lesson-koikoi-warbler-shown = śliwa
lesson-koikoi-warbler-wrong = Słowik śpiewa w lutym na śliwie.

lesson-koikoi-take = Masz je w głowie. Teraz gramy. Karta z ręki bierze ze stołu kartę swojego miesiąca. Leży tam żuraw, a to jasna karta.
lesson-koikoi-take-ask = Która karta weźmie żurawia?
lesson-koikoi-take-wrong = Żuraw to sosna, więc bierze go sosna: twoja wstążka.
lesson-koikoi-take-right = Obie są twoje. Wierzchnia karta talii nie znalazła swojego miesiąca, więc została.
lesson-koikoi-take-why = Bierze tylko karta tego samego miesiąca. Twoja sosnowa wstążka jest właśnie taka.

lesson-koikoi-which = Czasem leżą dwie karty jednego miesiąca i wybierasz. Tutaj księżyc i gęsi, a ty masz trawę. Najcenniejsze są jasne, a to księżyc.
lesson-koikoi-which-ask = Wyłóż trawę i wybierz, co weźmie.
lesson-koikoi-which-geese = Ładne gęsi. Ale jasnych jest mało: weź księżyc.
lesson-koikoi-which-wrong = Trawa bierze jedno z tych dwóch: księżyc.
lesson-koikoi-which-right = Księżyc jest twój.
lesson-koikoi-which-why = Jasnych jest pięć, a trzy z nich dają pięć punktów.

lesson-koikoi-plain = Z zebranych kart powstają układy, yaku. Najczęstszy to kasu: dziesięć zwykłych kart za jeden punkt. Masz ich dziewięć. Na stole leży irysowa wstążka, a ty masz zwykły irys.
lesson-koikoi-plain-ask = Która karta będzie dziesiąta?
lesson-koikoi-plain-wrong = Tą nic nie weźmiesz. Irys bierze wstążkę i jest twoją dziesiątą zwykłą.
lesson-koikoi-plain-why = Zwykła karta liczy się dopiero, gdy coś nią weźmiesz.

lesson-koikoi-dare = Teraz zdecyduj. Shobu: kończysz i bierzesz punkt. Koi-koi: grasz dalej o więcej, ale jeśli { NAME($player) } zrobi yaku wcześniej, nie dostaniesz nic. W ręce masz jeszcze pięć kart, a { NAME($player) } nie ma jeszcze nic zebranego.
lesson-koikoi-dare-ask = Koi-koi czy shobu?
lesson-koikoi-dare-right = Odważnie i słusznie: czasu jest dużo, a stracić możesz mało.
lesson-koikoi-dare-wrong = Jeden punkt to mało, a kart masz jeszcze pięć. Spróbuj koi-koi.
lesson-koikoi-dare-why = Z jednym punktem i wieloma kartami można więcej zyskać niż stracić.

lesson-koikoi-missing = Inne yaku: pięć wstążek albo pięć zwierząt za punkt. Akatan, trzy wstążki z wierszem, sosnowa, śliwowa i wiśniowa, za pięć. Trzy niebieskie, piwoniowa, chryzantemowa i klonowa, za pięć. Dzik, jeleń i motyle za pięć. Trzy jasne za pięć. Nowe karty, część już zebrana.
lesson-koikoi-missing-ask = Zapytaj mnie: czego mi brakuje?
lesson-koikoi-missing-shown = czego mi brakuje
lesson-koikoi-missing-why = Nie musisz liczyć. Zapytaj, zanim wybierzesz kartę.

lesson-koikoi-poem = Brakuje więc jednej wstążki z wierszem, wiśniowej. I leży na stole.
lesson-koikoi-poem-ask = Która karta ją weźmie?
lesson-koikoi-poem-wrong = Wiśnia bierze wiśnię: wyłóż zwykłą wiśnię.
lesson-koikoi-poem-why = Zwykła wiśnia weźmie wiśniową wstążkę, trzecią z wierszem.

lesson-koikoi-stop = Pięć punktów naraz. W ręce masz dwie karty, a { NAME($player) } ma dwie jasne.
lesson-koikoi-stop-ask = Koi-koi czy shobu?
lesson-koikoi-stop-right = Dobrze, że kończysz.
lesson-koikoi-stop-wrong = Za duże ryzyko: { NAME($player) } potrzebuje już tylko jednej jasnej. Weź swoje pięć punktów.
lesson-koikoi-stop-why = Pięć punktów to ładna runda, a { NAME($player) } ma do yaku blisko.

lesson-koikoi-end = To całe Koi-Koi. Takich rund jest dwanaście, po jednej na każdy miesiąc.
