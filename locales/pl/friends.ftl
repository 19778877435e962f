### Znajomi, którzy przychodzą do stołu z daleka, w przeglądarce: co się o nich mówi i teksty ich strony.

## Kto przyszedł, a kto nie

# Jak się nazywa kogoś, kto się jeszcze nie przedstawił
friends-guest = Gość { $number }
friends-welcome-first = { game-name }: ten stół jest twój. Jak masz na imię?
# $players: kto już tu jest, połączeni słowem „i”
friends-welcome = { game-name }, przy stole: { $players }. Jak masz na imię?
friends-your-name = Jak masz na imię?
friends-name-unheard = To imię mi umknęło. Jeszcze raz, proszę.
friends-name-again = To jak masz na imię?
friends-unheard = Na tym serwerze mówi teraz za dużo osób naraz. Powtórz za chwilę albo napisz.
friends-name-means-more = { $name } to słowo z gry. Jak inaczej mamy cię nazywać?
friends-name-taken = Ktoś tu już nazywa się { $name }. Wybierz inne imię.
friends-here = { NAME($player) } już jest.
friends-back = { NAME($player) } jest z powrotem.
friends-lost = { NAME($player) }: połączenie się urwało.
friends-lost-in-game = { NAME($player) }: połączenie się urwało. Czekamy. Albo { SAY("powiedz", typed: "napisz") } „zagraj za { NAME($player, case: "accusative") }”.
friends-awaited = { $missing ->
    [1] Brakuje jeszcze jednej osoby.
    [2] Brakuje jeszcze dwóch osób.
    [3] Brakuje jeszcze trzech osób.
    [4] Brakuje jeszcze czterech osób.
   *[other] Brakuje jeszcze { $missing } osób.
}
friends-too-many = { $count ->
    [1] { $players } na razie tylko słucha
   *[other] { $players } na razie tylko słuchają
}: grać { $most ->
    [2] mogą najwyżej dwie osoby
    [3] mogą najwyżej trzy osoby
    [4] mogą najwyżej cztery osoby
   *[other] może najwyżej { $most } osób
}.
friends-name-themselves = Każdy sam podaje swoje imię, kiedy przychodzi.
# Somebody wants to swap two names, or add a player, at a table where people give their own names
friends-exchange = Tutaj nie da się zamienić imion, każdy może zmienić tylko swoje. { SAY("Powiedz", typed: "Napisz") } na przykład „mów mi Janina”.
friends-join = { $played ->
    [yes] { $called } może dołączyć na zaproszenie i zagra w następnej grze. { SAY("Powiedz", typed: "Napisz") } „zaproś znajomych”, a dowiesz się, jak to zrobić.
   *[no] { $called } może dołączyć na zaproszenie. { SAY("Powiedz", typed: "Napisz") } „zaproś znajomych”, a dowiesz się, jak to zrobić.
}
friends-next-game = Gra już trwa. Możesz słuchać, a zagrasz w następnej.
# Wszystkie miejsca są zajęte
friends-full = Przy stole nie ma wolnych miejsc. Możesz słuchać, a zagrasz, kiedy jakieś się zwolni.
# Ktoś mówi, że tylko słucha: do niego, do wszystkich, do kogoś bez imienia, do kogoś z kartami
friends-listening = Słyszysz to, co wszyscy. Jeśli chcesz grać, { SAY("powiedz", typed: "napisz") } „też chcę zagrać”.
friends-listens = { NAME($player) } tylko słucha.
friends-listen-name = Dobrze, tylko słuchasz. A jak masz na imię?
friends-listens-next = Tę grę jeszcze dograj, od następnej tylko słuchasz.
friends-plays = { NAME($player) } też gra.
friends-nobody = Nikogo jeszcze nie ma.
# $players: połączeni słowem „i”
friends-are-here = { $count ->
    [1] Jest tu { $players }.
   *[other] Są tu { $players }.
}
help-friends = Innych zaprosisz linkiem na swojej stronie albo { SAY("powiedz", typed: "napisz") } „zaproszenie”. Możesz wybrać inną grę albo dodać komputer: „jeszcze jeden komputer”.

## Co może gospodarz

