### Telefony jako soukromá ucha: co se o nich říká, a texty stránky.

## Nahlas

# $address: adresa s tečkami a dvojtečkou jako slovy; $codes: za sebou „Anna: 1 2 3, 4 5 6.“
phones-invited = Telefony: otevřete { $address }. { $codes }
phones-code = { NAME($player) }: { $code }.
phones-dot = tečka
phones-colon = dvojtečka
phone-here = { NAME($player) } má telefon připojený.
phone-taken = { NAME($player) }: místo má teď jiný telefon.
phone-new = Nový telefon pro { NAME($player, case: "accusative") }. Otevři { $address } a zadej { $code }.
phones-none = Tenhle stůl telefony nemá. Spusťte ho s --phones.
phones-only-here = Síť tu není, stránku otevře jen tenhle počítač.
# $address: this computer's, outside every private network
phones-not-in-public = Tahle síť je otevřená celému internetu ({ $address }), telefony se proto nepřipojí. Použijte vlastní Wi-Fi.
phones-network-lost = Vypadla síť, telefony nic neslyší. Až naskočí, všechno doženou.
phones-network-back = Síť je zpátky.
phones-impossible = Stránku pro telefony nejde nabídnout na { $address }. Za --phones dejte adresu tohoto počítače v místní síti, nebo ji vynechte.
phones-codes-here = Každý telefon namiřte na jeho kód. Všechny jsou i v { $path }.
phones-codes-unwritten = QR kódy nejde uložit do { $path }: { $error }.
phones-codes-title = Každému hráči jeho telefon

## Stránka

page-title = Jen pro tebe
page-code = Šest číslic, které přečetl stůl
page-open = Otevřít
page-code-wrong = Ten kód nesedí, nebo už ho někdo použil. Zadej ho znovu, nebo u stolu řekni „nový telefon pro“ a svoje jméno.
page-code-wait = Příliš mnoho špatných kódů. Zkus to znovu za # min.
page-link-old = Tenhle odkaz už neplatí. Zadej kód, který přečetl stůl.
page-replaced = Tohle místo převzal jiný telefon. Tenhle už mlčí. Když stránku načteš znovu, převezme ho zpátky.
page-closed = Stůl se zavřel.
page-connecting = Připojuju se.
page-connected = Připojeno.
page-lost = Spojení vypadlo. Zkouším to dál.
page-unsent = Stůl to ještě nemá. Až bude spojení, pošlu to sám.
page-how = Jak chceš poslouchat?
page-how-hint = Klepnutím se zapne i zvuk. Vezmi si sluchátko, ať to slyšíš jen ty.
page-how-voice = Telefon čte vlastním hlasem
page-how-table = Hlas stolu v telefonu
page-how-reader = Čtu odečítačem nebo na braillském řádku
page-how-eyes = Čtu z obrazovky
page-no-voice = Telefon nemá hlas pro tenhle jazyk. Čte hlas stolu.
page-table-voice-failed = Stůl teď nemůže mluvit. V nastavení si vyber jiný způsob.
page-sound-off = Zvuk je vypnutý. Klepni na stránku.
page-everything = Čti i to, co slyší všichni
page-repeat = Zopakovat
page-stop = Ticho
page-slower = Pomaleji
page-faster = Rychleji
page-talk = Podrž a mluv
page-talking = Poslouchám.
page-talk-secure = Zapnout mikrofon telefonu
page-talk-refused = Telefon mi nepovolil mikrofon.
page-write = Napiš, co chceš říct
page-send = Poslat
page-said = Co zaznělo
page-settings = Nastavení
page-nothing = Hra ještě nezačala.
page-awake = Nastav si telefon, ať mu nezhasíná obrazovka.
page-back = Spojení je zpátky.
page-sent = Teď už to stůl má.
# The page puts the words that were not sent in place of the #
page-stale = Neposláno, hra se mezitím změnila: #
page-no-voice-at-all = Telefon nemá hlas pro tenhle jazyk. Čti odečítačem, nebo si hlas nainstaluj v nastavení telefonu.
page-unlock = Klepni, ať zapnu zvuk
page-asked = Co můžeš udělat
page-listen = Poslech
page-back-step = Předchozí
page-forward-step = Další
page-my-cards = Moje karty
page-other-cards = Ostatní karty
page-whose-turn = Kdo je na tahu
page-say = Něco napsat
page-first-said = Nic staršího tu není.
page-last-said = Nic novějšího tu není.
page-voice = Hlas telefonu
page-quieter = Tišeji
page-louder = Hlasitěji
page-news = Čti, co se děje ve hře
page-prompts = Čti, na co se stůl ptá
page-tones = Krátké zvuky
page-tremble = Vibrace, když jsi na tahu
page-keys = Klávesy s číslicemi
page-keys-hint = 1 zopakovat, 2 moje karty, 3 ostatní karty, 4 kdo je na tahu, 5 něco napsat, 6 předchozí, 7 další, 8 držet a mluvit, 0 ticho.
page-talk-warning = Prohlížeč teď ukáže varování, že spojení není soukromé nebo že tenhle počítač nezná. To je v pořádku: je to počítač u vašeho stolu. V Androidu vyber Rozšířené a Pokračovat, na iPhonu Zobrazit podrobnosti a Navštívit web. Pak povol mikrofon. Místo u stolu, způsob poslechu i to, co zaznělo, ti zůstane.
page-talk-without = Bez toho jde všechno ostatní: klepat, psát i mluvit na mikrofon stolu.
page-talk-none = Mikrofon tohohle telefonu tu použít nejde. Všechno ostatní jde: klepat, psát i mluvit na mikrofon stolu.
page-go-on = Dál k varování
page-stay = Zůstat tady

## Tlačítka, která mluví ke stolu; gramatika každému rozumí

deed-no = ne
deed-help = pomoc
deed-take-back = vrátit tah

## The board: the page that everybody looks at

# $address: as it is read aloud
board-here = Stůl uvidíte na adrese { $address } lomítko board.
board-none = Stůl tu ukázat nejde.
page-board-page = Stůl
page-board-captions = Co se říká
page-board-moves = Poslední tahy
page-board-join = Připojit telefon
page-board-whole = Celá obrazovka
# Before a caption: who speaks
page-board-says = Stůl:
page-board-partner = Počítač:
page-board-heard = Slyším:
