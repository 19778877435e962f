### Hvad der ikke virker her, og det ene, man kan gøre ved det. $message og $error kommer fra systemet, med dets egne ord.

## At høre

hearing-by-microphone = Jeg lytter gennem mikrofonen.
hearing-by-keyboard = Skriv, hvad du vil sige, og tryk på Enter.
microphone-library-missing = PortAudio mangler, så jeg har ingen mikrofon. I Debian og Ubuntu: kør sudo apt install libportaudio2.
microphone-missing = Der er ingen mikrofon. Sæt en til, og start igen.
microphone-unknown = Ingen mikrofon hedder { $device }. Der er: { $devices }.
microphone-ambiguous = Flere mikrofoner hedder { $device }: { $devices }. Skriv mere af navnet.
microphone-refused = Mikrofonen { $device } kan ikke åbnes: { $message }.
microphone-lost = Mikrofonen { $device } er væk. Jeg leder efter den.
microphone-back = Mikrofonen { $device } er tilbage.
microphone-too-loud = Mikrofonen { $device } er skruet alt for højt op, så ordene flyder sammen. Skru ned for den, eller sæt jer længere væk.
microphone-silent = Der kommer slet ingen lyd fra mikrofonen { $device }. Tænd for den, eller sæt en anden til.
recognizer-failed = Talegenkendelsen gik i stå: { $message }.
computer-slow = Andre programmer holder computeren så travlt beskæftiget, at jeg hører dig for sent. Luk nogle af dem, eller sig “en tast til at tale”. Så lytter jeg kun efter et tastetryk.
recording-missing = Filen { $path } findes ikke.
recording-is-folder = { $path } er en mappe. Angiv lydfilerne i den.
recording-is-device = { $path } er en enhed og ikke en lydfil.
recording-unreadable = Filen { $path } er ikke en lydfil, jeg kan læse: { $message }.
recording-rate = Filen { $path } er ikke tale: dens samplingsfrekvens er { $rate } Hz.
recording-empty = Der er ingen lyd i filen { $path }.
recording-folder-empty = Der er ingen lydfiler i mappen { $path }.
typing-instead = Jeg fortsætter med tastaturet: skriv, hvad du vil sige.

## Modeller

language-unknown = Sproget { $language } findes ikke her. Der er: { $languages }.
model-missing = Talemodellen til { $language } mangler. Kør: voice-hanabi models fetch { $language }.
model-folder-missing = Mappen { $path } findes ikke.
model-incomplete = Mappen { $path } er ikke en Vosk-model: den mangler { $missing }.
model-without-grammar = Modellen { $path } kan ikke bruge spillets sætninger. Tag en lille model.
model-by-lists = Modellen { $path } kan kun høre enkelte ord, ikke hele sætninger ({ $message }). Den kan komme til at høre ordene i forkert rækkefølge.
model-does-not-load = Modellen { $path } kan ikke indlæses: { $message }. Hent den igen.
speech-library-missing = Talegenkendelsen kan ikke starte: { $message }. Installér pakken vosk.
no-official-model = Der findes ingen officiel model til { $language }; jeg bruger den, der følger med programmet.
network-failed = Der er ingen forbindelse til { $host }: { $message }. Kør samme kommando igen for at fortsætte.
server-refused = { $host } svarede { $status } på { $name }. Prøv igen senere.
size-wrong = { $host } sendte { $found } byte for { $name } i stedet for { $expected }: en anden fil, eller et netværk, man først skal logge på.
download-broken-off = Overførslen af { $name } blev afbrudt efter { $received } af { $expected } byte. Kør samme kommando igen for at fortsætte.
checksum-wrong = Filen { $name } blev beskadiget undervejs og er slettet. Kør samme kommando igen.
archive-damaged = Arkivet { $name } var beskadiget og er slettet: { $message }. Kør samme kommando igen.
archive-unsafe = Arkivet { $name } indeholder { $entry }, som ikke hører hjemme i en model. Det er slettet.
probe-failed = Modellen { $path } kunne ikke prøves: { $message }.
disk-full = Der er ikke plads nok i { $path }: der skal bruges { $needed } byte, og { $free } er ledige.
folder-not-writable = Der kan ikke skrives i mappen { $path }: { $message }.
fetching-told = { $name } fylder { $megabytes ->
    [one] en megabyte
   *[other] { $megabytes } megabyte
}. Med en linje på { $line } megabit tager det omkring { $minutes ->
    [one] et minut
   *[other] { $minutes } minutter
}.
fetching = { $name }: { $percent } procent.
fetched = Klar: { $path }.
model-packed = { $language }: følger med programmet
model-found = { $language }: { $path }
model-hears-all = { $path }: kan høre alle kommandoer.
model-lacks = { $path }: mangler { $count } ord: { $words }.
# $instead, $phrases: phrases of the grammar, joined with commas; $command: the name of an intent
names-unheard = { $count ->
    [1] Ét navn
   *[other] { $count } navne
} skal skrives: { $words }.
phrases-unheard = { $command }: sig { $instead }. Kan ikke høres: { $phrases }.
phrases-only-typed = { $command }: skriv { $phrases }.
command-unheard = Der er ingen sætninger tilbage til: { $intents }.