# $address: tak jak się czyta na głos; $code: cyfra po cyfrze
friends-invited = Znajomi otwierają { $address } i wpisują { $code }.
# Ktoś zgubił swój link: gospodarz mówi „nowy telefon dla Piotra”
friends-new-link = { NAME($player) } otwiera { $address } i wpisuje { $code }.
friends-gets-link = { NAME($player) } dostaje nowy link.
friends-is-locked = Stół jest zamknięty.
friends-locked = Stół jest zamknięty, nikt więcej nie wejdzie.
friends-unlocked = Stół jest znowu otwarty.
friends-host-only = To może tylko { NAME($player) }.
friends-host-away = Może { NAME($player) } zaraz wróci. Spróbuj za parę minut.
friends-hosts-now = Dopóki { NAME($host) } nie wróci, przy stole decyduje { NAME($player) }.
friends-not-here = Przy tym stole tego się nie da zrobić.
friends-wants-stand-in = { NAME($asker) } chce, żeby za ciebie zagrał komputer. Tak czy nie?
friends-wants = { $wish ->
    [new-game] { NAME($asker) } chce skończyć tę grę i zacząć nową. Tak czy nie?
    [save-and-leave] { NAME($asker) } chce, żebyśmy na dziś skończyli. Tak czy nie?
    [NewPhone] { NAME($asker) } chce nowy telefon dla { NAME($player, case: "genitive") }. Tak czy nie?
    [hints-off] { NAME($asker) } chce dziś grać bez rad. Tak czy nie?
    [hints-on] { NAME($asker) } chce, żeby znowu można było prosić o radę. Tak czy nie?
    [lock-table] { NAME($asker) } chce zamknąć stół. Tak czy nie?
    [unlock-table] { NAME($asker) } chce znowu otworzyć stół. Tak czy nie?
    [mute-player] { NAME($asker) } chce wyłączyć mikrofon { NAME($player, case: "genitive") }. Tak czy nie?
    [unmute-player] { NAME($asker) } chce znowu włączyć mikrofon { NAME($player, case: "genitive") }. Tak czy nie?
    [remove-player] { NAME($asker) } chce usunąć { NAME($player, case: "accusative") } od stołu. Tak czy nie?
    [show-board] { NAME($asker) } chce pokazać stół na ekranie. Tak czy nie?
   *[confirm] { NAME($asker) } chce zmienić to, czy pytam przed ruchem. Tak czy nie?
}
friends-wants-name = { NAME($asker) } proponuje ci imię { $called }. Tak czy nie?
friends-wants-name-of = { NAME($asker) } proponuje dla { NAME($player, case: "genitive") } imię { $called }. Tak czy nie?
friends-wants-no-more = { NAME($asker) } już tego nie chce.
friends-asked-often = Zapytaj jeszcze raz za minutę.
friends-asked-before = Czekam jeszcze na odpowiedź na inne pytanie. Spróbuj za minutę.
friends-no-answer = { NAME($player) } nie odpowiada. Nic się nie zmienia.
friends-too-late = Na to już za późno.
friends-asked = Czekam na odpowiedź: { $players }.
friends-asking-others = Teraz jeszcze { $players }.
friends-declined = { NAME($player) } mówi, że nie.
friends-muted = { NAME($player) }: mikrofon jest wyłączony.
friends-unmuted = { NAME($player) }: mikrofon znowu działa.
friends-removed = { NAME($player) } nie siedzi już przy stole. Jest nowe zaproszenie.
friends-removed-in-game = { NAME($player) } nie siedzi już przy stole. { SAY("Powiedz", typed: "Napisz") } „zagraj za { NAME($player, case: "accusative") }”, a gra pójdzie dalej.
# $address: as it is read aloud
friends-board = Stół zobaczysz pod adresem { $address } ukośnik board, po wpisaniu cyfr { $code }.
friends-board-shown = { NAME($player) } pokazuje stół na dodatkowym ekranie.
friends-board-shut = Stołu nie widać już na żadnym ekranie. Żeby dostać nowe cyfry, { SAY("powiedz", typed: "napisz") } „pokaż stół”.
friends-not-yourself = Siebie usunąć się nie da. Żeby skończyć, { SAY("powiedz", typed: "napisz") } „koniec”.
# Przy stole, do którego nikt nie może przyjść z daleka
friends-none = Do tego stołu nikt nie przyjdzie z daleka. Uruchom „voice-hanabi serve”.
# Gdzie wszyscy siedzą przy jednym stole
listen-at-home = Żeby tylko słuchać, nie trzeba miejsca: stół słyszą wszyscy.
join-at-home = Przed rozdaniem { SAY("powiedz", typed: "napisz") }, kto też gra: „Magda też gra”.
deed-partner = jeszcze jeden komputer
deed-lock = zamknij stół
deed-join = też chcę zagrać
deed-board = pokaż stół
deed-invite = zaproszenie

## Strona

