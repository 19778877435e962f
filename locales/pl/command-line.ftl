### The program's own command line: what --help prints, and what is said of options that can't be used. What people type (options, commands, mic, wav: and the like) is the same in every language; what is in capitals stands for something, and is a word of the language.

## What --help is made of

usage = Użycie: { $line }
usage-options = Opcje:
usage-commands = Polecenia:
usage-see-help = Wszystkie opcje pokaże { $command }.
stands-for-options = OPCJE
stands-for-command = POLECENIE
stands-for-player = IMIĘ
stands-for-name = NAZWA
stands-for-number = LICZBA
stands-for-day = DZIEŃ
stands-for-folder = FOLDER
stands-for-file = PLIK
stands-for-input = ŹRÓDŁO
stands-for-output = WYJŚCIE
stands-for-ear = IMIĘ=SŁUCHAWKA
stands-for-address = ADRES
stands-for-id = ID
stands-for-language = JĘZYK
stands-for-second-ear = UCHO
stands-for-server = SERWER
stands-for-voice = GŁOS
stands-for-sentence = ZDANIE

## What each command does

about-command-play = Stół do gry, który słyszy i mówi. Bez opcji pyta o wszystko.
about-command-learn = Lekcje głosem: gra od początku, z kartami w ręku. Wracają tam, gdzie je przerwano.
about-command-puzzle = Zagadka dnia głosem: rozpoczęta gra i jeden najlepszy ruch.
about-command-serve = Stoły dla znajomych z daleka, każdy w przeglądarce: słyszą stół i siebie nawzajem i do obu mówią.
about-command-practice = Przeczytaj na głos dziesięć zdań, a stół będzie cię lepiej słyszał. To, czego się nauczy, zostaje na tym komputerze.
about-command-recognize = Pokazuje, co słychać w plikach dźwiękowych, po jednym wierszu JSON na plik.
about-command-understand = Pokazuje, jak stół rozumie zdania: czyta je ze standardowego wejścia, po jednym w wierszu, i na każde odpowiada wierszem JSON.
about-command-export = Zamienia zapisaną grę na zapis partii, który czyta polecenie replay.
about-command-replay = Odtwarza zapisy partii według zasad: Hanabi takie jak z hanab.live, pozostałe gry w naszym własnym formacie.
about-command-scores = Mówi, jak skończyły się gry w tym miesiącu i wszystkie razem; z --output także na stronie z wykresem.
about-command-cards = Drukuje talię kart, których rewersy czyta kamera, a do niej słowa dla drukarki brajlowskiej.
about-command-demo = Cała gra głosem bez mikrofonu: komputer wypowiada polecenia, a stół je słyszy, rozumie i gra.
about-command-doctor = Pokazuje, co tu działa i czego brakuje.
about-command-models = Modele mowy: jakie są, jak pobrać większy i czego model nie słyszy.
about-command-models-list = Pokazuje, którego modelu używa każdy język.
about-command-models-fetch = Pobiera oficjalny model języka albo Whispera, którym słyszy drugie ucho.
about-command-models-check = Pokazuje słowa, których model nie słyszy; bez folderu sprawdza używane modele.
about-command-voices = Głosy Piper: jakie są i jak jakiś pobrać.
about-command-voices-list = Pokazuje głosy każdego języka i które z nich tu są.
about-command-voices-fetch = Pobiera głos języka albo głos o tej nazwie.
about-command-wyoming = Udostępnia innym programom w domu, przez Wyoming, rozpoznawanie słów gry; SERWER to adres, pod którym słucha, jako tcp://KOMPUTER:PORT.

## What each option does

