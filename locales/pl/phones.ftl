### Telefony jako prywatne ucho: co się o nich mówi, i teksty strony.

## Na głos

# $address: adres z kropkami i dwukropkiem jako słowami; $codes: po kolei „Anna: 1 2 3, 4 5 6.”
phones-invited = Telefony: otwórzcie { $address }. { $codes }
phones-code = { NAME($player) }: { $code }.
phones-dot = kropka
phones-colon = dwukropek
phone-here = { NAME($player) } ma już telefon.
phone-taken = Miejsce { NAME($player, case: "genitive") } przejął inny telefon.
phone-new = Nowy telefon dla { NAME($player, case: "genitive") }. Otwórz { $address } i wpisz { $code }.
phones-none = Przy tym stole nie ma telefonów. Uruchomcie go z --phones.
phones-only-here = Nie ma sieci, więc stronę otworzy tylko ten komputer.
# $address: this computer's, outside every private network
phones-not-in-public = Ta sieć jest otwarta na cały internet ({ $address }), więc telefony nie dołączą. Użyjcie własnego Wi-Fi.
phones-network-lost = Sieć zniknęła, telefony nic nie słyszą. Nadrobią, kiedy wróci.
phones-network-back = Sieć wróciła.
phones-impossible = Strony dla telefonów nie da się udostępnić pod { $address }. Po --phones podajcie adres tego komputera w sieci lokalnej albo nie podawajcie żadnego.
phones-codes-here = Skierujcie każdy telefon na jego kod. Wszystkie są też w { $path }.
phones-codes-unwritten = Kodów QR nie da się zapisać w { $path }: { $error }.
phones-codes-title = Telefon dla każdego gracza

## Strona

page-title = Tylko dla ciebie
page-code = Sześć cyfr, które przeczytał stół
page-open = Otwórz
page-code-wrong = Ten kod jest błędny albo już wykorzystany. Wpisz go jeszcze raz albo powiedz przy stole „nowy telefon dla” i swoje imię.
page-code-wait = Za dużo błędnych kodów. Spróbuj znów za # min.
page-link-old = Ten link już nie działa. Wpisz kod, który przeczytał stół.
page-replaced = To miejsce przejął inny telefon. Ten już milczy. Jeśli wczytasz stronę ponownie, przejmie je z powrotem.
page-closed = Stół jest zamknięty.
page-connecting = Łączę się.
page-connected = Połączono.
page-lost = Nie ma połączenia. Próbuję dalej.
page-unsent = Stół jeszcze tego nie ma. Wyślę to, gdy tylko wróci połączenie.
page-how = Jak chcesz słuchać?
page-how-hint = Dotknięcie włącza też dźwięk. Weź słuchawkę, to ma być tylko dla ciebie.
page-how-voice = Telefon czyta własnym głosem
page-how-table = Głos stołu w telefonie
page-how-reader = Czyta mi czytnik ekranu albo linijka brajlowska
page-how-eyes = Czytam z ekranu
page-no-voice = Telefon nie ma głosu dla tego języka. Czyta głos stołu.
page-table-voice-failed = Stół nie może teraz mówić. Wybierz w ustawieniach inny sposób.
page-sound-off = Dźwięk jest wyłączony. Dotknij strony.
page-everything = Czytaj też to, co słyszą wszyscy
page-repeat = Powtórz
page-stop = Cisza
page-slower = Wolniej
page-faster = Szybciej
page-talk = Przytrzymaj i mów
page-talking = Słucham.
page-talk-secure = Włącz mikrofon telefonu
page-talk-refused = Telefon nie dał mi mikrofonu.
page-write = Wpisz, co chcesz powiedzieć
page-send = Wyślij
page-said = Co było słychać
page-settings = Ustawienia
page-nothing = Gra jeszcze się nie zaczęła.
page-awake = Ustaw telefon tak, żeby ekran nie gasł.
page-back = Połączenie wróciło.
page-sent = Stół już to ma.
# The page puts the words that were not sent in place of the #
page-stale = Nie wysłano, bo gra poszła dalej: #
page-no-voice-at-all = Telefon nie ma głosu dla tego języka. Użyj czytnika ekranu albo zainstaluj głos w ustawieniach telefonu.
page-unlock = Dotknij, żeby włączyć dźwięk
page-asked = Co możesz zrobić
page-listen = Słuchanie
page-back-step = Poprzednie
page-forward-step = Następne
page-my-cards = Moje karty
page-other-cards = Karty innych
page-whose-turn = Czyja kolej
page-say = Napisz coś
page-first-said = Nic wcześniejszego nie ma.
page-last-said = Nic nowszego nie ma.
page-voice = Głos telefonu
page-quieter = Ciszej
page-louder = Głośniej
page-news = Czytaj, co dzieje się w grze
page-prompts = Czytaj, o co pyta stół
page-tones = Krótkie dźwięki
page-tremble = Wibracja, kiedy twoja kolej
page-keys = Klawisze z cyframi
page-keys-hint = 1 powtórz, 2 moje karty, 3 karty innych, 4 czyja kolej, 5 napisz coś, 6 poprzednie, 7 następne, 8 przytrzymaj i mów, 0 cisza.
page-talk-warning = Przeglądarka pokaże teraz ostrzeżenie, że połączenie nie jest prywatne albo że nie zna tego komputera. Tak ma być: to komputer przy waszym stole. W Androidzie wybierz Zaawansowane i Otwórz, na iPhonie Pokaż szczegóły i Odwiedź witrynę. Potem pozwól na mikrofon. Twoje miejsce, sposób słuchania i to, co było słychać, zostaną.
page-talk-without = Bez tego działa cała reszta: stukanie, pisanie i mówienie do mikrofonu stołu.
page-talk-none = Mikrofonu tego telefonu nie da się tu użyć. Cała reszta działa: stukanie, pisanie i mówienie do mikrofonu stołu.
page-go-on = Dalej do ostrzeżenia
page-stay = Zostań tutaj

## Przyciski, które mówią do stołu; gramatyka każdy rozumie

deed-no = nie
deed-help = pomoc
deed-take-back = cofnij

## The board: the page that everybody looks at

# $address: as it is read aloud
board-here = Stół zobaczycie pod adresem { $address } ukośnik board.
board-none = Nie da się tu pokazać stołu.
page-board-page = Stół
page-board-captions = Co zostało powiedziane
page-board-moves = Ostatnie ruchy
page-board-join = Dołącz telefonem
page-board-whole = Pełny ekran
# Before a caption: who speaks
page-board-says = Stół:
page-board-partner = Komputer:
page-board-heard = Słyszę:
