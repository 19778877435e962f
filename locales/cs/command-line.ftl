### The program's own command line: what --help prints, and what is said of options that can't be used. What people type (options, commands, mic, wav: and the like) is the same in every language; what is in capitals stands for something, and is a word of the language.

## What --help is made of

usage = Použití: { $line }
usage-options = Volby:
usage-commands = Příkazy:
usage-see-help = Všechny volby vypíše { $command }.
stands-for-options = VOLBY
stands-for-command = PŘÍKAZ
stands-for-player = JMÉNO
stands-for-name = NÁZEV
stands-for-number = ČÍSLO
stands-for-day = DEN
stands-for-folder = SLOŽKA
stands-for-file = SOUBOR
stands-for-input = VSTUP
stands-for-output = VÝSTUP
stands-for-ear = JMÉNO=SLUCHÁTKO
stands-for-address = ADRESA
stands-for-id = ID
stands-for-language = JAZYK
stands-for-second-ear = UCHO
stands-for-server = SERVER
stands-for-voice = HLAS
stands-for-sentence = VĚTA

## What each command does

about-command-play = Herní stůl, který slyší a mluví. Bez voleb se na všechno zeptá.
about-command-learn = Lekce hlasem: hra od začátku, s kartami v ruce. Pokračují tam, kde skončily.
about-command-puzzle = Hádanka dne hlasem: rozehraná hra a jeden nejlepší tah.
about-command-serve = Stoly pro přátele odjinud, každý v prohlížeči: slyší stůl i sebe navzájem a na obojí mluví.
about-command-practice = Přečti nahlas deset vět a stůl tě uslyší lépe. Co se naučí, zůstane v tomto počítači.
about-command-recognize = Vypíše, co je slyšet ve zvukových souborech, ke každému řádek JSON.
about-command-understand = Vypíše, jak stůl rozumí větám: čte je ze standardního vstupu, na každém řádku jednu, a na každou odpoví řádkem JSON.
about-command-export = Zapíše uloženou hru jako záznam, který přečte příkaz replay.
about-command-replay = Znovu odehraje zaznamenané hry podle pravidel: Hanabi ve formátu hanab.live, ostatní hry v našem vlastním.
about-command-scores = Řekne, jak dopadly dohrané hry tento měsíc i celkem; s --output i jako stránka s grafem.
about-command-cards = Vytiskne balíček karet, jejichž ruby čte kamera, a k němu slova pro tiskárnu Braillova písma.
about-command-demo = Celá hra hlasem bez mikrofonu: povely říká počítač a stůl je slyší, rozumí jim a hraje.
about-command-doctor = Vypíše, co tu funguje a co chybí.
about-command-models = Modely řeči: které tu jsou, jak získat větší a která slova nerozpoznají.
about-command-models-list = Vypíše, který model patří ke kterému jazyku.
about-command-models-fetch = Stáhne oficiální model jazyka nebo Whisper, kterým slyší druhé ucho.
about-command-models-check = Vypíše slova, která model nerozpozná; bez složky projde modely, které se používají.
about-command-voices = Hlasy Piper: které jsou a jak nějaký získat.
about-command-voices-list = Vypíše hlasy každého jazyka a které z nich tu jsou.
about-command-voices-fetch = Stáhne hlas jazyka nebo hlas toho jména.
about-command-wyoming = Jiným programům v domácnosti nabídne přes Wyoming rozpoznávání slov hry; SERVER je adresa, na které se poslouchá, jako tcp://POČÍTAČ:PORT.

## What each option does

