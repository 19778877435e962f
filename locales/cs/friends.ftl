### Přátelé, kteří přijdou ke stolu odjinud, v prohlížeči: co se o nich říká, a texty jejich stránky.

## Kdo přišel a kdo ne

# Jak se říká tomu, kdo se ještě nepředstavil
friends-guest = Host { $number }
friends-welcome-first = { game-name }: tenhle stůl je tvůj. Jak se jmenuješ?
# $players: kdo už tu je, spojení pomocí „a“
friends-welcome = { game-name }, u stolu: { $players }. Jak se jmenuješ?
friends-your-name = Jak se jmenuješ?
friends-name-unheard = To jméno mi uniklo. Ještě jednou, prosím.
friends-name-again = Tak jak se jmenuješ?
friends-unheard = Na tomhle serveru teď mluví moc lidí najednou. Řekni to za chvilku znovu, nebo to napiš.
friends-name-means-more = { $name } je slovo ze hry. Jak jinak ti můžeme říkat?
friends-name-taken = Jméno { $name } už tu někdo má. Vyber si jiné.
friends-here = { NAME($player) } je tady.
friends-back = { NAME($player) } je zpátky.
friends-lost = { NAME($player) }: spojení vypadlo.
friends-lost-in-game = { NAME($player) }: spojení vypadlo. Čekáme. Nebo { SAY("řekni", typed: "napiš") } „hraj za { NAME($player, case: "accusative") }“.
friends-awaited = { $missing ->
    [1] Chybí ještě jeden hráč.
    [2] Chybí ještě dva hráči.
    [3] Chybí ještě tři hráči.
    [4] Chybí ještě čtyři hráči.
   *[other] Chybí ještě { $missing } hráčů.
}
friends-too-many = { $count ->
    [1] Místo je jen pro { $most }, { $players } zatím poslouchá.
   *[other] Místo je jen pro { $most }, { $players } zatím poslouchají.
}
friends-name-themselves = Každý se představí sám, až přijde.
# Somebody wants to swap two names, or add a player, at a table where people give their own names
friends-exchange = Jména se tu prohodit nedají, každý si může změnit jen to svoje. { SAY("Řekni", typed: "Napiš") } třeba „říkej mi Jana“.
friends-join = { $played ->
    [yes] { $called } se může připojit přes pozvánku a zahraje si příští hru. { SAY("Řekni", typed: "Napiš") } „pozvi přátele“ a dozvíš se, jak na to.
   *[no] { $called } se může připojit přes pozvánku. { SAY("Řekni", typed: "Napiš") } „pozvi přátele“ a dozvíš se, jak na to.
}
friends-next-game = Zrovna se hraje. Můžeš poslouchat a zahrát si příští hru.
# Všechna místa jsou obsazená
friends-full = U stolu je plno. Zatím poslouchej, zahraješ si, až se uvolní místo.
# Někdo řekl, že jen poslouchá: jemu, všem, komu ještě chybí jméno, kdo má karty
friends-listening = Slyšíš, co slyší všichni. Když budeš chtít hrát, { SAY("řekni", typed: "napiš") } „chci taky hrát“.
friends-listens = { NAME($player) } jen poslouchá.
friends-listen-name = Dobře, jen posloucháš. A jak se jmenuješ?
friends-listens-next = Tuhle hru ještě dohraj, od příští už jen posloucháš.
friends-plays = { NAME($player) } hraje taky.
friends-nobody = Zatím tu nikdo není.
# $players: spojení pomocí „a“
friends-are-here = { $count ->
    [1] Je tu { $players }.
   *[other] Jsou tu { $players }.
}
help-friends = Ostatní pozvi odkazem na své stránce, nebo { SAY("řekni", typed: "napiš") } „pozvánka“. Můžeš vybrat jinou hru nebo přidat počítač: „ještě jeden počítač“.

## Co může hostitel

