### Telefony jako prywatne ucho: co się o nich mówi, i teksty strony.

## Na głos

# $address: adres z kropkami i dwukropkiem jako słowami; $codes: po kolei „Anna: 1 2 3, 4 5 6.”
phones-invited = Telefony: otwórzcie { $address }. { $codes }
phones-code = { NAME($player) }: { $code }.
phones-dot = kropka
phones-colon = dwukropek
phone-here = { NAME($player) } ma już telefon.
phone-new = Nowy telefon dla { NAME($player, case: "genitive") }. Otwórz { $address } i wpisz { $code }.
phones-none = Przy tym stole nie ma telefonów. Uruchomcie go z --phones.
phones-only-here = Nie ma sieci, więc stronę otworzy tylko ten komputer.
phones-network-lost = Sieć zniknęła, telefony nic nie słyszą. Nadrobią, kiedy wróci.
phones-network-back = Sieć wróciła.
phones-impossible = Strony dla telefonów nie da się udostępnić pod { $address }. Po --phones podajcie adres tego komputera w sieci lokalnej albo nie podawajcie żadnego.
phones-codes-here = Skierujcie każdy telefon na jego kod. Wszystkie są też w { $path }.
phones-codes-unwritten = Kodów QR nie da się zapisać w { $path }: { $error }.
phones-codes-title = Telefon dla każdego gracza

## Strona

page-title = Prywatne ucho
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
page-unsent = Bez połączenia stół tego nie usłyszał. Wyślij to jeszcze raz, kiedy wróci.
page-how = Jak chcesz słuchać?
page-how-hint = Dotknięcie włącza też dźwięk. Weź słuchawkę, to ma być tylko dla ciebie.
page-how-voice = Telefon czyta własnym głosem
page-how-table = Głos stołu w telefonie
page-how-reader = Czyta mi czytnik ekranu albo linijka brajlowska
page-how-eyes = Czytam z ekranu
page-no-voice = Telefon nie ma głosu dla tego języka. Wybierz głos stołu albo czytnik ekranu, albo zainstaluj głos w ustawieniach.
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
page-deeds = Co możesz powiedzieć
page-said = Co było słychać
page-settings = Ustawienia
page-nothing = Gra jeszcze się nie zaczęła.
page-awake = Ustaw telefon tak, żeby ekran nie gasł.
page-card-closed = Enter albo dotknięcie: co można z nią zrobić

## Przyciski, które mówią do stołu; gramatyka każdy rozumie

deed-no = nie
deed-help = pomoc
deed-take-back = cofnij
