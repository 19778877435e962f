### The program's own command line: what --help prints, and what is said of options that can't be used. What people type (options, commands, mic, wav: and the like) is the same in every language; what is in capitals stands for something, and is a word of the language.

## What --help is made of

usage = Brug: { $line }
usage-options = Tilvalg:
usage-commands = Kommandoer:
usage-see-help = Se alle tilvalg med { $command }.
stands-for-options = TILVALG
stands-for-command = KOMMANDO
stands-for-player = NAVN
stands-for-name = NAVN
stands-for-number = TAL
stands-for-day = DAG
stands-for-folder = MAPPE
stands-for-file = FIL
stands-for-input = INPUT
stands-for-output = OUTPUT
stands-for-ear = NAVN=ØRETELEFON
stands-for-address = ADRESSE
stands-for-id = ID
stands-for-language = SPROG
stands-for-second-ear = ØRE
stands-for-server = SERVER
stands-for-voice = STEMME
stands-for-sentence = SÆTNING

## What each command does

about-command-play = Et spillebord, der hører og taler. Uden tilvalg spørger det om alt.
about-command-learn = Lektioner med stemmen: spillet fra begyndelsen, med kort på hånden. De fortsætter, hvor du slap.
about-command-puzzle = Dagens opgave med stemmen: et spil i gang og ét bedste træk.
about-command-serve = Borde til venner langt væk, hver i sin browser: de hører bordet og hinanden og taler til begge.
about-command-practice = Læs ti sætninger højt, så hører bordet dig bedre. Det, som bordet lærer, bliver på denne computer.
about-command-recognize = Viser, hvad der høres i lydfiler, med en linje JSON for hver.
about-command-understand = Viser, hvordan bordet forstår sætninger: de læses fra standardinput, én på hver linje, og hver får en linje JSON til svar.
about-command-export = Skriver et gemt spil som en partifil, som replay kan læse.
about-command-replay = Spiller partifiler igennem efter reglerne: Hanabi, som hanab.live skriver det, og de andre spil i vores eget format.
about-command-scores = Fortæller, hvordan færdige spil gik denne måned og i alt; med --output også som en side med et diagram.
about-command-cards = Printer kort, hvis bagsider et kamera kan læse, og ordene til en punktskriftsprinter.
about-command-demo = Et helt spil med stemmen uden mikrofon: computeren siger kommandoerne, og bordet hører, forstår og spiller dem.
about-command-doctor = Viser, hvad der virker her, og hvad der mangler.
about-command-models = Talemodellerne: hvilke der er, hvordan du henter en større, og hvad en model ikke kan høre.
about-command-models-list = Viser, hvilken model hvert sprog bruger.
about-command-models-fetch = Henter den officielle model til et sprog eller Whisper, som et ekstra øre hører med.
about-command-models-check = Viser, hvilke ord en model ikke kan høre; uden mappe gælder det de modeller, der bruges.
about-command-voices = Pipers stemmer: hvilke der er, og hvordan du henter en.
about-command-voices-list = Viser stemmerne til hvert sprog, og hvilke af dem der er her.
about-command-voices-fetch = Henter en stemme til et sprog eller stemmen med det navn.
about-command-wyoming = Lader andre programmer derhjemme bruge genkendelsen af spillets ord via Wyoming; SERVER er, hvor der lyttes, som tcp://COMPUTER:PORT.

## What each option does

