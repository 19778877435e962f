### Co tu nie działa i co z tym zrobić. $message i $error pochodzą od systemu i są jego słowami.

## Słuchanie

hearing-by-microphone = Słucham przez mikrofon.
hearing-by-keyboard = Napisz, co chcesz powiedzieć, i naciśnij Enter.
microphone-library-missing = Brakuje biblioteki PortAudio, więc nie mam mikrofonu. W Debianie i Ubuntu uruchom: sudo apt install libportaudio2.
microphone-missing = Nie ma mikrofonu. Podłącz go i uruchom program jeszcze raz.
microphone-unknown = Nie ma mikrofonu o nazwie { $device }. Są: { $devices }.
microphone-ambiguous = Kilka mikrofonów pasuje do nazwy { $device }: { $devices }. Podaj dłuższą nazwę.
microphone-refused = Nie da się otworzyć mikrofonu { $device }: { $message }.
microphone-lost = Mikrofon { $device } zniknął. Szukam go.
microphone-back = Mikrofon { $device } znowu działa.
microphone-too-loud = Mikrofon { $device } jest ustawiony za głośno i słowa się zlewają. Ściszcie go albo usiądźcie dalej.
microphone-silent = Z mikrofonu { $device } nic nie słychać. Włączcie go albo podłączcie inny.
recognizer-failed = Rozpoznawanie mowy zawiodło: { $message }.
computer-slow = Inne programy tak zajmują ten komputer, że słyszę cię z opóźnieniem. Zamknij niektóre z nich albo powiedz „klawisz do mówienia”. Wtedy słucham tylko po naciśnięciu klawisza.
recording-missing = Nie ma pliku { $path }.
recording-is-folder = { $path } to folder. Podaj pliki dźwiękowe, które w nim są.
recording-is-device = { $path } to urządzenie, a nie plik dźwiękowy.
recording-unreadable = Plik { $path } nie zawiera dźwięku, który umiem odczytać: { $message }.
recording-rate = Plik { $path } nie zawiera mowy: częstotliwość próbkowania to { $rate } Hz.
recording-empty = W pliku { $path } nie ma dźwięku.
recording-folder-empty = W folderze { $path } nie ma plików dźwiękowych.
typing-instead = Dalej z klawiatury: pisz, co chcesz powiedzieć.

## Modele