about-option-help = pokazuje tę pomoc
about-option-version = pokazuje wersję programu
about-option-lang = język stołu
about-option-ask-language = na początku pyta o język, jeśli nie został jeszcze wybrany; again: pyta za każdym razem
about-option-lang-of-messages = język, w którym pisze program
about-option-lang-of-sentences = język zdań
about-option-lang-of-practice = język, w którym ćwiczysz
about-option-game = w co gracie
about-option-game-of-practice = z której gry są zdania
about-option-rules = wydanie, według którego zasad gracie; bez tego wydanie w języku stołu
about-option-variant = wariant zasad; dla kolejnego wariantu powtórz opcję
about-option-players = kto gra, w kolejności siedzenia przy stole
about-option-players-first = kto gra; ruch ma pierwsza osoba
about-option-players-said = imiona, które mogą paść
about-option-partners = za ilu graczy gra komputer; bez --players grasz z nimi tylko ty
about-option-demo-partners = ilu graczy to komputer; co najmniej jeden mówi
about-option-partner-level = jak dobrze grają: companion prosto, jak dla początkujących; usual jak zwykle; strong najlepiej, jak umieją
about-option-seed = liczba, która decyduje o rozdaniu: ta sama liczba, te same karty
about-option-input = czego słucha stół: mic to mikrofon, keyboard klawiatura, mic keyboard jedno i drugie, wav:PLIK nagrania, a po spacji mogą być następne pliki lub foldery
about-option-output = jak stół odpowiada: speech mówi, screenreader przekazuje słowa czytnikowi ekranu, text pisze, wav:FOLDER zapisuje pliki dźwiękowe, tcp://KOMPUTER:PORT mówi przez satelitę w domu
about-option-output-record = plik, do którego trafi zapis partii; bez tego zapis jest wypisywany
about-option-output-page = gdzie zapisać stronę z wynikami
about-option-output-cards = plik PDF, który zostanie zapisany; obok powstanie plik .brf dla drukarki brajlowskiej
about-option-name-of-deck = jak talia się nazywa: pod tą nazwą się ją wybiera
about-option-paper = papier: a4 albo letter
about-option-labels = tylko naklejki na rewersy talii, którą już masz
about-option-decks = folder z kluczami wydrukowanych talii
about-option-key-of-deck = zamiast drukować, wczytuje klucz talii wydrukowanej na innym komputerze: plik, który program tam podał
about-option-page = gdzie zapisać grę jako stronę, którą oglądasz krok po kroku klawiszami
about-option-output-doctor = speech mówi też na głos, co działa, i odtwarza, co słychać; text tylko wypisuje
about-option-overwrite = zastępuje plik, który już istnieje
about-option-ear = prywatna słuchawka jednej osoby: text, left (lewa), right (prawa), device:NAZWA, device:NAZWA:left, device:NAZWA:right, headset, headset:NAZWA, screen, screenreader (czytnik ekranu), wav:FOLDER, tcp://KOMPUTER:PORT (satelita) albo none (żadna); powtórz opcję dla każdej osoby
about-option-phones = słuchawką każdej osoby jest jej telefon, przez stronę w sieci lokalnej; ADRES to adres tego komputera w tej sieci albo sam :PORT
about-option-board = wszyscy mogą patrzeć na stół, z napisami, na stronie w sieci lokalnej; ADRES jak przy --phones
about-option-cards = gracie wydrukowaną talią, której karty pokazuje się kamerze telefonu; NAZWA to jej nazwa, bez niej jedyna talia, jaka jest
about-option-confirm = kiedy ruch jest wykonywany: announce, gdy został odczytany i nikt nie mówi nie; ask, gdy powiesz tak; never, od razu
about-option-resume = wznawia zapisaną grę; bez ID ostatnią niedokończoną
about-option-model = folder z modelem Vosk, którego ma używać stół
about-option-second-ear = czego nie słychać wyraźnie, tego słucha drugi raz; wartość to whisper, folder z jego wagami albo domowy serwer jako tcp://KOMPUTER:PORT, który dostaje dźwięk
about-option-voice = głos stołu: samo oznacza pobrany, inaczej jego nazwa, plik albo domowy serwer jako tcp://KOMPUTER:PORT, który dostaje to, co jest mówione
about-option-microphone = który mikrofon, według nazwy, albo satelita jako tcp://KOMPUTER:PORT; bez tego zwykły
about-option-headset = mikrofon nie słyszy głośnika, bo macie słuchawki: stół słucha cały czas
about-option-saves = folder zapisanych gier
about-option-serve-address = gdzie działa: ADRES:PORT; bez tego na każdym adresie komputera i na porcie 8443
about-option-public = adres dla ludzi z zewnątrz, jeśli jest inny
about-option-here = otwiera stronę też w przeglądarce tego komputera, dla osoby, która przy nim siedzi
about-option-certificate = certyfikat dla https (PEM); bez niego komputer robi własny, przed którym przeglądarki ostrzegają
about-option-key = klucz do certyfikatu (PEM), jeśli jest w osobnym pliku
about-option-tables = ile stołów może być otwartych naraz
about-option-guests = ile osób może mieć miejsce przy jednym stole
about-option-speaking = ilu osób mowa jest rozpoznawana naraz, przy wszystkich stołach razem
about-option-requests = ile żądań z jednego adresu jest obsługiwanych w ciągu minuty
about-option-stun = serwer STUN, na przykład stun:stun.example.org; powtórz opcję dla kolejnego
about-option-turn = serwer TURN, na przykład coturn, dla sieci, które nie przepuszczają rozmowy: turn:turn.example.org:3478; powtórz opcję dla kolejnego
about-option-turn-secret = plik z hasłem wspólnym z serwerem TURN (jego static-auth-secret)
about-option-database = baza PostgreSQL, wspólna dla kilku procesów: postgresql://NAZWA@KOMPUTER/BAZA; inaczej z VOICE_HANABI_DATABASE; bez niej stoły są w plikach
about-option-worker = nazwa tego procesu wśród tych, które mają wspólną bazę
about-option-front = adres stojącego przed tym serwera na innym komputerze; powtórz opcję dla kolejnego
about-option-waiting = ruch, który stół właśnie powtórzył i który czeka, jako zdanie: to, co padnie potem, może go poprawić
about-option-why = wszystko, co zdanie może znaczyć, i dlaczego
about-option-json = wiersz JSON na każdy zapis partii
about-option-aloud = przechodzi skończoną grę głosem, ruch po ruchu; PLIK to wtedy jej ID, a bez niego ostatnia gra
about-option-audio = folder, w którym zostanie wszystko, co padło
about-option-expect = na co czeka stół
about-option-player = kto ćwiczy; bez tego pomaga to każdemu, kto gra na tym komputerze
about-option-forget = zapomina to, czego nauczył się od tej osoby w tym języku
about-option-give = zapisuje w tym folderze nagrania tego, co czyta gracz, żeby mógł je dać tym, którzy uczą model mowy; najpierw pyta na głos
about-option-lesson = która lekcja, od 1; bez tego ta, na której przerwano
about-option-date = z którego dnia ma być zagadka, na przykład 2026-03-12; bez tego dzisiejsza