## At tale

ear-without-route = Der mangler en udgang til { $ear }. Skriv NAVN=ØRETELEFON, for eksempel Anna=left.
ear-given-twice = { $seat } har to øretelefoner. Giv hver spiller én.
ear-shared = { $seat } og { $other } ville høre hinandens hemmeligheder. Giv dem hver sin enhed eller kanal, eller ét fælles headset.
unknown-route = { $route } er ikke en øretelefon. Vælg mellem: { $known }.
unknown-output = { $output } er ikke en udgang. Vælg mellem: { $known }.
route-needs-name = { $route } mangler enhedens navn, for eksempel device:USB Audio.
route-needs-directory = { $route } mangler mappen, for eksempel wav:optagelser.
no-sound-library = PortAudio mangler, så jeg har ingen lyd og skriver i stedet. I Debian og Ubuntu: kør sudo apt install libportaudio2.
no-output-device = Der er ingen højttaler, så jeg skriver i stedet. Sæt en til, og start igen.
device-missing = Ingen lydenhed hedder { $device }.
device-ambiguous = Flere lydenheder hedder { $device }: { $names }. Skriv mere af navnet.
device-has-one-channel = { $device } har kun én kanal: der er ingen venstre og højre.
sides-alike = Denne computer spiller det samme i begge sider, så { $seat } kan ikke få en side for sig selv. Slå monolyd fra i systemets indstillinger for tilgængelighed, eller giv { $seat } en telefon.
device-refused = { $device } kan ikke åbnes: { $error }.
device-lost = { $device } er væk eller er blevet tavs.
ear-is-public = { $device } kan alle høre, så den kan ikke bruges som privat øretelefon.
device-may-move = Systemet kan flytte lyden fra { $device } til en anden enhed, så den kan ikke bruges som privat øretelefon.
directory-refused = Der kan ikke skrives lydfiler i { $directory }: { $error }.
no-voice = Der er ingen stemme til dette sprog: { $error }. Jeg skriver i stedet.
writing-at-screen = Det, der kun er til én af jer, står her kun, mens den ene kigger.
writing-plainly = Denne skærm kan ikke ryddes: det, der kun er til én af jer, bliver også stående.
voice-failed = Stemmen virker ikke: { $error }.
no-ear = Denne plads har ingen øretelefon.
phone-away = Telefonen hos { $seat } er ikke forbundet.
no-such-seat = { $seat } er ikke med i spillet, så øretelefonen tilhører ikke nogen.
lines-closed = Ingen læser længere, hvad jeg skriver.
lines-lost = Det, jeg udskriver, kan ikke skrives: { $error }.
screen-reader-aloud = Skærmlæseren taler samme sted som bordet, så alle kan høre den. Hvis kun { $seat } hører denne computer, så tilføj --output screenreader, ellers --output text.
screen-reader-reads-lines = Skærmlæseren læser også det, der skrives på skærmen, så den vil røbe det hemmelige. Giv { $seat } en anden øretelefon end text.
no-screen-reader = Der kører ingen skærmlæser, så { $seat } har ingen øretelefon.
no-screen-reader-speaking = Der kører ingen skærmlæser, så jeg taler med min egen stemme.
screen-reader-gone = { $name } svarer ikke længere, så jeg taler med min egen stemme.

## Gemte spil