about-option-help = viser denne hjælp
about-option-version = viser programmets version
about-option-lang = bordets sprog
about-option-ask-language = spørger om sproget ved start, hvis det ikke er valgt endnu; again: spørger hver gang
about-option-lang-of-messages = sproget, som programmet skriver på
about-option-lang-of-sentences = sætningernes sprog
about-option-lang-of-practice = sproget, du øver dig på
about-option-game = hvad der spilles
about-option-game-of-practice = hvilket spil sætningerne er fra
about-option-rules = udgaven, hvis regler I spiller efter; ellers den på bordets sprog
about-option-variant = en variant af reglerne; gentag tilvalget for at få en til
about-option-players = hvem der spiller, i den rækkefølge I sidder
about-option-players-first = hvem der spiller; den første har turen
about-option-players-said = navne, der kan blive sagt
about-option-partners = hvor mange computeren spiller for; uden --players er det kun dig, der spiller med dem
about-option-demo-partners = hvor mange af spillerne der er computere; mindst én taler
about-option-partner-level = hvor godt de spiller: companion enkelt, som med begyndere; usual, som de plejer; strong, så godt de kan
about-option-seed = samme tal giver samme kort hver gang
about-option-input = hvad bordet lytter til: mic er mikrofonen, keyboard er tastaturet, mic keyboard er begge dele, og wav:FIL er optagelser; skil flere filer eller mapper med mellemrum
about-option-output = hvordan bordet svarer: speech taler, screenreader lader din skærmlæser tale, text skriver, wav:MAPPE gemmer lydfiler, tcp://COMPUTER:PORT taler gennem en satellit i hjemmet
about-option-output-record = filen, som partiet skrives til; ellers skrives det på skærmen
about-option-output-page = hvor siden med resultater skrives
about-option-output-cards = PDF-filen, der skrives; ved siden af kommer en .brf-fil til en punktskriftsprinter
about-option-name-of-deck = hvad kortene hedder: ved det navn vælges de
about-option-paper = papiret: a4 eller letter
about-option-labels = printer kun mærkater, til bagsiderne af kort, du allerede har
about-option-decks = mappen med nøglerne til de printede kort
about-option-key-of-deck = indlæser nøglen til kort, der er printet på en anden computer, i stedet for at printe: den fil, der blev nævnt dér
about-option-page = hvor spillet skal skrives som en side, du kan gå igennem med tasterne
about-option-output-doctor = speech siger også højt, hvad der virker, og afspiller det, der kunne høres; text skriver kun
about-option-overwrite = erstatter en fil, der findes i forvejen
about-option-ear = én spillers private øretelefon: text, left (venstre), right (højre), device:NAVN, device:NAVN:left, device:NAVN:right, headset, headset:NAVN, screen, screenreader (skærmlæser), wav:MAPPE, tcp://COMPUTER:PORT (en satellit) eller none (ingen); gentag tilvalget for hver spiller
about-option-phones = hver spiller lytter privat på sin egen telefon via en side på det lokale netværk; ADRESSE er denne computers adresse der, eller kun :PORT
about-option-board = alle kan se bordet med undertekster på en side på det lokale netværk; ADRESSE er som for --phones
about-option-cards = I spiller med printede kort, der vises til en telefons kamera; NAVN er, hvad de hedder, uden det de eneste, der er
about-option-confirm = hvornår et træk udføres: announce, når det er læst op og ingen siger nej; ask, når du siger ja; never, med det samme
about-option-resume = fortsætter et gemt spil; uden ID det seneste, der ikke er færdigt
about-option-model = mappen med den Vosk-model, bordet skal bruge
about-option-second-ear = hører en gang til, hvad der er tvivl om: med Whisper, en mappe med dets vægte eller en server derhjemme som tcp://COMPUTER:PORT, der får lyden
about-option-voice = bordets stemme: alene for en hentet, eller dens navn, dens fil eller en server derhjemme som tcp://COMPUTER:PORT, der får det, der siges
about-option-microphone = mikrofonens navn, eller tcp://COMPUTER:PORT for en satellit; ellers systemets standardmikrofon
about-option-headset = mikrofonen hører ikke højttaleren, fordi I har høretelefoner på: bordet lytter hele tiden
about-option-saves = mappen med gemte spil
about-option-serve-address = hvor den er: ADRESSE:PORT; ellers på alle computerens adresser og port 8443
about-option-public = adressen for folk udefra, hvis det er en anden
about-option-here = åbner siden i browseren også på denne computer, for den, der sidder ved den
about-option-certificate = certifikatet til https (PEM); ellers laver computeren sit eget, som browsere advarer mod
about-option-key = certifikatets nøgle (PEM), hvis den er i sin egen fil
about-option-tables = hvor mange borde der må være åbne på én gang
about-option-guests = hvor mange der må have en plads ved ét bord
about-option-speaking = hvor mange der bliver forstået på én gang, ved alle borde
about-option-requests = hvor mange forespørgsler fra én adresse der bliver besvaret i minuttet
about-option-stun = en STUN-server, for eksempel stun:stun.example.org; gentag for endnu en
about-option-turn = en TURN-server som coturn, til netværk, der ikke lader et opkald slippe igennem: turn:turn.example.org:3478; gentag for endnu en
about-option-turn-secret = en fil med den hemmelighed, TURN-serveren deler (dens static-auth-secret)
about-option-database = den PostgreSQL-database, som flere processer deler: postgresql://NAVN@COMPUTER/DATABASE; ellers fra VOICE_HANABI_DATABASE; uden den ligger bordene i filer
about-option-worker = navnet på denne proces blandt dem, der deler en database
about-option-front = adressen på en server foran, der er på en anden computer; gentag for endnu en
about-option-waiting = det træk, der lige er læst op og venter, som en sætning: det, der siges bagefter, kan rette det
about-option-why = alt, hvad hver sætning kan betyde, og hvorfor
about-option-json = en linje JSON for hver partifil
about-option-aloud = gennemgår et færdigt spil med stemmen, tur for tur; FIL er da dets ID, og uden det er det sidste spil
about-option-audio = mappen, hvor alt, der bliver sagt og hørt, gemmes
about-option-expect = hvad bordet venter på
about-option-player = hvem der øver sig; ellers hjælper det alle, der spiller på denne computer
about-option-forget = glemmer, hvad bordet har lært om denne spillers stemme på dette sprog
about-option-give = skriver det, spilleren læser, som optagelser i denne mappe, så de kan gives til dem, der træner talemodellen; der spørges højt først
about-option-lesson = hvilken lektion, fra 1; ellers den, du kom til
about-option-date = hvilken dags opgave, for eksempel 2026-03-12; ellers den i dag

