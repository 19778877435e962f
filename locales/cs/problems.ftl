### Co tu nefunguje a co s tím. $message a $error říká sám systém svými slovy.

## Slyšení

hearing-by-microphone = Poslouchám přes mikrofon.
hearing-by-keyboard = Napiš, co chceš říct, a stiskni Enter.
microphone-library-missing = Chybí PortAudio, proto nemám mikrofon. V Debianu a Ubuntu spusť: sudo apt install libportaudio2.
microphone-missing = Není tu žádný mikrofon. Připoj ho a spusť hru znovu.
microphone-unknown = Mikrofon { $device } tu není. Jsou tu: { $devices }.
microphone-ambiguous = Názvu { $device } odpovídá víc mikrofonů: { $devices }. Napiš větší část názvu.
microphone-refused = Mikrofon { $device } nejde otevřít: { $message }.
microphone-lost = Mikrofon { $device } zmizel. Hledám ho.
microphone-back = Mikrofon { $device } je zpátky.
microphone-too-loud = Mikrofon { $device } je nastavený moc nahlas, slova v něm splývají. Zeslabte ho, nebo si sedněte dál.
microphone-silent = Z mikrofonu { $device } nejde vůbec nic. Zapněte ho, nebo připojte jiný.
recognizer-failed = Rozpoznávání řeči selhalo: { $message }.
computer-slow = Jiné programy ten počítač tak zaměstnávají, že tě slyším se zpožděním. Zavři některé z nich, nebo řekni „klávesa na mluvení“. Pak poslouchám jen po stisku klávesy.
recording-missing = Soubor { $path } neexistuje.
recording-is-folder = { $path } je složka. Uveď zvukové soubory, které v ní jsou.
recording-is-device = { $path } je zařízení, ne zvukový soubor.
recording-unreadable = Soubor { $path } není zvuk, který umím přečíst: { $message }.
recording-rate = V souboru { $path } není řeč: vzorkovací frekvence je { $rate } Hz.
recording-empty = V souboru { $path } není žádný zvuk.
recording-folder-empty = Ve složce { $path } nejsou žádné zvukové soubory.
typing-instead = Pokračuju s klávesnicí: napiš, co chceš říct.

## Modely