language-unknown = Nie ma języka { $language }. Są: { $languages }.
model-missing = Nie ma modelu mowy dla języka { $language }. Uruchom: voice-hanabi models fetch { $language }.
model-folder-missing = Nie ma folderu { $path }.
model-incomplete = Folder { $path } nie jest modelem Vosk, brakuje w nim: { $missing }.
model-without-grammar = Model { $path } nie przyjmuje zwrotów z gry. Weź mały model.
model-by-lists = Model { $path } przyjmuje tylko słowa, nie całe zdania ({ $message }). Może pomylić kolejność słów.
model-does-not-load = Model { $path } się nie wczytuje: { $message }. Pobierz go od nowa.
speech-library-missing = Nie da się uruchomić rozpoznawania mowy: { $message }. Zainstaluj pakiet vosk.
no-official-model = Nikt nie udostępnia modelu dla języka { $language }, więc używam tego, który jest w programie.
network-failed = Nie ma połączenia z { $host }: { $message }. Uruchom to samo polecenie jeszcze raz, a pobieranie ruszy dalej.
server-refused = Serwer { $host } odpowiada kodem { $status } na żądanie pliku { $name }. Spróbuj później.
size-wrong = Według serwera { $host } rozmiar { $name } w bajtach to { $found }, a powinien być { $expected }. To inny plik albo sieć, w której trzeba się najpierw zalogować.
download-broken-off = Pobieranie { $name } urwało się, bajtów: { $received } z { $expected }. Uruchom to samo polecenie jeszcze raz, a ruszy dalej.
checksum-wrong = Pobrany plik { $name } był uszkodzony i został usunięty. Uruchom to samo polecenie jeszcze raz.
archive-damaged = Archiwum { $name } było uszkodzone i zostało usunięte: { $message }. Uruchom to samo polecenie jeszcze raz.
archive-unsafe = W archiwum { $name } jest { $entry }, a czegoś takiego w modelu być nie powinno. Archiwum zostało usunięte.
probe-failed = Nie udało się wypróbować modelu { $path }: { $message }.
disk-full = W { $path } jest za mało miejsca. Potrzeba bajtów: { $needed }, wolnych jest: { $free }.
folder-not-writable = W folderze { $path } nie da się zapisywać: { $message }.
fetching-told = { $name } ma { $megabytes } { $megabytes ->
    [one] megabajt
    [few] megabajty
   *[other] megabajtów
}. Łączem o { $line } megabitach trwa to około { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
}.
fetching = { $name }: { $percent } procent.
fetched = Gotowe: { $path }.
model-packed = { $language }: w programie
model-found = { $language }: { $path }
model-hears-all = { $path }: słyszy wszystkie polecenia.
model-lacks = { $path }: brakujące słowa, razem { $count }: { $words }.
# $instead, $phrases: phrases of the grammar, joined with commas; $command: the name of an intent
names-unheard = Trzeba wpisać { $count ->
    [1] jedno imię
    [few] { $count } imiona
   *[other] { $count } imion
}: { $words }.
phrases-unheard = { $command }: powiedz { $instead }. Nie słyszy: { $phrases }.
phrases-only-typed = { $command }: napisz { $phrases }.
command-unheard = Nie został ani jeden zwrot dla: { $intents }.

## Mówienie

ear-without-route = { $ear } nie wskazuje słuchawki. Napisz ją jako IMIĘ=SŁUCHAWKA, na przykład Anna=left.
ear-given-twice = { $seat } ma dwie słuchawki. Podaj po jednej dla każdej osoby.
ear-shared = Przy takim ustawieniu { $seat } i { $other } słyszą nawzajem swoje prywatne słowa. Daj im różne urządzenia lub kanały albo wspólne słuchawki.
unknown-route = { $route } to nie słuchawka. Możliwe są: { $known }.
unknown-output = { $output } to nie wyjście. Możliwe są: { $known }.
route-needs-name = W { $route } brakuje nazwy urządzenia, na przykład device:USB Audio.
route-needs-directory = W { $route } brakuje folderu, na przykład wav:nagrania.
no-sound-library = Brakuje biblioteki PortAudio, więc nie wydaję dźwięku, tylko piszę. W Debianie i Ubuntu uruchom: sudo apt install libportaudio2.
no-output-device = Nie ma głośnika, więc piszę. Podłącz go i uruchom program jeszcze raz.
device-missing = Nie ma wyjścia o nazwie { $device }.
device-ambiguous = Kilka wyjść pasuje do nazwy { $device }: { $names }. Podaj dłuższą nazwę.
device-has-one-channel = { $device } ma tylko jeden kanał, bez lewego i prawego.
sides-alike = Ten komputer gra po obu stronach to samo, więc ani lewa, ani prawa słuchawka nie jest prywatna. { $seat }: wyłącz dźwięk mono w ustawieniach ułatwień dostępu albo użyj telefonu.
device-refused = Nie da się otworzyć urządzenia { $device }: { $error }.
device-lost = Urządzenie { $device } zniknęło albo umilkło.
ear-is-public = { $device } słyszą wszyscy, więc nie może to być słuchawka jednej osoby.
device-may-move = System może przenieść dźwięk z { $device } na inne urządzenie, więc nie może to być słuchawka jednej osoby.
directory-refused = W folderze { $directory } nie da się zapisać plików dźwiękowych: { $error }.
no-voice = Nie ma głosu dla tego języka: { $error }. Piszę zamiast mówić.
writing-at-screen = To, co jest tylko dla jednej osoby, widać tu tylko wtedy, gdy patrzy ona sama.
writing-plainly = Tego ekranu nie da się wyczyścić: zostaje na nim też to, co jest tylko dla jednej osoby.
voice-failed = Głos przestał działać: { $error }.
no-ear = To miejsce nie ma własnej słuchawki.
phone-away = Telefon gracza { $seat } nie jest połączony.
no-such-seat = { $seat } tu nie gra, więc ta słuchawka jest niczyja.
lines-closed = Nikt już nie czyta tego, co piszę.
lines-lost = Nie da się zapisać tego, co wypisuję: { $error }.
screen-reader-aloud = Czytnik ekranu mówi z tego samego miejsca co stół, więc słyszeliby go wszyscy. Jeśli ten komputer słyszy tylko jedna osoba, { $seat }, dodaj --output screenreader, a jeśli nie, --output text.
screen-reader-reads-lines = Czytnik ekranu czyta też to, co pojawia się na ekranie, więc zdradziłby prywatne słowa. { $seat }: wybierz inną słuchawkę niż text.
no-screen-reader = Nie działa tu żaden czytnik ekranu, więc { $seat } nie ma słuchawki.
no-screen-reader-speaking = Nie działa tu żaden czytnik ekranu, więc mówię własnym głosem.
screen-reader-gone = { $name } już nie odpowiada, więc mówię własnym głosem.

