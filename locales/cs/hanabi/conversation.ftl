### Hovor u stolu, kde se hraje Hanabi.

which-card-play = Kterou kartu zahrát?
which-card-discard = Kterou kartu zahodit?
which-player = Komu?
which-clue = Jakou barvu nebo hodnotu?
which-take = Kterou kartu? { SAY("Řekni", typed: "Napiš") } barvu a hodnotu.
move-done = Přesunuto.
# $turn: číslo tahu, od 1
stands-resumed = { ALONE() ->
    [yes] Máš
   *[no] Máte
} rozehranou hru, tah { $turn ->
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

## Proč něco nejde

cannot-no-clue-tokens = Nápovědy došly. Zahoď, nebo hraj.
cannot-clue-tokens-full = Máte všech osm nápověd, zahazovat se nesmí.
cannot-no-such-slot = { $count ->
    [0] Žádné karty už nemáš.
   *[other] Takovou kartu nemáš: v ruce máš { cards-count.accusative }.
}
cannot-own-hand = Napovídat sobě nejde.
# It says no more than that, because a clue that is not given must reveal nothing
cannot-clue-touches-nothing = Tuhle nápovědu dát nejde.
clue-of-no-cards = Taková karta tam není. Napovědět můžeš aspoň to: „{ $clue }“.
cannot-not-nameable = { colour } se napovídat nesmí.
cannot-colour-not-in-game = { colour } ve hře není.
cannot-reward-pending = Nejdřív odměna: { tile-name }.
cannot-no-reward = Žádná odměna teď nečeká.
cannot-card-not-discarded = { card } mezi zahozenými není.
cannot-does-not-fit-firework = { card } teď na ohňostroj nesedí.
cannot-no-colour-call = Barvy se tu nehlásí. { SAY("Řekni", typed: "Napiš") }, kolikátá karta to je: „{ $example }“.
cannot-wrong-reward = Tohle odměna nedává. Teď je to { tile-name }.
cannot-forfeit = Odměna se musí využít. Teď je to { tile-name }.
cannot-hand-empty = V téhle ruce už žádná karta není.

## Pomoc

help-turn = Třeba: „{ $example }“, „{ $other }“. Víc: „pomoc tahy“, „pomoc otázky“.
help-moves = Kartu zahraješ nebo zahodíš podle místa: „hraju třetí“, „zahodím poslední“. K nápovědě stačí jméno a barva nebo hodnota: „{ $clue }“. Dokud nezazní výsledek, vezmeš to zpátky slovem „ne“.
help-questions = Ptej se: „co vím“, „co mají ostatní“, „ohňostroje“, „zahozené karty“, „kolik zbývá nápověd“, „červené žetony“, „balíček“, „kdo je na tahu“, „co se stalo“. Na pravidla třeba: „jak fungují nápovědy“. Víc: „pomoc ovládání“.
help-colour-call = Ke kartě, kterou hraješ, můžeš ohlásit barvu: „modrá, hraju druhou“.
help-tiles = Můžeš se i zeptat: „jaké odměny zbývají“.
help-setup = { SAY("Řekněte", typed: "Napište") }, kolik vás hraje a jak se jmenujete. Můžete zvolit i jazyk, pravidla, variantu a kdo začíná. Až bude všechno, { SAY("řekněte", typed: "napište") } „rozdej“. Hraješ poprvé? „Nauč mě to“. Nikdo další? „Jen já“. Je tu i „hádanka dne“.
help-reward = { tile-name }. { SAY("Řekni", typed: "Napiš") } třeba: { $example }.
help-slot = { SAY("Řekni", typed: "Napiš") }, kolikátou kartu zleva: „první“, „druhou“.
help-colour = { SAY("Řekni", typed: "Napiš") } barvu: { $colours }.
help-value = { SAY("Řekni", typed: "Napiš") } hodnotu od jedničky do pětky.

## Příklady, co se dá říct; gramatika každému rozumí. Neurčitek se používá i v otázce („Zahrát třetí, nebo
## zahodit třetí?“) a jeho slova jsou v oficiálním slovníku, „zahraj“ a „zahoď“ v něm nejsou.

example-play = zahrát { slot-object }
example-play-colour = { colour }, zahrát { slot-object }
example-discard = zahodit { slot-object }
example-clue-colour = { NAME($target, case: "dative") } { colour.plural }
example-clue-value = { NAME($target, case: "dative") } { value-clue }
# Nápověda, že hráč takové karty nemá, v otázce tak, jak se dá říct
meant-no-colour = { NAME($target, case: "dative") } žádné { colour.plural }
meant-no-value = { NAME($target, case: "dative") } žádné { value-clue }
example-take = { colour } { value }
example-question = co vím

# What the short sounds mean, as the end of a sentence
cue-clue = někdo napověděl
cue-played = zahraná karta sedí
cue-strike = zahraná karta nesedí, přibyl červený žeton
cue-token = vrátila se nápověda
cue-firework = ohňostroj je hotový
cue-last-round = někdo dobral poslední kartu, hraje se poslední kolo
