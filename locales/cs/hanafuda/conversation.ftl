### Co se dá říct a proč něco nejde.

## Proč něco nejde

cannot-match-over = Partie skončila.
cannot-round-over = Kolo skončilo.
cannot-no-call-due = Není co hlásit, nové jaku nepřibylo.
cannot-lay-first = Nejdřív vylož kartu.
cannot-draw-nothing = Nic nebere: nech si ji.
cannot-not-looked = Nejdřív se na vrchní kartu podívej.
cannot-no-look = V téhle hře se do balíčku nenahlíží.
cannot-already-looked = Podruhé se podívat nejde.
cannot-no-such-card = Taková karta není.
cannot-not-in-field = Ta na stole neleží.
cannot-not-in-hand = Tu v ruce nemáš.
cannot-no-such-slot = Takovou kartu nemáš, v ruce { $count ->
    [1] máš jednu
    [2] máš dvě
    [3] máš tři
    [4] máš čtyři
   *[other] jich máš { number }
}.
cannot-does-not-match = Ty karty k sobě nepatří, jsou z různých měsíců.
cannot-nothing-takes = Tu nemáš čím vzít.

## Nápověda

help-turn = Třeba: „{ $example }“, „{ $other }“. Víc: „pomoc tahy“, „pomoc otázky“.
help-moves = { SAY("Řekni", typed: "Napiš") }, kterou kartu vykládáš: jménem, květinou, nebo kolikátá je: „vyložím jelena“, „{ $example }“. Můžeš přidat i to, co bere. Dokud nezazní výsledek, vezmeš to zpátky slovem „ne“.
help-questions = Ptej se: „moje karty“, „co je na stole“, „čím můžu brát“, „co mám sebráno“, { $game ->
    [koi-koi] „jaku“, „body“
   *[hanafuda] „body“
}, „balíček“, „jaký je měsíc“, „kdo je na tahu“, „co se stalo“. Na pravidla třeba: „jak se hraje“. Víc: „pomoc ovládání“.
help-look = { SAY("Řekni", typed: "Napiš") } „líznu“, nebo „podívám se na vrchní kartu“.
help-looked = { SAY("Řekni", typed: "Napiš") } „líznu“ a vrchní karta bude brát, nebo „nechám si ji“ a půjde do ruky.
help-card = { SAY("Řekni", typed: "Napiš") }, kterou: jménem, květinou, nebo kolikátá je. Třeba: { $example }.
help-take = { SAY("Řekni", typed: "Napiš") } „jedna“, to je { $one }, nebo „dva“, to je { $other }.
help-call = { SAY("Řekni", typed: "Napiš") } „koi-koi“ a hraje se dál, nebo „šóbu“ a bereš si body.

## Příklady toho, co se dá říct; gramatika jim rozumí

example-lay = vykládám { $card }
example-lay-takes = vykládám { $card } a beru { $takes }
example-take = beru { $card }
example-koi-koi = koi-koi
example-shobu = šóbu
example-look = podívám se na vrchní kartu
example-draw = líznu
example-keep = nechám si ji
example-one = jedna
example-question = čím můžu brát

# What the short sounds mean, as the end of a sentence
cue-played = někdo vyložil kartu, nebo se otočila karta z balíčku
cue-firework = někdo má jaku
cue-last-round = kolo skončilo