far-title = Stół ze znajomymi
far-code = Cyfry z zaproszenia
far-board-code = Cyfry dla tego ekranu
far-code-wrong = Żaden stół nie ma takich cyfr. Sprawdź je albo poproś znajomych o nowe zaproszenie.
far-link-old = Ten link już nie działa. Poproś znajomych o nowe zaproszenie.
far-how-hint = To włącza też dźwięk. Potem przeglądarka zapyta o mikrofon: przez niego słyszą cię znajomi i stół.
far-how-voice = Urządzenie czyta własnym głosem
far-how-table = Głos stołu
far-nothing = Gra się jeszcze nie zaczęła.
far-awake = Ustaw urządzenie tak, żeby ekran nie gasł.
far-keys-hint = 1 powtórz, 2 moje karty, 3 karty innych, 4 czyja kolej, 5 napisz coś, 6 poprzednie, 7 następne, 8 włącz lub wyłącz mikrofon, 0 cisza.
far-open-table = Otwórz nowy stół
far-open-table-hint = Dostaniesz własny stół i zaproszenie dla znajomych.
far-mike-on = Mikrofon włączony
far-mike-off = Mikrofon wyłączony
far-mike-refused = Przeglądarka nie dała mi mikrofonu. Słyszysz wszystkich, możesz stukać w przyciski i pisać.
far-call-refused = Nie udało się połączyć. Możesz stukać w przyciski i pisać.
far-call-lost = Rozmowa się urwała i nikt cię teraz nie słyszy. Próbuję dalej. Możesz stukać w przyciski i pisać.
far-call-back = Połączenie wróciło.
far-headset = Mam słuchawki
far-invite = Zaproś znajomych
# Strona wstawia kod w miejsce #
far-invite-hint = Wyślij ten link. Albo niech otworzą tę stronę i wpiszą #.
far-invite-copy = Skopiuj link
far-invite-copied = Skopiowano.
far-invite-mail = Wyślij e-mailem
far-invite-locked = Stół jest zamknięty, nikt więcej nie wejdzie.
far-invite-qr = Pokaż link jako kod QR
far-mail-subject = Zagraj z nami
# Strona wstawia link w miejsce #
far-mail-body = Gramy w karty głosem. Otwórz # w przeglądarce i jesteś przy naszym stole.
far-refused-full = Przy tym stole nie ma już miejsca.
far-refused-locked = Ten stół jest zamknięty. Poproś znajomych, żeby go otworzyli.
far-refused-board = Pod tymi cyframi nie ma żadnego stołu. Nowe dostanie gospodarz, kiedy powie „pokaż stół”.
far-refused-tables = Nowego stołu nie da się teraz otworzyć. Spróbuj później.
far-refused-unreachable = Serwer nie może teraz dostać się do swoich stołów. Spróbuj za minutę.
far-refused-often = Z twojej sieci przyszło naraz za dużo zapytań. Spróbuj za chwilę.
far-refused-removed = Gospodarz usunął cię od tego stołu.

## Serwer

serve-impossible = Pod { $address } nie da się otwierać stołów. Podaj adres tego komputera i wolny port: --address 0.0.0.0:8443.
serve-none-allowed = Musi być dozwolone choć jedno: { $option } 1.
serve-file = { $path } nie da się użyć: { $error }.
serve-no-ice-server = „{ $url }” to nie serwer STUN ani TURN. Napisz go jako stun:HOST albo turn:HOST:PORT.
serve-key-alone = Do --key potrzebne jest --certificate.
serve-no-front = „{ $address }” to nie adres serwera stojącego przed tym: --front 192.0.2.1.
serve-no-worker = „{ $name }” nie nadaje się na nazwę procesu. Weź najwyżej 64 zwykłe litery i cyfry.
serve-no-driver = Brakuje pakietu, który łączy się z PostgreSQL. Zainstaluj go: { $pip } install "voice-hanabi[club]".
serve-no-database = Adresu bazy danych nie da się odczytać. Napisz go jako postgresql://NAZWA@KOMPUTER/BAZA.
serve-database = Bazy danych nie da się użyć: { $error }
serve-here = Stoły otwierają się pod { $address }. Ctrl+C kończy.
serve-sit-here = Kto siedzi przy tym komputerze, gra pod adresem { $address }.
serve-closing = Stoły się zamykają, gry są zapisane.
serve-moving = Proces się kończy, jego stoły grają dalej u innych.
serve-table-ended = Jeden stół skończył się przez błąd programu ({ $error }). Jego gra jest zapisana, pozostałe działają dalej.