## Zapisane gry

journal-cannot-read = Nie da się odczytać zapisanej gry { $path }: { $message }. Zostaje bez zmian.
journal-folder-unreadable = Nie da się odczytać zapisanych gier z folderu { $path }: { $message }. Uruchom program z --saves i innym folderem albo zapytaj administratora komputera.
journal-too-large = Zapisana gra { $path } jest o wiele za duża, więc nie jest czytana. Zostaje bez zmian.
# Why a game can't be saved, and what to do
journal-disk-full = Dysk jest pełny: nie ma miejsca na { $path }. Zwolnij miejsce albo uruchom program z --saves i innym folderem.
journal-read-only = { $path } leży na dysku tylko do odczytu. Uruchom program z --saves i innym folderem.
journal-not-allowed = Nie wolno ci zapisywać w { $path }. Uruchom program z --saves i innym folderem.
journal-name-too-long = Ścieżka { $path } jest za długa. Uruchom program z --saves i krótszą ścieżką.
journal-in-the-way = Nie da się utworzyć { $path }, bo jest tam już coś innego. Uruchom program z --saves i innym folderem.
journal-cannot-write = Nie da się zapisywać w { $path }: { $message }. Uruchom program z --saves i innym folderem.
journal-foreign = { $path } nie jest grą zapisaną przez ten program. Zostaje, jak jest.
journal-newer = { $path } pochodzi z innej wersji tego programu. Zostaje, jak jest.
journal-broken = Zapisana gra { $path } jest uszkodzona. Zostaje, jak jest.
journal-in-use = Zapisana gra { $path } toczy się właśnie przy innym stole.
journal-none = Nie ma zapisanej gry, do której można wrócić.
journal-missing = Nie ma zapisanej gry { $path }.
export-impossible = Z tej gry nie da się zrobić zapisu partii: { $problem }
export-exists = Plik { $path } już istnieje. Wybierz inną nazwę albo dodaj --overwrite.
replay-page-exists = Plik { $path } już istnieje. Wybierz inną nazwę.
export-unwritable = Nie można zapisać do { $path }: { $error }.
journal-finished = Tamta gra jest skończona.
journal-none-finished = Nie ma jeszcze skończonej gry.
journal-unfinished = Tamta gra nie jest jeszcze skończona.
grammar-broken = Nie da się użyć pliku gramatyki: { $message }

## Wiersz poleceń