## What can't be used

usage-unknown-option = Tilvalget { $option } findes ikke.
usage-option-meant = Tilvalget { $option } findes ikke. Mente du { $meant }?
usage-unknown-choice = { $option } kan ikke være { $value }. Vælg mellem: { $known }.
usage-no-number = Efter { $option } skal der stå et helt tal, ikke { $value }.
usage-no-date = Efter { $option } skal der stå en dag, for eksempel 2026-03-12, ikke { $value }.
usage-value-missing = Der mangler noget efter { $option }.
usage-no-value = Der må ikke stå noget efter { $option }.
usage-option-missing = Tilføj også { $option }.
usage-not-both = { $option } og { $other } kan ikke bruges sammen.
usage-unexpected-word = Jeg ved ikke, hvad jeg skal gøre med { $word }.
usage-command-first = Kommandoen skal stå først: { $command }.
usage-command-meant = Kommandoen { $word } findes ikke. Mente du { $meant }?
usage-part-missing = Angiv en af kommandoerne: { $known }.
usage-language-missing = Angiv, hvad der skal hentes: { $languages }.
usage-sound-missing = Angiv en eller flere lydfiler.
usage-record-missing = Angiv en eller flere partifiler.
usage-never-expected = Spillet { $game } venter aldrig på { $value }. Vælg mellem: { $known }.
usage-no-action = { $sentence } er ikke et træk, der kan vente. Skriv et helt, for eksempel “jeg spiller det tredje”.
usage-unreadable = Jeg forstår ikke disse tilvalg.