language-unknown = Jazyk { $language } neznám. Znám: { $languages }.
model-missing = Pro jazyk { $language } chybí model řeči. Spusť: voice-hanabi models fetch { $language }.
model-folder-missing = Složka { $path } neexistuje.
model-incomplete = Složka { $path } není model Vosk, chybí v ní: { $missing }.
model-without-grammar = Model { $path } neumí přijmout věty hry. Vezmi malý model.
model-by-lists = Model { $path } přijímá jen slova, ne celé věty ({ $message }). Pořadí slov může splést.
model-does-not-load = Model { $path } nejde načíst: { $message }. Stáhni ho znovu.
speech-library-missing = Rozpoznávání řeči nejde spustit: { $message }. Nainstaluj balíček vosk.
no-official-model = Pro jazyk { $language } nikdo model nenabízí, použije se ten, který je v programu.
network-failed = Server { $host } je nedostupný: { $message }. Spusť stejný příkaz znovu a naváže se.
server-refused = Server { $host } na { $name } odpovídá { $status }. Zkus to později.
size-wrong = Server { $host } poslal pro { $name } { $found } bajtů místo { $expected }: buď jiný soubor, nebo síť chce nejdřív přihlášení.
download-broken-off = Stahování { $name } se přerušilo po { $received } z { $expected } bajtů. Spusť stejný příkaz znovu a naváže se.
checksum-wrong = Stažený soubor { $name } je poškozený, mažu ho. Spusť stejný příkaz znovu.
archive-damaged = Archiv { $name } je poškozený, mažu ho: { $message }. Spusť stejný příkaz znovu.
archive-unsafe = V archivu { $name } je { $entry }, což do modelu nepatří. Archiv mažu.
probe-failed = Model { $path } nejde vyzkoušet: { $message }.
disk-full = Na { $path } není dost místa: je potřeba { $needed } bajtů, volných je { $free }.
folder-not-writable = Do složky { $path } nejde zapisovat: { $message }.
fetching-told = { $name } má { $megabytes } { $megabytes ->
    [one] megabajt
    [few] megabajty
   *[other] megabajtů
}. Linkou o { $line } megabitech to trvá asi { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
fetching = { $name }: { $percent } { $percent ->
    [one] procento
    [few] procenta
   *[other] procent
}.
fetched = Připraveno: { $path }.
model-packed = { $language }: součást programu
model-found = { $language }: { $path }
model-hears-all = { $path }: slyší každý povel.
model-lacks = { $path }: { $count ->
    [1] chybí jedno slovo
    [2] chybí dvě slova
    [few] chybí { $count } slova
   *[other] chybí { $count } slov
}: { $words }.
# $instead, $phrases: phrases of the grammar, joined with commas; $command: the name of an intent
names-unheard = Napsat se musí { $count ->
    [1] jedno jméno
    [2] dvě jména
    [few] { $count } jména
   *[other] { $count } jmen
}: { $words }.
phrases-unheard = { $command }: řekni { $instead }. Neslyší: { $phrases }.
phrases-only-typed = { $command }: napiš { $phrases }.
command-unheard = Nezbývá ani jedna věta pro: { $intents }.

## Mluvení

ear-without-route = { $ear } není sluchátko. Zapiš ho jako JMÉNO=SLUCHÁTKO, třeba Anna=left.
ear-given-twice = { $seat } má dvě sluchátka. Každý hráč má mít jen jedno.
ear-shared = { $seat } a { $other } by navzájem slyšeli, co je soukromé. Dej jim různá zařízení nebo kanály, nebo jedna sluchátka dohromady.
unknown-route = Cestu { $route } neznám. Použij některou z těchto: { $known }.
unknown-output = Výstup { $output } neznám. Použij některý z těchto: { $known }.
route-needs-name = V { $route } chybí název zařízení, třeba device:USB Audio.
route-needs-directory = V { $route } chybí složka, třeba wav:nahravky.
no-sound-library = Chybí PortAudio, proto nemám zvuk: píšu. V Debianu a Ubuntu spusť: sudo apt install libportaudio2.
no-output-device = Není tu žádný reproduktor, proto píšu. Připoj ho a spusť hru znovu.
device-missing = Zvukový výstup { $device } tu není.
device-ambiguous = Výstupů s názvem { $device } je víc: { $names }. Napiš z názvu víc.
device-has-one-channel = { $device } má jen jeden kanál, levý a pravý nerozliší.
sides-alike = Tenhle počítač hraje na obou stranách totéž, takže levé ani pravé sluchátko není soukromé. { $seat }: vypni mono zvuk v nastavení usnadnění přístupu, nebo použij telefon.
device-refused = { $device } nejde otevřít: { $error }.
device-lost = Zařízení { $device } zmizelo nebo ztichlo.
ear-is-public = { $device } slyší všichni, takže to nemůže být ničí sluchátko.
device-may-move = Systém může zvuk z { $device } přesunout jinam, takže to nemůže být soukromé sluchátko.
directory-refused = Zvuk nejde zapisovat do složky { $directory }: { $error }.
no-voice = Pro tenhle jazyk tu není hlas: { $error }. Proto píšu.
writing-at-screen = Co je jen pro jednoho z vás, je tu vidět, jen dokud se dívá sám.
writing-plainly = Tuhle obrazovku nejde smazat: zůstává na ní i to, co je jen pro jednoho z vás.
voice-failed = Hlas selhal: { $error }.
no-ear = Tohle místo nemá soukromé sluchátko.
phone-away = Telefon hráče { $seat } není připojený.
no-such-seat = { $seat } tu nehraje, takže sluchátko není ničí.
lines-closed = Co píšu, už nikdo nečte.
lines-lost = Výstup nejde zapsat: { $error }.
screen-reader-aloud = Odečítač obrazovky mluví ze stejného místa jako stůl, takže by ho slyšeli všichni. Pokud tento počítač neslyší nikdo jiný než { $seat }, přidej --output screenreader, jinak --output text.
screen-reader-reads-lines = Odečítač čte i to, co se píše na obrazovku, takže by prozradil, co je soukromé. { $seat }: vyber jiné sluchátko než text.
no-screen-reader = Neběží tu žádný odečítač obrazovky, takže { $seat } nemá sluchátko.
no-screen-reader-speaking = Neběží tu žádný odečítač obrazovky, takže mluvím vlastním hlasem.
screen-reader-gone = { $name } už neodpovídá, takže mluvím vlastním hlasem.

## Uložené hry

journal-cannot-read = Uložená hra { $path } nejde přečíst: { $message }. Zůstává, jak je.
journal-folder-unreadable = Uložené hry ve složce { $path } nejdou přečíst: { $message }. Spusťte program s --saves a jinou složkou, nebo se zeptejte správce počítače.
journal-too-large = Uložená hra { $path } je příliš velká, proto se nečte. Zůstává, jak je.
# Why a game can't be saved, and what to do
journal-disk-full = Disk je plný: na { $path } není místo. Uvolněte místo, nebo spusťte program s --saves a jinou složkou.
journal-read-only = { $path } je na disku jen pro čtení. Spusťte program s --saves a jinou složkou.
journal-not-allowed = Do { $path } nemáte povoleno zapisovat. Spusťte program s --saves a jinou složkou.
journal-name-too-long = Cesta { $path } je příliš dlouhá. Spusťte program s --saves a kratší cestou.
journal-in-the-way = { $path } nejde vytvořit, na tom místě už je něco jiného. Spusťte program s --saves a jinou složkou.
journal-cannot-write = Do { $path } nejde zapisovat: { $message }. Spusťte program s --saves a jinou složkou.
journal-foreign = { $path } není uložená hra tohoto programu. Zůstává, jak je.
journal-newer = Hra { $path } je z jiné verze programu. Zůstává, jak je.
journal-broken = Uložená hra { $path } je poškozená. Zůstává, jak je.
journal-in-use = Uloženou hru { $path } právě hraje jiný stůl.
journal-none = Není tu uložená hra, ve které by se dalo pokračovat.
journal-missing = Žádná uložená hra { $path } tu není.
export-impossible = Z téhle hry nejde udělat záznam: { $problem }
export-exists = Soubor { $path } už existuje. Zvol jiný název, nebo přidej --overwrite.
replay-page-exists = Soubor { $path } už existuje. Zvol jiný název.
export-unwritable = Do { $path } nejde zapisovat: { $error }.
journal-finished = Ta hra už skončila.
journal-none-finished = Zatím není žádná hra dohraná.
journal-unfinished = Ta hra ještě neskončila.
grammar-broken = Soubor gramatiky nejde použít: { $message }

## Příkazový řádek

# $least, $most: the fewest and the most players, 2 to 6; both are 2 if only two can play
names-wrong = { $most ->
    [2] Za --players patří dvě různá jména.
   *[other] Za --players patří { $least ->
        [2] dvě
        [3] tři
        [4] čtyři
        [5] pět
       *[6] šest
    } až { $most ->
        [3] tři různá jména
        [4] čtyři různá jména
        [5] pět různých jmen
       *[6] šest různých jmen
    }.
}
name-too-long = Jméno může mít nejvýš { $most } písmen a pět slov.
variant-unknown = Variantu { $name } neznám. Znám: { $known }.
input-unknown = Vstup { $input } neznám. Použij mic, keyboard, nebo wav: se souborem či složkou.
option-unused = Volba { $option } tu nic nezmění: mikrofon se nepoužívá.
output-lost = Výstup nejde zapsat: { $error }.
package-missing = Chybí { $package } a bez něj to nejde. Nainstaluj program znovu.
# $extra: the part's name, as in voice-hanabi[whisper]; $pip: the command for pip, such as .venv/bin/pip
extra-part-missing = Na to chybí část programu. Spusť: { $pip } install "voice-hanabi[{ $extra }]".

## Co tu funguje (doctor)

doctor-works = funguje
doctor-missing = chybí
doctor-microphone = Mikrofon
doctor-microphone-level = { $device }, hlasitost { $percent } { $percent ->
    [one] procento
    [few] procenta
   *[other] procent
}
doctor-output = Reproduktor
doctor-channels = { $device }, { $channels ->
    [one] jeden kanál
   *[other] levý a pravý kanál
}
# Said aloud by the doctor, so that people hear where it comes from
doctor-all = Reproduktor, pro všechny.
doctor-left = Jen levá strana.
doctor-right = Jen pravá strana.
doctor-echo = Skákání do řeči
doctor-echo-well = Když stůl mluví, můžeš mu skočit do řeči a on zmlkne: { $way ->
    [system] jeho hlas z mikrofonu odstraní systém.
    [unheard] mikrofon reproduktor neslyší.
   *[table] svůj hlas od tvého rozezná.
}
doctor-echo-badly = Dokud stůl mluví, nikoho neslyší, jeho vlastní hlas tu všechny přehluší. Slova „ne“ a „stop“ říkej, až domluví, nebo si vezmi sluchátka a spusť ho s --headset.
# Said aloud by the doctor, which listens to itself meanwhile
doctor-echo-said = Teď poslouchám vlastní hlas, ať ho rozeznám od tvého. Chvíli prosím nemluv. Trvá to jen pár vteřin a pak je hotovo.
doctor-computer = Počítač
doctor-speed = Na větu potřebuje { $percent } { $percent ->
    [one] procento
    [few] procenta
   *[other] procent
} její délky.
doctor-too-slow = Se vším, co na něm teď běží, slyší pozdě: na větu potřebuje { $percent } procent její délky. Zavři jiné programy, nebo u stolu řekni „klávesa na mluvení“.
doctor-echo-slow = Ten počítač má teď moc práce, než aby poslouchal, když stůl mluví: „ne“ a „stop“ řekni, až domluví, nebo zavři jiné programy.
doctor-voice = Hlas
doctor-model = Model
# After a voice or a model
doctor-language = { $language ->
    [cs] čeština
    [pl] polština
    [da] dánština
   *[en] angličtina
}
doctor-saved = Uložené hry
# The beginning of what the doctor says
doctor-begins = Podívám se, co tu funguje. Potrvá to asi minutu.
# If it only writes
doctor-begins-quietly = Podívám se, co tu funguje. Potrvá to pár vteřin.
doctor-say-something = Teď něco řekni, tři vteřiny poslouchám.
# Before what was recorded is played back
doctor-this-was-you = Takhle tě slyším.
doctor-microphone-quiet = Z mikrofonu { $device } neslyším skoro nic, hlasitost je { $percent } { $percent ->
    [one] procento
    [few] procenta
   *[other] procent
}.
# Used in place of a player's name if nobody has one yet
doctor-somebody = někdo
doctor-screen-reader = Odečítač obrazovky
doctor-no-screen-reader = žádný neběží; kdyby běžel, mohl by s --output screenreader mluvit za stůl
# What to do if nobody is heard, and if there is no sound
doctor-advice-hearing = { $system ->
    [windows] Otevři Nastavení, Soukromí a zabezpečení, Mikrofon, a povol ho desktopovým aplikacím. V části Systém, Zvuk vyber mikrofon a zesil ho.
    [macos] Otevři Nastavení systému, Soukromí a zabezpečení, Mikrofon, a povol ho Terminálu. V části Zvuk, Vstup vyber mikrofon a zesil ho.
   *[linux] Otevři nastavení zvuku, Vstup. Vyber mikrofon, zapni ho a zesil. Zkontroluj i to, jestli nemá vlastní vypínač.
}
doctor-advice-speaking = { $system ->
    [windows] Otevři Nastavení, Systém, Zvuk. Vyber, kde se má přehrávat zvuk, a přidej hlasitost.
    [macos] Otevři Nastavení systému, Zvuk, Výstup. Vyber, kde se má přehrávat zvuk, a přidej hlasitost.
   *[linux] Otevři nastavení zvuku, Výstup. Vyber, kde se má přehrávat zvuk, a přidej hlasitost. Když nehraje vůbec nic, zjisti, jestli běží PulseAudio nebo PipeWire.
}
# The last sentence: whether an evening can begin
doctor-can-begin = Můžeme hrát: slyším tě a ty slyšíš mě.
doctor-can-begin-typing = Hlasem se tu hrát nedá: neslyším tě. Psaním ano: přidej --input keyboard.
doctor-can-begin-reading = Hlasem se tu hrát nedá: nemůžu mluvit. Se čtením ano: přidej --output text.
doctor-can-begin-silently = Hlasem se tu hrát nedá: neslyším ani nemluvím. S psaním a čtením ano: přidej --input keyboard --output text.

## Ukázka

demo-heard = Mluvené povely rozpoznané jako povely: { $understood } z { $said }. Napsané: { $typed }.

## Satellites in the home

# $host: the satellite's computer
satellite-away = Satelit na { $host } neodpovídá.
satellite-taken = Satelit na { $host } slouží jinému programu, třeba Home Assistantu. Nejdřív ho tam uvolni.
satellite-none = Na { $host } žádný satelit není.
satellite-used = Používám satelit na { $host }. Co se u něj řekne i co přes něj říkám, jde domácí sítí jako nešifrovaný zvuk.
microphone-satellite-away = { satellite-away }
microphone-satellite-taken = { satellite-taken }
microphone-satellite-none = { satellite-none }

## Which of two models hears better

# $packed, $fetched: how many of four sentences each heard; $listens: packed or fetched
doctor-heard-better = Který model slyší líp
doctor-say-this = Řekni: { $sentence }.
doctor-sentence-1 = Zahraju třetí kartu
doctor-sentence-2 = Odhodím první
doctor-sentence-3 = Co vím
doctor-sentence-4 = Kolik zbývá nápověd
doctor-models-compared = Ze čtyř vět { $packed ->
    [0] můj vlastní model neslyšel žádnou
    [1] slyšel můj vlastní model jednu
    [2] slyšel můj vlastní model dvě
   *[other] slyšel můj vlastní model { $packed }
}, stažený { $fetched ->
    [0] žádnou
    [1] jednu
    [2] dvě
   *[other] { $fetched }
}. Od teď poslouchá { $listens ->
    [packed] můj vlastní
   *[fetched] ten stažený
}. Jestli chceš radši ten druhý, řekni „ne“.
doctor-model-listens = { $listens ->
    [packed] poslouchá můj vlastní model
   *[fetched] poslouchá stažený model
}
doctor-models-unheard = nikdo nic neřekl, takže se nic nemění
doctor-model-not-kept = napříště si to nezapamatuju: { $error }