## What can't be used

usage-unknown-option = Nie ma opcji { $option }.
usage-option-meant = Nie ma opcji { $option }. Czy chodzi o { $meant }?
usage-unknown-choice = Opcja { $option } nie może mieć wartości { $value }. Możliwe są: { $known }.
usage-no-number = Po { $option } podaj liczbę całkowitą, a nie { $value }.
usage-no-date = Po { $option } podaj dzień, na przykład 2026-03-12, a nie { $value }.
usage-value-missing = Po { $option } czegoś brakuje.
usage-no-value = Po { $option } nic się nie podaje.
usage-option-missing = Podaj też { $option }.
usage-not-both = Nie można podać naraz { $option } i { $other }.
usage-unexpected-word = Nie wiem, co zrobić z { $word }.
usage-command-first = Polecenie musi stać na początku: { $command }.
usage-command-meant = Nie ma polecenia { $word }. Czy chodzi o { $meant }?
usage-part-missing = Podaj jedno z poleceń: { $known }.
usage-language-missing = Podaj, co pobrać: { $languages }.
usage-sound-missing = Podaj plik dźwiękowy albo kilka.
usage-record-missing = Podaj plik z zapisem partii albo kilka.
usage-never-expected = W grze { $game } stół nigdy nie czeka na { $value }. Możliwe są: { $known }.
usage-no-action = { $sentence } to nie jest ruch, który mógłby czekać. Napisz cały, na przykład „gram trzecią”.
usage-unreadable = Nie rozumiem tych opcji.