journal-cannot-read = Det gemte spil { $path } kan ikke læses: { $message }. Det bliver liggende, som det er.
journal-folder-unreadable = De gemte spil i { $path } kan ikke læses: { $message }. Start med --saves og en anden mappe, eller spørg den, der passer computeren.
journal-too-large = Det gemte spil { $path } er alt for stort, så det bliver ikke læst. Det bliver liggende, som det er.
# Why a game can't be saved, and what to do
journal-disk-full = Disken er fuld: der er ikke plads til { $path }. Skaf lidt plads, eller start med --saves og en anden mappe.
journal-read-only = { $path } ligger på en disk, der kun kan læses. Start med --saves og en anden mappe.
journal-not-allowed = Du har ikke lov til at skrive i { $path }. Start med --saves og en anden mappe.
journal-name-too-long = Stien { $path } er for lang. Start med --saves og en kortere sti.
journal-in-the-way = { $path } kan ikke oprettes, for der ligger allerede noget andet. Start med --saves og en anden mappe.
journal-cannot-write = Der kan ikke skrives til { $path }: { $message }. Start med --saves og en anden mappe.
journal-foreign = { $path } er ikke et gemt spil fra dette program. Det bliver liggende, som det er.
journal-newer = { $path } er gemt af en anden version af programmet. Det bliver liggende, som det er.
journal-broken = Det gemte spil { $path } er beskadiget. Det bliver liggende, som det er.
journal-in-use = Et andet bord spiller lige nu det gemte spil { $path }.
journal-none = Der er intet gemt spil at fortsætte.
journal-missing = Der er intet gemt spil { $path }.
export-impossible = Spillet kan ikke eksporteres: { $problem }
export-exists = Filen { $path } findes allerede. Vælg et andet navn, eller tilføj --overwrite.
replay-page-exists = Filen { $path } findes allerede. Vælg et andet navn.
export-unwritable = Der kan ikke skrives til { $path }: { $error }.
journal-finished = Det spil er slut.
journal-none-finished = I har ikke spillet noget spil færdigt endnu.
journal-unfinished = Det spil er ikke slut endnu.
grammar-broken = En grammatikfil kan ikke bruges: { $message }

## Kommandolinjen

# $least, $most: the fewest and the most players, 2 to 6; both are 2 if only two can play
names-wrong = { $most ->
    [2] Skriv to forskellige navne efter --players.
   *[other] Skriv { $least ->
        [2] to
        [3] tre
        [4] fire
        [5] fem
       *[6] seks
    } til { $most ->
        [3] tre
        [4] fire
        [5] fem
       *[6] seks
    } forskellige navne efter --players.
}
name-too-long = Et navn må højst have { $most } bogstaver og fem ord.
variant-unknown = Varianten { $name } findes ikke. Der er: { $known }.
input-unknown = { $input } er ikke en indgang. Vælg mic, keyboard, eller wav: med en fil eller mappe.
option-unused = { $option } ændrer ikke noget her: der bruges ingen mikrofon.
output-lost = Det, jeg udskriver, kan ikke skrives: { $error }.
package-missing = { $package } mangler, og det går ikke uden. Installér programmet igen.
# $extra: the part's name, as in voice-hanabi[whisper]; $pip: the command for pip, such as .venv/bin/pip
extra-part-missing = Til det mangler en del af programmet. Kør: { $pip } install "voice-hanabi[{ $extra }]".

## Hvad der virker her (doctor)

