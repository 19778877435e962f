### Hovor sám.

# Když nebylo rozumět; $example je povel, který teď jde
not-understood = Prosím? Řekni třeba: { $example }.
not-understood-typed = Nerozumím „{ $text }“. Napiš třeba: { $example }.
three-failures = Pořád nerozumím. Řekni „pomoc“ a uslyšíš, co se dá říct, nebo to napiš. Třeba: { $example }.
did-you-mean = Myslíš: { $reading }
which-of-two = { $first }, nebo { $second }? Řekni „jedna“, nebo „dva“.
# Zaznělo ne, ale co po něm, nebylo rozumět
taken-back-ask = Zrušeno. Tak co místo toho?
cancelled-ask = Dobře. Tak co uděláš?
# Někdo promluvil, když tah čekal, a nebylo rozumět; $sentence je, co se přečetlo
yes-or-no = { $sentence }. Ano, nebo ne?
which-card-play = Kterou kartu zahrát?
which-card-discard = Kterou kartu zahodit?
which-player = Komu?
which-clue = Jakou barvu nebo hodnotu?
which-take = Kterou kartu? Řekni barvu a hodnotu.
# A reward whose card may go either way, since the deck is empty
onto-firework = Na ohňostroj? Když řekneš „ne“, půjde do balíčku.
nothing-to-take-back = Není co brát zpátky.
too-late = Pozdě. Co se už prozradilo, zpátky vzít nejde.
nothing-to-answer = Není na co odpovídat. { $example }
nothing-to-repeat = Není co opakovat.
cancelled = Dobře.
paused = Pauza. Až budete zpátky, řekněte „hrajeme dál“.
going-on = Hrajeme dál. { turn-of }
slower = Pomaleji.
faster = Rychleji.
louder = Hlasitěji.
quieter = Tišeji.
slowest = Pomaleji to nejde.
fastest = Rychleji to nejde.
loudest = Hlasitěji to nejde.
quietest = Tišeji to nejde.
length-short = Krátké odpovědi.
length-normal = Běžné odpovědi.
length-full = Podrobné odpovědi.
saved = Uloženo. Mějte se.
saved-before-game = Mějte se.
move-done = Přesunuto.
not-your-turn = Teď je na tahu { NAME($player) }.
start-new-game = Ukončit tuhle hru a začít novou?
ready-whose = Kdo bude poslouchat? Řekni svoje jméno.
take-headset = { NAME($player, case: "vocative") }, vezmi si sluchátka a řekni „hotovo“.
no-private-ear = { NAME($player, case: "dative") } nejde nic říct v soukromí, chybí sluchátko. Spusťte hru se sluchátkem pro { NAME($player, case: "accusative") }, nebo se společnými sluchátky.
private-lost = Sluchátko pro { NAME($player, case: "accusative") } nefunguje. Nahlas nezaznělo nic.
# $turn: číslo tahu, od 1
stands-resumed = Máte rozehranou hru, tah { $turn ->
    [1] jedna
    [21] jednadvacet
    [31] jednatřicet
    [41] jednačtyřicet
    [51] jednapadesát
    [61] jednašedesát
    [71] jednasedmdesát
    [81] jednaosmdesát
    [91] jednadevadesát
   *[other] { $turn }
}, na tahu je { NAME($player) }. { strikes-answer } Hrát dál?
resumed = { turn-of } { tokens-answer } { strikes-answer }
torn-journal = Poslední tah se uložil jen napůl, proto se vynechává.
game-over-already = Hra skončila. Na další řekněte „nová hra“.
disk-problem = Na disk nejde ukládat: { $problem }. Tah neplatí. Uvolněte místo a řekněte tah znovu.

## Proč něco nejde

cannot-no-clue-tokens = Nápovědy došly. Zahoď, nebo hraj.
cannot-clue-tokens-full = Máte všech osm nápověd, zahazovat se nesmí.
cannot-no-such-slot = { $count ->
    [0] Žádné karty už nemáš.
   *[other] Takovou kartu nemáš: v ruce máš { cards-count.accusative }.
}
cannot-own-hand = Napovídat sobě nejde.
cannot-no-such-seat = Takový hráč tu není.
# It says no more than that: a clue that is not given may tell nothing
cannot-clue-touches-nothing = Tuhle nápovědu dát nejde.
cannot-not-nameable = { colour } se napovídat nesmí.
cannot-colour-not-in-game = { colour } ve hře není.
cannot-game-over = Hra skončila.
cannot-reward-pending = Nejdřív odměna: { tile-name }.
cannot-no-reward = Žádná odměna teď nečeká.
cannot-card-not-discarded = { card } mezi zahozenými není.
cannot-does-not-fit-firework = { card } teď na ohňostroj nesedí.
cannot-no-colour-call = Barvy se tu nehlásí. Řekni jen, kterou kartu.
cannot-wrong-reward = Tohle odměna nedává. Teď je to { tile-name }.
cannot-other = To teď pravidla nedovolují.

## Pomoc

help-turn = Řekni „zahrát“ nebo „zahodit“ a kolikátou kartu zleva, nebo komu napovídáš a jakou barvu či hodnotu. Třeba: { $example }. Ptej se: „co vím“, „co mají ostatní“, „ohňostroje“, „zahozené karty“, „kolik zbývá nápověd“, „červené žetony“, „balíček“, „kdo je na tahu“. Nebo řekni „opakuj“, „stop“, „pauza“, „uložit a skončit“.
help-colour-call = Ke kartě, kterou hraješ, můžeš ohlásit barvu: „modrá, hraju druhou“.
help-tiles = Můžeš se i zeptat: „jaké odměny zbývají“.
help-setup = Řekněte, kolik vás hraje a jak se jmenujete. Můžete zvolit i jazyk, pravidla, variantu a kdo začíná. Až bude všechno, řekněte „rozdej“.
help-reward = { tile-name }. Řekni třeba: { $example }. Když odměnu nechceš, řekni „nechci nic“.
help-slot = Řekni, kolikátou kartu zleva: „první“, „druhou“.
help-colour = Řekni barvu: { $colours }.
help-value = Řekni hodnotu od jedničky do pětky.
help-player = Řekni jméno: { $players }.
help-yes-no = Řekni „ano“, nebo „ne“.
help-choice = Řekni „jedna“, nebo „dva“.
help-paused = Řekni „hrajeme dál“.
help-ended = Řekni „nová hra“, nebo se ptej na tu minulou. Nebo řekni „uložit a skončit“.

## Příklady, co se dá říct; gramatika každému rozumí. Neurčitek se používá i v otázce („Zahrát třetí, nebo
## zahodit třetí?“) a jeho slova jsou v oficiálním slovníku, „zahraj“ a „zahoď“ v něm nejsou.

example-play = zahrát { slot-object }
example-discard = zahodit { slot-object }
example-clue-colour = { NAME($target, case: "dative") } { colour.plural }
example-clue-value = { NAME($target, case: "dative") } { value-clue }
example-take = { colour } { value }
example-forfeit = nic
example-count = tři
example-names = Anna, Petr, Eva
example-deal = rozdej
example-go-on = hrajeme dál
example-new-game = nová hra
example-yes = ano