# $address: jak se čte nahlas; $code: po číslicích
friends-invited = Přátelé otevřou { $address } a napíšou { $code }.
# Někdo přišel o svůj odkaz: hostitel řekne „nový telefon pro Petra“
friends-new-link = { NAME($player) } otevře { $address } a napíše { $code }.
friends-gets-link = Pro { NAME($player, case: "accusative") } teď platí nový odkaz.
friends-is-locked = Stůl je zamčený.
friends-locked = Stůl je zamčený, nikdo další nepřijde.
friends-unlocked = Stůl je zase otevřený.
friends-host-only = To může jen { NAME($player) }.
friends-host-away = Třeba se { NAME($player) } hned vrátí. Zkus to za pár minut.
friends-hosts-now = Než se { NAME($host) } vrátí, rozhoduje u stolu { NAME($player) }.
friends-not-here = Tohle u tohohle stolu nejde.
friends-wants-stand-in = { NAME($asker) } chce, ať za tebe hraju. Ano, nebo ne?
friends-wants = { $wish ->
    [new-game] { NAME($asker) } chce tuhle hru ukončit a začít novou. Ano, nebo ne?
    [save-and-leave] { NAME($asker) } chce, ať pro dnešek skončíme. Ano, nebo ne?
    [NewPhone] { NAME($asker) } chce nový telefon pro { NAME($player, case: "accusative") }. Ano, nebo ne?
    [hints-off] { NAME($asker) } chce dneska hrát bez rad. Ano, nebo ne?
    [hints-on] { NAME($asker) } chce zase povolit rady. Ano, nebo ne?
    [lock-table] { NAME($asker) } chce zamknout stůl. Ano, nebo ne?
    [unlock-table] { NAME($asker) } chce odemknout stůl. Ano, nebo ne?
    [mute-player] { NAME($asker) } chce { NAME($player, case: "dative") } vypnout mikrofon. Ano, nebo ne?
    [unmute-player] { NAME($asker) } chce { NAME($player, case: "dative") } zase zapnout mikrofon. Ano, nebo ne?
    [remove-player] { NAME($asker) } chce vyhodit { NAME($player, case: "accusative") } od stolu. Ano, nebo ne?
    [show-board] { NAME($asker) } chce ukázat stůl na obrazovce. Ano, nebo ne?
   *[confirm] { NAME($asker) } chce změnit, jestli se před tahem ptám. Ano, nebo ne?
}
friends-wants-name = { NAME($asker) } chce, ať ti tu říkáme { $called }. Ano, nebo ne?
friends-wants-name-of = { NAME($asker) } chce, ať { NAME($player, case: "dative") } říkáme { $called }. Ano, nebo ne?
friends-wants-no-more = { NAME($asker) } už to nechce.
friends-asked-often = Znovu se můžeš zeptat za minutu.
friends-asked-before = Ještě čekám na odpověď na jinou otázku. Zkus to za minutu.
friends-no-answer = { NAME($player) } neodpovídá. Nic se nemění.
friends-too-late = Na to už je pozdě.
friends-asked = Na to teď odpoví { $players }.
friends-asking-others = Teď ještě { $players }.
friends-declined = { NAME($player) } říká ne.
friends-muted = { NAME($player) }: mikrofon je vypnutý.
friends-unmuted = { NAME($player) }: mikrofon zase funguje.
friends-removed = { NAME($player) } už u stolu není. Platí nová pozvánka.
friends-removed-in-game = { NAME($player) } už u stolu není. { SAY("Řekni", typed: "Napiš") } „hraj za { NAME($player, case: "accusative") }“ a hra půjde dál.
# $address: as it is read aloud
friends-board = Stůl uvidíš na adrese { $address } lomítko board, když tam napíšeš { $code }.
friends-board-shown = { NAME($player) } ukazuje stůl na další obrazovce.
friends-board-shut = Stůl už není vidět na žádné obrazovce. Chceš-li nové číslice, { SAY("řekni", typed: "napiš") } „ukaž stůl“.
friends-not-yourself = Sebe vyhodit nejde. Chceš-li skončit, { SAY("řekni", typed: "napiš") } „konec“.
# U stolu, ke kterému odjinud nikdo nepřijde
friends-none = K tomuhle stolu odjinud přijít nejde. Spusť „voice-hanabi serve“.
# Kde všichni sedí u jednoho stolu
listen-at-home = Kdo jen poslouchá, místo nepotřebuje. Co říkám všem, slyší každý.
join-at-home = Před rozdáním { SAY("řekni", typed: "napiš") }, kdo další hraje: „Lucie hraje taky“.
deed-partner = ještě jeden počítač
deed-lock = zamkni stůl
deed-join = chci taky hrát
deed-board = ukaž stůl
deed-invite = pozvánka

## Stránka