# $least, $most: the fewest and the most players, 2 to 6; both are 2 if only two can play
names-wrong = { $most ->
    [2] Po --players podaj dwa różne imiona.
   *[other] Po --players podaj od { $least ->
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
       *[6] sześciu
    } do { $most ->
        [3] trzech
        [4] czterech
        [5] pięciu
       *[6] sześciu
    } różnych imion.
}
name-too-long = Imię może mieć najwyżej { $most } liter i pięć słów.
variant-unknown = Nie ma wariantu { $name }. Są: { $known }.
input-unknown = { $input } to nie źródło. Możliwe są: mic, keyboard albo wav: z plikiem lub folderem.
option-unused = Opcja { $option } nic tu nie zmienia: mikrofon nie jest używany.
output-lost = Nie da się zapisać tego, co wypisuję: { $error }.
package-missing = Brakuje { $package }, a bez tego się nie da. Zainstaluj program jeszcze raz.
# $extra: the part's name, as in voice-hanabi[whisper]; $pip: the command for pip, such as .venv/bin/pip
extra-part-missing = Do tego brakuje części programu. Uruchom: { $pip } install "voice-hanabi[{ $extra }]".

## Co tu działa (doctor)

doctor-works = działa
doctor-missing = nie działa
doctor-microphone = Mikrofon
doctor-microphone-level = { $device }, głośność { $percent } procent
doctor-output = Głośnik
doctor-channels = { $device }, { $channels ->
    [one] jeden kanał
   *[two] lewy i prawy kanał
}
# Said aloud by the doctor, so that people hear where it comes from
doctor-all = Głośnik, dla wszystkich.
doctor-left = Tylko lewa strona.
doctor-right = Tylko prawa strona.
doctor-echo = Wchodzenie w słowo
doctor-echo-well = Gdy stół mówi, możesz wejść mu w słowo, a wtedy milknie: { $way ->
    [system] jego głos usuwa z mikrofonu system.
    [unheard] mikrofon nie słyszy głośnika.
   *[table] stół odróżnia swój głos od twojego.
}
doctor-echo-badly = Gdy stół mówi, nikogo nie słyszy, bo zagłusza tu wszystkich własnym głosem: mów „nie” i „stop”, kiedy skończy, albo załóż słuchawki i uruchom program z --headset.
# Said aloud by the doctor, which listens to itself meanwhile
doctor-echo-said = Słucham teraz własnego głosu, żeby odróżnić go od twojego. Przez chwilę nic nie mów, proszę. To potrwa tylko kilka sekund i gotowe.
doctor-computer = Komputer
doctor-speed = Na zdanie potrzebuje { $percent } procent jego długości.
doctor-too-slow = Przy tym, co teraz na nim działa, słyszy z opóźnieniem: na zdanie potrzebuje { $percent } procent jego długości. Zamknij inne programy albo powiedz przy stole „klawisz do mówienia”.
doctor-echo-slow = Ten komputer jest teraz zbyt zajęty, żeby słuchać, kiedy stół mówi: powiedz „nie” i „stop”, kiedy skończy, albo zamknij inne programy.
doctor-voice = Głos
doctor-model = Model
# After a voice or a model
doctor-language = { $language ->
    [cs] czeski
    [pl] polski
    [da] duński
   *[en] angielski
}
doctor-saved = Zapisane gry
# The beginning of what the doctor says
doctor-begins = Sprawdzam, co tu działa. To potrwa około minuty.
# If it only writes
doctor-begins-quietly = Sprawdzam, co tu działa. To potrwa kilka sekund.
doctor-say-something = Powiedz coś teraz, słucham przez trzy sekundy.
# Before what was recorded is played back
doctor-this-was-you = Tak cię słyszę.
doctor-microphone-quiet = Z mikrofonu { $device } prawie nic nie słyszę, głośność { $percent } procent.
# Used in place of a player's name if nobody has one yet
doctor-somebody = ktoś
doctor-screen-reader = Czytnik ekranu
doctor-no-screen-reader = żaden nie działa; gdyby działał, z opcją --output screenreader mówiłby za stół
# What to do if nobody is heard, and if there is no sound
doctor-advice-hearing = { $system ->
    [windows] Otwórz Ustawienia, Prywatność i zabezpieczenia, Mikrofon, i zezwól na niego aplikacjom klasycznym. W części System, Dźwięk wybierz mikrofon i zwiększ jego głośność.
    [macos] Otwórz Ustawienia systemowe, Prywatność i ochrona, Mikrofon, i zezwól na niego Terminalowi. W części Dźwięk, Wejście wybierz mikrofon i zwiększ jego głośność.
   *[linux] Otwórz ustawienia dźwięku, Wejście. Wybierz mikrofon, włącz go i zwiększ jego głośność. Sprawdź też, czy mikrofon nie ma własnego wyłącznika.
}
doctor-advice-speaking = { $system ->
    [windows] Otwórz Ustawienia, System, Dźwięk. Wybierz, gdzie dźwięk ma być odtwarzany, i zwiększ głośność.
    [macos] Otwórz Ustawienia systemowe, Dźwięk, Wyjście. Wybierz, gdzie dźwięk ma być odtwarzany, i zwiększ głośność.
   *[linux] Otwórz ustawienia dźwięku, Wyjście. Wybierz, gdzie dźwięk ma być odtwarzany, i zwiększ głośność. Jeśli nic nie gra, sprawdź, czy działa PulseAudio albo PipeWire.
}
# The last sentence: whether an evening can begin
doctor-can-begin = Można grać: słyszę cię i ty słyszysz mnie.
doctor-can-begin-typing = Głosem nie da się tu grać: nie słyszę cię. Pisząc, tak: dodaj --input keyboard.
doctor-can-begin-reading = Głosem nie da się tu grać: nie mogę mówić. Czytając, tak: dodaj --output text.
doctor-can-begin-silently = Głosem nie da się tu grać: ani nie słyszę, ani nie mówię. Pisząc i czytając, tak: dodaj --input keyboard --output text.