about-option-help = vypíše tuto nápovědu
about-option-version = vypíše verzi programu
about-option-lang = jazyk stolu
about-option-ask-language = na začátku se zeptá na jazyk, pokud ještě není vybraný; again se zeptá pokaždé
about-option-lang-of-messages = jazyk, kterým program píše
about-option-lang-of-sentences = jazyk vět
about-option-lang-of-practice = jazyk, ve kterém cvičíš
about-option-game = co se hraje
about-option-game-of-practice = ze které hry jsou věty
about-option-rules = vydání, podle jehož pravidel se hraje; bez této volby vydání v jazyce stolu
about-option-variant = varianta pravidel; pro další variantu volbu zopakuj
about-option-players = kdo hraje, v pořadí, v jakém sedíte
about-option-players-first = kdo hraje; na tahu je první z nich
about-option-players-said = jména, která mohou zaznít
about-option-partners = za kolik hráčů hraje počítač; bez --players s nimi hraješ jen ty
about-option-demo-partners = kolik hráčů je počítač; aspoň jeden mluví
about-option-partner-level = jak dobře hrají: companion jednoduše, pro začátečníky; usual jako obvykle; strong, jak nejlíp umějí
about-option-seed = číslo, které určí rozdání: stejné číslo, stejné karty
about-option-input = co stůl poslouchá: mic je mikrofon, keyboard klávesnice, mic keyboard obojí, wav:SOUBOR nahrávky; za mezerou mohou být další soubory nebo složky
about-option-output = jak stůl odpovídá: speech mluví, screenreader nechá mluvit tvůj odečítač obrazovky, text píše, wav:SLOŽKA ukládá zvukové soubory, tcp://POČÍTAČ:PORT mluví přes domácí satelit
about-option-output-record = soubor, do kterého se záznam zapíše; jinak se vypíše
about-option-output-page = kam zapsat stránku s výsledky
about-option-output-cards = soubor PDF, který se zapíše; vedle něj bude soubor .brf pro tiskárnu Braillova písma
about-option-name-of-deck = jak se balíček jmenuje: pod tímto názvem se vybírá
about-option-paper = papír: a4 nebo letter
about-option-labels = jen nálepky na ruby balíčku, který už máš
about-option-decks = složka s klíči vytištěných balíčků
about-option-key-of-deck = místo tisku načte klíč balíčku vytištěného na jiném počítači: soubor, který program při tisku uvedl
about-option-page = kam zapsat hru jako stránku, kterou prohlížíš krok za krokem klávesami
about-option-output-doctor = speech výsledek i řekne a přehraje, co je slyšet; text jen vypisuje
about-option-overwrite = nahradí soubor, který už existuje
about-option-ear = soukromé sluchátko jednoho hráče: text, left (levé), right (pravé), device:NÁZEV, device:NÁZEV:left, device:NÁZEV:right, headset, headset:NÁZEV, screen, screenreader (odečítač), wav:SLOŽKA, tcp://POČÍTAČ:PORT (satelit) nebo none (žádné); pro každého hráče volbu zopakuj
about-option-phones = sluchátkem každého hráče je jeho telefon, přes stránku v místní síti; ADRESA je v ní adresa tohoto počítače, nebo jen :PORT
about-option-board = na stůl se mohou všichni dívat, i s titulky, na stránce v místní síti; ADRESA je jako u --phones
about-option-cards = hraje se s vytištěným balíčkem, jehož karty se ukazují kameře telefonu; NÁZEV je jeho jméno, bez něj ten jediný, který je
about-option-confirm = kdy se tah provede: announce po přečtení, když nikdo neřekne ne; ask, až řekneš ano; never hned
about-option-resume = pokračuje v uložené hře; bez ID v poslední nedohrané
about-option-model = složka s modelem Vosk, který má stůl používat
about-option-second-ear = co zní nejasně, poslechne podruhé; hodnota je whisper, složka s jeho vahami, nebo domácí server jako tcp://POČÍTAČ:PORT, který dostane zvuk
about-option-voice = hlas stolu: samotné znamená stažený, jinak jeho jméno, soubor, nebo domácí server jako tcp://POČÍTAČ:PORT, který dostane, co se říká
about-option-microphone = který mikrofon, podle názvu, nebo domácí satelit jako tcp://POČÍTAČ:PORT; jinak ten obvyklý
about-option-headset = mikrofon neslyší reproduktor, protože máte sluchátka: stůl poslouchá pořád
about-option-saves = složka s uloženými hrami
about-option-serve-address = kde stoly nabízí: ADRESA:PORT; bez toho na všech adresách počítače a portu 8443
about-option-public = adresa pro lidi zvenku, pokud je jiná
about-option-here = otevře stránku i v prohlížeči tohohle počítače, pro toho, kdo u něj sedí
about-option-certificate = certifikát pro https (PEM); bez něj si počítač vyrobí vlastní a prohlížeče před ním varují
about-option-key = klíč k certifikátu (PEM), pokud je ve vlastním souboru
about-option-tables = kolik stolů může být otevřených najednou
about-option-guests = kolik lidí může mít místo u jednoho stolu
about-option-speaking = kolika lidem se u všech stolů dohromady rozumí najednou
about-option-requests = na kolik žádostí z jedné adresy se za minutu odpoví
about-option-stun = server STUN, třeba stun:stun.example.org; pro další volbu zopakuj
about-option-turn = server TURN, třeba coturn, pro sítě, které hovor nepustí: turn:turn.example.org:3478; pro další volbu zopakuj
about-option-turn-secret = soubor s tajemstvím, které server TURN sdílí (jeho static-auth-secret)
about-option-database = databáze PostgreSQL, o kterou se dělí víc procesů: postgresql://JMÉNO@POČÍTAČ/DATABÁZE; jinak z VOICE_HANABI_DATABASE; bez ní jsou stoly v souborech
about-option-worker = jméno tohohle procesu mezi těmi, které se dělí o databázi
about-option-front = adresa předsazeného serveru na jiném počítači; pro další volbu zopakuj
about-option-waiting = tah, který stůl právě zopakoval a který čeká, jako věta: co zazní potom, ho může opravit
about-option-why = vše, co věta může znamenat, a proč
about-option-json = za každý záznam řádek JSON
about-option-aloud = projde dohranou hru hlasem, tah po tahu; SOUBOR je pak její ID, a když chybí, je to poslední hra
about-option-audio = složka, do které se uloží všechno, co zazní
about-option-expect = na co stůl čeká
about-option-player = kdo cvičí; bez této volby cvičení pomůže každému, kdo na tomto počítači hraje
about-option-forget = zapomene, co se od tohoto hráče v tomto jazyce naučil
about-option-give = zapíše do této složky nahrávky toho, co hráč čte, aby je mohl dát těm, kdo učí model řeči; nejdřív se nahlas zeptá
about-option-lesson = která lekce, od 1; jinak ta, ve které se skončilo
about-option-date = ze kterého dne má hádanka být, třeba 2026-03-12; jinak dnešní