far-title = Stůl s přáteli
far-code = Číslice z pozvánky
far-board-code = Číslice pro tuhle obrazovku
far-code-wrong = K těmhle číslicím žádný stůl nepatří. Zkontroluj je, nebo si řekni o novou pozvánku.
far-link-old = Tenhle odkaz už neplatí. Řekni si přátelům o novou pozvánku.
far-how-hint = Klepnutím se zapne i zvuk. Prohlížeč se pak zeptá na mikrofon: přes něj tě uslyší přátelé i stůl.
far-how-voice = Zařízení čte vlastním hlasem
far-how-table = Hlas stolu
far-nothing = Hra ještě nezačala.
far-awake = Nastav si zařízení, ať mu nezhasíná obrazovka.
far-keys-hint = 1 zopakovat, 2 moje karty, 3 ostatní karty, 4 kdo je na tahu, 5 něco napsat, 6 předchozí, 7 další, 8 zapnout nebo vypnout mikrofon, 0 ticho.
far-open-table = Otevřít nový stůl
far-open-table-hint = Dostaneš vlastní stůl a pozvánku pro přátele.
far-mike-on = Mikrofon zapnutý
far-mike-off = Mikrofon vypnutý
far-mike-refused = Prohlížeč mi nepovolil mikrofon. Všechny slyšíš, můžeš klepat a psát.
far-call-refused = Hovor se nepovedlo spojit. Můžeš klepat a psát.
far-call-lost = Hovor vypadl a nikdo tě teď neslyší. Zkouším to dál. Můžeš klepat a psát.
far-call-back = Hovor zase funguje.
far-headset = Mám sluchátka
far-invite = Pozvat přátele
# Stránka dá místo # kód
far-invite-hint = Pošli tenhle odkaz. Nebo ať otevřou tuhle stránku a napíšou #.
far-invite-copy = Zkopírovat odkaz
far-invite-copied = Zkopírováno.
far-invite-mail = Poslat e-mailem
far-invite-locked = Stůl je zamčený, nikdo další nepřijde.
far-invite-qr = Ukázat odkaz jako QR kód
far-mail-subject = Pojď si zahrát
# Stránka dá místo # odkaz
far-mail-body = Hrajeme karty hlasem. Otevři # v prohlížeči a jsi u našeho stolu.
far-refused-full = U tohohle stolu už není místo.
far-refused-locked = Tenhle stůl je zamčený. Požádej přátele, ať ho otevřou.
far-refused-board = Pod těmihle číslicemi žádný stůl vidět není. Nové dostane hostitel, když řekne „ukaž stůl“.
far-refused-tables = Nový stůl teď otevřít nejde. Zkus to později.
far-refused-unreachable = Server se teď ke svým stolům nedostane. Zkus to za minutu.
far-refused-often = Z tvé sítě toho teď přišlo moc najednou. Zkus to za chvíli.
far-refused-removed = Hostitel tě od stolu vyhodil.

## Server

serve-impossible = Na { $address } stoly nabídnout nejde. Zadej adresu tohoto počítače a volný port: --address 0.0.0.0:8443.
serve-none-allowed = Aspoň jeden musí být povolený: { $option } 1.
serve-file = { $path } nejde použít: { $error }.
serve-no-ice-server = „{ $url }“ není server STUN ani TURN. Napiš ho jako stun:HOST nebo turn:HOST:PORT.
serve-key-alone = K --key patří --certificate.
serve-no-front = „{ $address }“ není adresa předsazeného serveru: --front 192.0.2.1.
serve-no-worker = „{ $name }“ se jako jméno pro pracovní proces nehodí. Stačí nejvýš 64 obyčejných písmen a číslic.
serve-no-driver = Chybí balíček, který se připojuje k PostgreSQL. Nainstaluj ho: { $pip } install "voice-hanabi[club]".
serve-no-database = Adresu databáze nejde přečíst. Napiš ji jako postgresql://JMÉNO@POČÍTAČ/DATABÁZE.
serve-database = Databázi nejde použít: { $error }
serve-here = Stoly se otevírají na { $address }. Ukončíš to přes Ctrl+C.
serve-sit-here = Kdo sedí u tohohle počítače, hraje na { $address }.
serve-closing = Stoly se zavírají, hry jsou uložené.
serve-moving = Proces končí, jeho stoly pokračují u ostatních.
serve-table-ended = Jeden stůl skončil chybou programu ({ $error }). Jeho hra je uložená, ostatní jedou dál.