## Pokaz

demo-heard = Poleceń wypowiedzianych: { $said }, usłyszanych jako polecenia: { $understood }, wpisanych: { $typed }.

## Satellites in the home

# $host: the satellite's computer
satellite-away = Satelita pod adresem { $host } nie odpowiada.
satellite-taken = Satelity pod adresem { $host } używa inny program, może Home Assistant. Najpierw go tam zwolnij.
satellite-none = Pod adresem { $host } nie ma żadnego satelity.
satellite-used = Używam satelity pod adresem { $host }: to, co mówicie przy nim i co mówię tam ja, idzie przez sieć domową jako niezaszyfrowany dźwięk.
microphone-satellite-away = { satellite-away }
microphone-satellite-taken = { satellite-taken }
microphone-satellite-none = { satellite-none }

## Which of two models hears better

# $packed, $fetched: how many of four sentences each heard; $listens: packed or fetched
doctor-heard-better = Który model słyszy lepiej
doctor-say-this = Powiedz: { $sentence }.
doctor-sentence-1 = Zagrywam trzecią kartę
doctor-sentence-2 = Odrzucam pierwszą
doctor-sentence-3 = Co wiem
doctor-sentence-4 = Ile zostało wskazówek
doctor-models-compared = Z czterech zdań wbudowany model zrozumiał { $packed }, a pobrany { $fetched }. Od teraz słucha { $listens ->
    [packed] ten wbudowany
   *[fetched] ten pobrany
}. Jeśli wolisz ten drugi, powiedz „nie”.
doctor-model-listens = { $listens ->
    [packed] słucha wbudowany model
   *[fetched] słucha pobrany model
}
doctor-models-unheard = nikt nic nie powiedział, więc bez zmian
doctor-model-not-kept = nie da się tego zapamiętać: { $error }