doctor-works = virker
doctor-missing = mangler
doctor-microphone = Mikrofon
doctor-microphone-level = { $device }, { $percent } procent lydstyrke
doctor-output = Højttaler
doctor-channels = { $device }, { $channels ->
    [one] én kanal
   *[two] venstre og højre
}
# Said aloud by the doctor, so that people hear where it comes from
doctor-all = Højttaleren, for alle.
doctor-left = Kun venstre side.
doctor-right = Kun højre side.
doctor-echo = Afbrydelser
doctor-echo-well = Du kan tale, mens bordet taler, og så tier det: { $way ->
    [system] systemet fjerner bordets stemme fra mikrofonen.
    [unheard] mikrofonen hører ikke højttaleren.
   *[table] det kan kende sin egen stemme fra din.
}
doctor-echo-badly = Mens bordet taler, hører det ingen, for her overdøver dets egen stemme alle andre: sig “nej” og “stop”, når det er færdigt, eller tag høretelefoner på, og start det med --headset.
# Said aloud by the doctor, which listens to itself meanwhile
doctor-echo-said = Nu lytter jeg til min egen stemme, så jeg kan kende den fra din. Vær stille et øjeblik. Det tager kun nogle få sekunder, og så er det gjort.
doctor-computer = Computeren
doctor-speed = Den hører en sætning på { $percent } procent af den tid, det tager at sige den.
doctor-too-slow = Med alt det, der kører på den nu, hører den for sent: den bruger { $percent } procent af en sætnings længde. Luk andre programmer, eller sig ved bordet “en tast til at tale”.
doctor-echo-slow = Computeren har for travlt nu til at lytte, mens bordet taler: sig “nej” og “stop”, når det er færdigt, eller luk andre programmer.
doctor-voice = Stemme
doctor-model = Model
# After a voice or a model
doctor-language = { $language ->
    [cs] tjekkisk
    [pl] polsk
    [da] dansk
   *[en] engelsk
}
doctor-saved = Gemte spil
# The beginning of what the doctor says
doctor-begins = Jeg ser efter, hvad der virker her. Det tager omkring et minut.
# If it only writes
doctor-begins-quietly = Jeg ser efter, hvad der virker her. Det tager et par sekunder.
doctor-say-something = Sig noget nu: jeg lytter i tre sekunder.
# Before what was recorded is played back
doctor-this-was-you = Sådan hører jeg dig.
doctor-microphone-quiet = Jeg hører næsten intet fra { $device }: lydstyrken er { $percent } procent.
# Used in place of a player's name if nobody has one yet
doctor-somebody = nogen
doctor-screen-reader = Skærmlæser
doctor-no-screen-reader = der kører ingen; hvis der gjorde, kunne den tale for bordet med --output screenreader
# What to do if nobody is heard, and if there is no sound
doctor-advice-hearing = { $system ->
    [windows] Åbn Indstillinger, Beskyttelse af personlige oplysninger og sikkerhed, Mikrofon, og giv skrivebordsapps adgang. Vælg mikrofonen under System, Lyd, og skru op for den.
    [macos] Åbn Systemindstillinger, Anonymitet og sikkerhed, Mikrofon, og giv Terminal adgang. Vælg mikrofonen under Lyd, Indgang, og skru op for den.
   *[linux] Åbn lydindstillingerne, Indgang. Vælg mikrofonen, slå den til, og skru op for den. Se også efter, om mikrofonen har sin egen afbryder.
}
doctor-advice-speaking = { $system ->
    [windows] Åbn Indstillinger, System, Lyd. Vælg, hvor lyden skal afspilles, og skru op.
    [macos] Åbn Systemindstillinger, Lyd, Udgang. Vælg, hvor lyden skal afspilles, og skru op.
   *[linux] Åbn lydindstillingerne, Udgang. Vælg, hvor lyden skal afspilles, og skru op. Er der slet ingen lyd, så se efter, om PulseAudio eller PipeWire kører.
}
# The last sentence: whether an evening can begin
doctor-can-begin = I kan godt begynde: jeg hører dig, og du hører mig.
doctor-can-begin-typing = I kan ikke spille med stemmen her: jeg kan ikke høre dig. Hvis du skriver, går det: tilføj --input keyboard.
doctor-can-begin-reading = I kan ikke spille med stemmen her: jeg kan ikke tale. Hvis du læser, går det: tilføj --output text.
doctor-can-begin-silently = I kan ikke spille med stemmen her: jeg kan hverken høre eller tale. Hvis du skriver og læser, går det: tilføj --input keyboard --output text.

## Demonstrationen

demo-heard = { $understood } af { $said } talte kommandoer blev forstået rigtigt; { $typed } måtte skrives.

## Satellites in the home

# $host: the satellite's computer
satellite-away = Satellitten på { $host } svarer ikke.
satellite-taken = Satellitten på { $host } bruges af et andet program, måske Home Assistant. Slå den fra dér først.
satellite-none = Der er ingen satellit på { $host }.
satellite-used = Jeg bruger satellitten på { $host }: det, I siger til den, kommer hertil over netværket derhjemme, og det, jeg siger dér, sendes til den som ukrypteret lyd.
microphone-satellite-away = { satellite-away }
microphone-satellite-taken = { satellite-taken }
microphone-satellite-none = { satellite-none }

## Which of two models hears better

# $packed, $fetched: how many of four sentences each heard; $listens: packed or fetched
doctor-heard-better = Hører bedst
doctor-say-this = Sig: { $sentence }.
doctor-sentence-1 = Jeg spiller det tredje kort
doctor-sentence-2 = Jeg smider det første
doctor-sentence-3 = Hvad ved jeg
doctor-sentence-4 = Hvor mange hint er der tilbage
doctor-models-compared = Af de fire sætninger hørte min egen model { $packed } rigtigt og den hentede { $fetched }. Fra nu af lytter { $listens ->
    [packed] min egen
   *[fetched] den hentede
}. Sig “nej”, hvis du hellere vil have den anden.
doctor-model-listens = { $listens ->
    [packed] min egen model lytter
   *[fetched] den hentede model lytter
}
doctor-models-unheard = ingen sagde noget, så alt bliver ved det gamle
doctor-model-not-kept = jeg kan ikke huske det til næste gang: { $error }
