### Pravidla nahlas: jedna zpráva pro každé téma.

rule-goal-koi-koi = Karty se berou podle měsíců a sbírají se z nich jaku. Kdo jaku má, řekne šóbu a bere si body, nebo koi-koi a riskuje. Vyhrává, kdo má po { $rounds ->
    [6] šesti
   *[12] dvanácti
} kolech nejvíc bodů.
rule-goal-hanafuda = Karty se berou podle měsíců. Světlo je za dvacet, zvíře za deset, stužka za pět, kasu za jeden. Vyhrává, kdo má po { $rounds ->
    [6] šesti
   *[12] dvanácti
} kolech nejvíc bodů.
rule-turn = Vylož kartu z ruky. Když na stole leží karta stejného měsíce, vezme ji, jinak tam zůstane. Pak se totéž stane s vrchní kartou balíčku.
rule-cards = Karet je čtyřicet osm, čtyři na každý měsíc: pět světel, devět zvířat, deset stužek a dvacet čtyři kasu.
rule-months = Měsíce jsou borovice, švestka, třešeň, wisterie, kosatec, pivoňka, lespedéza, ozdobnice, chryzantéma, javor, vrba a paulovnie.
rule-capture = Karta bere ze stolu kartu svého měsíce, a když může, tak musí. Když tam leží dvě, vybíráš si, a když tři, bereš všechny.
rule-three = Když na stole leží tři karty jednoho měsíce, čtvrtá je vezme všechny.
rule-choice = Když na stole leží dvě karty toho měsíce, vyber si jednu. { SAY("Řekni", typed: "Napiš") } „jedna“, „dva“, nebo ji pojmenuj.
rule-stock = Po tvé kartě se otočí vrchní karta balíčku. Bere, nebo zůstane ležet, stejně jako ta tvoje.
rule-dealer = Oja rozdává a začíná. V prvním kole je to ten, kdo si vytáhne nejdřívější měsíc, potom vždycky ten, kdo vyhrál minulé kolo.
rule-deal = Každý dostane { $hand ->
    [3] tři karty
    [4] čtyři karty
    [5] pět karet
    [7] sedm karet
   *[other] osm karet
}, na stůl jde { $field ->
    [6] šest
   *[other] osm
}. Když na stole leží čtyři karty jednoho měsíce, rozdává se znovu.
rule-hand = Karty v ruce jsou seřazené zleva podle měsíců.
rule-yaku = Jaku je sestava sebraných karet, za kterou jsou body. Pět světel je za deset. Čtyři bez Mičikazeho za osm, s ním { $rain ->
    [seven] za sedm
   *[three] jen za pět
}. Tři bez něj za pět. Divočák, jelen a motýli za pět. Tři stužky s básní za pět, tři modré za pět. Pět zvířat, pět stužek nebo deset kasu za jeden, a za každou další kartu o jeden víc.
rule-koi-koi = Koi-koi znamená, že se hraje dál o víc. Body dostaneš, jen když uděláš další jaku dřív, než někdo řekne šóbu.
rule-shobu = Šóbu ukončí kolo a bereš si body za svoje jaku. Nikdo jiný nedostane nic.
rule-oya-ken = Když nikdo neřekne šóbu, dostane oja šest bodů. Tomu se říká oja-ken.
rule-teshi = Teši jsou čtyři karty jednoho měsíce v ruce hned po rozdání. Je za ně rovnou šest bodů.
rule-kuttsuki = Kutcuki jsou čtyři dvojice v ruce hned po rozdání. Je za ně rovnou šest bodů.
rule-end-koi-koi = Kolo končí, když někdo řekne šóbu, nebo když dojdou karty v ruce. Partie má { $rounds ->
    [6] šest
   *[12] dvanáct
} kol.
rule-end-hanafuda = Kolo končí, když dojdou karty v ruce{ $stock ->
    [yes] {" "}i v balíčku
   *[no] {""}
}. Partie má { $rounds ->
    [6] šest
   *[12] dvanáct
} kol.
rule-points-koi-koi = Body bere jen ten, kdo řekne šóbu, a to za všechna svoje jaku. Z jaku se světly se počítá jen to nejlepší.
rule-points-hanafuda = Světlo je za dvacet, zvíře za deset, stužka za pět, kasu za jeden. Body se počítají všem, kolo vyhrává nejvyšší součet.
rule-doubling = Body se můžou zdvojnásobit, když si to vyberete před hrou.
rule-double-at-seven = Od sedmi bodů výš se počítá dvojnásobek.
rule-double-by-koi-koi = Za každé koi-koi v kole se body zdvojnásobí.
rule-look = Když vyložíš svou kartu, smíš se před líznutím podívat na vrchní kartu balíčku, jen ty. Když na stole leží karta stejného měsíce, může brát. Jinak, nebo když chceš, jde do ruky.
rule-play-on = Když dojdou karty v ruce, otáčí se dál, dokud nedojde balíček.
rule-goko = Gokó: všech pět světel, deset bodů.
rule-shiko = Šikó: čtyři světla bez Mičikazeho, osm bodů.
rule-ame_shiko = Ame-šikó: čtyři světla s Mičikazem, sedm bodů.
rule-sanko = Sankó: tři světla bez Mičikazeho, pět bodů.
rule-inoshikacho = Inošikačó: divočák, jelen a motýli, pět bodů.
rule-aotan = Aotan: tři modré stužky, pivoňka, chryzantéma a javor, pět bodů.
rule-akatan = Akatan: tři stužky s básní, borovice, švestka a třešeň, pět bodů.
rule-tane = Tane: pět zvířat za jeden bod, za každé další o bod víc. Patří k nim i sake a most.
rule-tan = Tan: pět stužek za jeden bod, za každou další o bod víc.
rule-kasu = Kasu: deset kasu za jeden bod, za každé další o bod víc. Blesk je taky kasu.
rule-hanami_de_ippai = Hanami de ippai: zástěna a sake, pět bodů.
rule-tsukimi_de_ippai = Cukimi de ippai: měsíc a sake, pět bodů.
rule-tsukifuda = Cukifuda: všechny čtyři karty měsíce, který se hraje, čtyři body.
rule-not-here = Tady se to nehraje.
rule-other-game = To k téhle hře nepatří.

# Po cíli hry, když se nikdo neptal na nic určitého
rules-topics = Víc: „vysvětli braní“, „vysvětli jaku“.
rules-topics-basic = Víc: „vysvětli braní“, „vysvětli bodování“.
