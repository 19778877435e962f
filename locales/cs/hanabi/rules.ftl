### Pravidla nahlas, jedna zpráva na téma.

rule-goal = Společně stavíte v každé barvě jeden ohňostroj, od jedničky po pětku. Karty ostatních vidíš, svoje ne.
rule-turn = V tahu uděláš jednu ze tří věcí: napovíš, zahodíš kartu, nebo kartu zahraješ. Vynechat nejde.
rule-clue = Nápověda stojí jeden modrý žeton. Řekneš, komu z ostatních, a k tomu jednu barvu nebo jednu hodnotu. Ukáže se na všechny karty, kterých se týká.
rule-discard = Kartu zahodíš lícem nahoru na zahazovací balíček, jeden modrý žeton se vrátí a dobereš si. Když žádný modrý žeton nechybí, zahazovat se nesmí.
rule-play = Když karta na svůj ohňostroj navazuje, zůstane na stole. Když ne, je zahozená a přibude červený žeton. Pak si dobereš.
rule-tokens = Modrých žetonů je osm. Nápověda jeden stojí, zahozená karta nebo hotový ohňostroj jeden vrátí.
rule-no-tokens = Když dojdou žetony, napovídat nejde: zahoď, nebo hraj.
rule-full-tokens = Když máte všech osm žetonů, zahazovat se nesmí: napověz, nebo hraj.
rule-strikes = Karta, která nesedí, přidá červený žeton. Po třetím je hra prohraná.
rule-fireworks = Každá barva má jeden ohňostroj. Začíná jedničkou a roste po jedné do pětky.
rule-oldest = Nejstarší karta je ta, kterou máš v ruce nejdéle, nejnovější ta, která přišla naposled. Po rozdání je nejstarší první a nejnovější poslední.
rule-prompt = Pobídka je nápověda ke kartě, která ještě nesedí, protože před ní jiná chybí. Kdo už o té chybějící něco ví, ten ji zahraje.
rule-finesse = Finesa je nápověda ke kartě, která ještě nesedí, protože před ní jiná chybí. Kdo tu chybějící má a nic o ní neví, zahraje svou nejnovější: podle dohody je to ona.
rule-own-cards = O tom ta hra je: ostatní tvoje karty vidí, ale ty je poznáš jen z jejich nápověd.
rule-end = Hra končí, když přibude třetí červený žeton, nebo jsou hotové všechny ohňostroje. Když dojde balíček, má každý ještě jeden tah a pak je konec.
rule-score = Body jsou součet nejvyšších karet všech ohňostrojů. Nejvíc jich může být { $most ->
    [30] třicet
   *[25] pětadvacet
}.
rule-colours = Barvy jsou { $colours }.
colour-listed = { colour }
rule-cards = V každé barvě jsou tři jedničky, dvě dvojky, dvě trojky, dvě čtyřky a jedna pětka.
rule-cards-rainbow = Duhová je od každé hodnoty jen jedna.
rule-cards-black = U černých je to obráceně: tři pětky, po dvou čtyřkách, trojkách a dvojkách a jediná jednička.
rule-empty-clue = { $allowed ->
    [yes] Tady nemusí nápověda ukázat na žádnou kartu: smíš říct i to, že někdo nějakou barvu nebo hodnotu nemá.
   *[no] Tady musí nápověda ukázat aspoň na jednu kartu.
}
rule-rainbow = Duhové karty tvoří šestý ohňostroj. { $touch ->
    [own] Duhová je barva jako každá jiná a smí se napovídat.
    [every] Ukáže na ně nápověda každé barvy, ale duhová se jmenovat nesmí.
   *[none] Podle varianty jsou buď vlastní barvou, nebo na ně ukáže nápověda každé barvy a jmenovat se nesmějí.
}
rule-black = Černé karty se staví od pětky dolů k jedničce. Nápověda barvy na ně nikdy neukáže. Za každou, která na konci chybí, přijdete o bod.
rule-tiles = Za hotový ohňostroj se místo žetonu otočí odměna. Kdo ohňostroj dokončí, rozhodne, jak ji využít.
rule-colour-call = Než kartu zahraješ, můžeš ohlásit její barvu. Když barva souhlasí a karta sedí, vrátí se modrý žeton. Když nesouhlasí, karta propadá a přibude červený žeton.
rule-all-or-nothing = Po poslední kartě balíčku se hraje dál. Konec je, až jsou všechny ohňostroje hotové, přibude třetí červený žeton, nebo je pryč karta, kterou potřebujete. Body se nepočítají: buď je to dokonalé, nebo je to prohra.

# Po cíli hry, když se nikdo neptal na nic určitého
rules-topics = Víc: „vysvětli nápovědy“, „vysvětli zahazování“, „vysvětli bodování“.