## What can't be used

usage-unknown-option = Volbu { $option } neznám.
usage-option-meant = Volbu { $option } neznám. Nemá to být { $meant }?
usage-unknown-choice = Volba { $option } nemůže být { $value }. Může být: { $known }.
usage-no-number = Za { $option } patří celé číslo, ne { $value }.
usage-no-date = Za { $option } patří den, třeba 2026-03-12, ne { $value }.
usage-value-missing = Za { $option } ještě něco chybí.
usage-no-value = Za { $option } nic nepatří.
usage-option-missing = Přidej ještě { $option }.
usage-not-both = { $option } a { $other } nejde zadat zároveň.
usage-unexpected-word = Nevím, co s { $word }.
usage-command-first = Příkaz patří na začátek: { $command }.
usage-command-meant = Příkaz { $word } neznám. Nemá to být { $meant }?
usage-part-missing = Napiš některý z příkazů: { $known }.
usage-language-missing = Napiš, co stáhnout: { $languages }.
usage-sound-missing = Uveď jeden nebo víc zvukových souborů.
usage-record-missing = Uveď jeden nebo víc souborů se záznamem.
usage-never-expected = Při hře { $game } stůl nikdy nečeká na { $value }. Může čekat na: { $known }.
usage-no-action = { $sentence } není tah, který by mohl čekat. Napiš celý, třeba „hraju třetí“.
usage-unreadable = Těmhle volbám nerozumím.
