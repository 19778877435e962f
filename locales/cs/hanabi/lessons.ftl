### Lekce Hanabi. $player: kamarád vedle toho, kdo se učí; $other: ten za ním. Jejich rod není znám.

## Hanabi za deset minut

lesson-begin-aim = Stavíme spolu pět ohňostrojů: červený, žlutý, zelený, modrý a bílý. Každý začíná jedničkou a jde až k pětce. Každá karta, která sedí, je bod. Má to háček: svoje karty nikdo nevidí. Ty uslyšíš, co má { NAME($player) }. A { NAME($player) } zase vidí tvoje.
lesson-begin-aim-ask = Zeptej se mě: co má { NAME($player) }?
lesson-begin-aim-shown = co má { NAME($player) }
lesson-begin-aim-why = Karty ostatních jsou půlka hry: pomáháš jim nápovědami.
lesson-begin-aim-right = Na to se můžeš zeptat kdykoli.

lesson-begin-know = V tahu uděláš jednu ze tří věcí: zahraješ kartu, zahodíš kartu, nebo někomu napovíš. Z nápověd poznáš, co držíš. Teď jednu dostaneš, napovídá { NAME($player) }.
lesson-begin-know-ask = Zeptej se mě: co vím?
lesson-begin-know-shown = co vím
lesson-begin-know-why = Nic si nemusíš pamatovat. Pamatuju si to já, stačí se zeptat.

lesson-begin-play = Všechny ohňostroje teprve čekají na jedničku. Takže jednička sedí, ať je jakékoli barvy.
lesson-begin-play-ask = Zahraj svou druhou kartu.
lesson-begin-play-right = Tvůj první bod.
lesson-begin-play-other = O té nevíš nic. Jednička je jen ta druhá.
lesson-begin-play-discard = To by byla škoda karty. Druhá sedí: zahraj ji.
lesson-begin-play-clue = To jde taky, ale máš kartu, která teď sedí.
lesson-begin-play-why = Na stole ještě nic není, každá barva potřebuje jedničku. { NAME($player) } ti o ní říká proto, že ji můžeš zahrát.

lesson-begin-clue = Teď napovídáš ty: jméno, a k tomu barva nebo číslo. { NAME($player) } uslyší, kterých karet se to týká.
lesson-begin-clue-ask = Jedna z nich teď sedí. Napověz { NAME($player, case: "dative") }.
lesson-begin-clue-right = To je ono. A { NAME($player) } rozumí:
lesson-begin-clue-other = Pravda, ale nic z toho teď nejde zahrát. Žlutá jednička ano.
lesson-begin-clue-play = O svých kartách nic nevíš. Radši napověz.
lesson-begin-clue-wrong = Teď ne: { NAME($player) } čeká na nápovědu.
lesson-begin-clue-why = Žlutá je prázdná, takže žlutá jednička sedí. „Jedničky“ ukážou na ni a na nic jiného.

lesson-begin-oldest = Další bod, a díky tobě. Nápověd máme osm a každá jednu stojí. Když není co hrát ani co napovědět, zahoď: jedna nápověda se vrátí. Mezi kamarády platí, že letí nejstarší karta, o které nikdo nic neřekl. U tebe je to první.
lesson-begin-oldest-ask = Zahoď první.
lesson-begin-oldest-right = Je pryč a máme o nápovědu víc. Ještě jedna zelená čtyřka zbývá.
lesson-begin-oldest-other = S tou nikdo nepočítá. Všichni čekají, že poletí nejstarší, tedy první.
lesson-begin-oldest-play = To je jen hádání naslepo. Radši zahoď první.
lesson-begin-oldest-wrong = Nápovědu si teď nech.
lesson-begin-oldest-why = Když každý zahazuje nejstarší, ostatní vědí, co poletí, a stihnou varovat.

lesson-begin-five = Nové karty. Od každé barvy jsou tři jedničky, po dvou od dvojky do čtyřky a jen jedna pětka. { NAME($player) } má jako nejstarší zelenou pětku a ta by letěla jako další. Pak už zelený ohňostroj nikdo nedokončí.
lesson-begin-five-ask = Zachraň ji: jméno a číslo.
lesson-begin-five-right = Výborně. Poslouchej, co se stane:
lesson-begin-five-colour = „Zelené“ zní jako: zahraj ji. „Pětky“ říkají: nech si ji.
lesson-begin-five-other = Pětka je pořád v nebezpečí. Zachrání ji „pětky“.
lesson-begin-five-wrong = Pak by zelená pětka letěla. Nejdřív nápověda.
lesson-begin-five-why = Každá pětka je v krabici jen jedna. Co je pryč, je pryč.

lesson-begin-strike = Pětka zůstala. Teď schválně něco pokazíme, ať víš, jak to zní. O své třetí kartě nevíš nic.
lesson-begin-strike-ask = Zahraj třetí i tak.
lesson-begin-strike-right = To je červený žeton a karta je pryč. Po třetím je hra prohraná. Tak hraj, co víš, a hádej, jen když musíš.
lesson-begin-strike-wrong = Opatrnost chválím. Ale pro jednou zahraj třetí.
lesson-begin-strike-why = Je to jen lekce, tady žeton nic nestojí.

lesson-begin-last = Skočíme na konec hry. V balíčku je poslední karta.
lesson-begin-last-ask = Červený je hotový. Která tvoje karta sedí?
lesson-begin-last-right = Přesně tam patřila.
lesson-begin-last-other = O té nevíš nic. Pětka je pátá a na pětku čeká jen žlutá.
lesson-begin-last-discard = Už nezbývá čas. Pátá je bod: zahraj ji.
lesson-begin-last-wrong = Už nezbývá čas. Zahraj pátou.
lesson-begin-last-why = Červený svou pětku má. Z ostatních je na čtyřce jen žlutý, takže je to žlutá pětka.

lesson-begin-final = Tohle je tvůj poslední tah. Bílý je na dvojce.
lesson-begin-final-ask = Co zahraješ?
lesson-begin-final-other = Tu ne. Bílá je první.
lesson-begin-final-wrong = Je to poslední tah: zahraj bílou, první.
lesson-begin-final-why = V posledním tahu ti nikdo neřekne o bílé jen tak. Musí to být trojka.
lesson-begin-end = To je celé Hanabi. Na první hru víš všechno.

## Jak se domlouvají kamarádi

lesson-friends-newest = Hrát už umíš. Teď to, na čem se kamarádi dohodnou, aby nápověda řekla víc. Nápověda je vždycky o jedné kartě. Když se týká tvojí nejstarší, je o ní. Když ne, je o nejnovější z těch, na které ukazuje. Po rozdání je nejstarší první karta a nejnovější pátá. Tak poslouchej:
lesson-friends-newest-ask = Kterou z těch dvou zahraješ?
lesson-friends-newest-right = Přesně, tu nejnovější. Ta druhá je taky červená, ale na později.
lesson-friends-newest-why = Nejstarší karty se nápověda netýká, takže je o nejnovější červené: o páté. A říká: sedí.

lesson-friends-keep = Nové karty a další nápověda.
lesson-friends-keep-ask = Týká se tvé nejstarší. Co teď uděláš?
lesson-friends-keep-right = Takže zůstala a letěla ta další.
lesson-friends-keep-why = Nápověda na nejstarší říká: nezahazuj ji. Místo ní zahoď nejstarší bez nápovědy, tedy druhou.

lesson-friends-give = Teď ty. Nápověda má být o kartě, která sedí, nebo která musí zůstat.
lesson-friends-give-ask = { NAME($player) } má modrou jedničku a ta sedí. Která nápověda to řekne?
lesson-friends-give-right = Jen ta jednička, tu si nikdo nesplete.
lesson-friends-give-why = „Modré“ ukážou na dvě karty a nejnovější je čtyřka. „Jedničky“ ukážou jen na tu správnou.

lesson-friends-prompt = Na stole je červená jednička. O své první víš, že je to dvojka. A teď pozor: { NAME($other) } napovídá a { NAME($player) } slyší o kartě, která ještě nesedí, o červené trojce.
lesson-friends-prompt-ask = Něco mezi tím chybí. Co zahraješ?
lesson-friends-prompt-right = Tomu se říká pobídka: chyběla karta, o které už víš.
lesson-friends-prompt-why = Trojku { NAME($player) } zahraje, jen když je tvoje dvojka červená. Tak ji zahraj, je první.

lesson-friends-finesse = To nejtěžší. Stůl je prázdný. { NAME($other) } napovídá a { NAME($player) } slyší o červené dvojce. A červenou jedničku nikdo z nich nemá.
lesson-friends-finesse-ask = Máš ji tedy ty. Kterou kartu zahraješ?
lesson-friends-finesse-right = To je finesa: tobě nikdo nic neřekl, a stejně to víš. Teď může hrát { NAME($player) }.
lesson-friends-finesse-why = Když ji nikdo jiný nemá, máš ji ty: podle dohody je to tvoje nejnovější, pátá.
lesson-friends-end = S tímhle můžeš hrát s každým počítačem a skoro s každým člověkem.

## Telefony, sluchátka a ovládání stolu

lesson-steering-help = Ztratit se nejde. Když nevíš, co se dá říct, stačí jedno slovo.
lesson-steering-help-ask = Zkus ho: pomoc.
lesson-steering-help-shown = pomoc
lesson-steering-help-why = „Pomoc“ poradí, co se hodí právě teď.

lesson-steering-slow = Jak mluvím, je na tobě: pomaleji, rychleji, hlasitěji, tišeji.
lesson-steering-slow-ask = Zpomal mě.
lesson-steering-slow-shown = pomaleji
lesson-steering-slow-why = Zůstane to tak, dokud nechceš rychleji.

lesson-steering-brief = A taky kolik toho povím: podrobně, nebo stručně.
lesson-steering-brief-ask = Požádej o kratší odpovědi.
lesson-steering-brief-shown = kratší odpovědi
lesson-steering-brief-why = Krátké odpovědi vynechají, na co se můžeš zeptat.

lesson-steering-stand = Nic si nemusíš pamatovat. Na všechno, co leží na stole, se můžeš zeptat.
lesson-steering-stand-ask = Zeptej se, kolik máte bodů.
lesson-steering-stand-shown = kolik máme bodů
lesson-steering-stand-why = Otázky nic nestojí a ptát se může každý kdykoli.

lesson-steering-last = Odskočíš si ke dveřím a ostatní zatím hrají.
lesson-steering-last-ask = Zeptej se, co se stalo naposledy.
lesson-steering-last-shown = co se stalo naposledy
lesson-steering-last-why = Nemusíš čekat, až ti to někdo poví.

lesson-steering-ear = Když hrají i ostatní, to, co smíš vědět jen ty, nezazní z reproduktoru, ale tobě do ucha. Máš-li sluchátka, nasaď si je.
lesson-steering-ear-ask = Zkus to: řekni mi něco do ucha.
lesson-steering-ear-shown = řekni mi něco do ucha
lesson-steering-ear-right = Tohle bylo jen pro tebe.
lesson-steering-ear-why = Takhle si sluchátko ověříš kdykoli ve hře.

lesson-steering-phone = Telefon ukazuje tvoje karty a tlačítka s tím, co jde říct. Klepnutím to řekneš.
lesson-steering-phone-ask = Klepni na „jak jsme na tom“.
lesson-steering-phone-shown = jak jsme na tom
lesson-steering-phone-why = Na co tam tlačítko není, to můžeš napsat nebo říct.

lesson-steering-ears = Před hrou se stůl zeptá, jak bude kdo poslouchat: z telefonu, ze sluchátek, nebo jen z jednoho z nich. Jde to změnit i potom. Tah se přečte a „ne“ ho vezme zpátky. A někdy je potřeba přestávka.
lesson-steering-ears-ask = Dej pauzu.
lesson-steering-ears-shown = pauza
lesson-steering-ears-why = V pauze se nehraje, ať se mluví o čemkoli.
lesson-steering-end = Takhle se stůl ovládá. Pomalejší řeč a kratší odpovědi zůstanou, dokud to nezměníš.

## Varianty

lesson-variants-rainbow = Každá varianta mění jednu věc, tady je ke každé jedna situace. Nejdřív šestá barva, duhová, která se hraje jako ostatní: deset karet, nebo jen pět, každá jednou. { NAME($player) } má jako druhou duhovou jedničku.
lesson-variants-rainbow-ask = Napověz { NAME($player, case: "dative") }.
lesson-variants-rainbow-why = Duhová je barva jako každá jiná. „Jedničky“ poslouží taky.

lesson-variants-wild = Teď je duhová karta žolík: říct se nesmí, ale týká se jí každá barva. Poslouchej.
lesson-variants-wild-ask = Která karta je modrá i zelená? Zeptej se mě: co vím?
lesson-variants-wild-shown = co vím
lesson-variants-wild-why = Karta, které se týkají dvě barvy, může být jen duhová.

lesson-variants-black = Černý prach se staví pozpátku, od pětky k jedničce. Žádná barva se ho netýká, jen čísla. Černé pětky jsou tři a jednička jediná. { NAME($player) } má jako nejnovější černou pětku.
lesson-variants-black-ask = Jak napovíš, že sedí?
lesson-variants-black-why = Černá začíná pětkou a napovědět jde jen číslo: „pětky“.

lesson-variants-tiles = S odměnami přinese hotový ohňostroj překvapení: nápovědu navíc, o červený žeton míň, nebo kartu ze zahozených. Červený je na čtyřce.
lesson-variants-tiles-ask = Dokonči červený.
lesson-variants-tiles-why = Víš o jedné pětce, o druhé kartě, a červený na ni čeká.

lesson-variants-call = Hlášení barvy: před zahráním ohlásíš barvu, a když je jiná, karta propadne. Tvoje druhá je červená, věř mi.
lesson-variants-call-ask = Ohlas červenou a zahraj druhou.
lesson-variants-call-other = To jde taky. Ale tentokrát k tomu ohlas červenou.
lesson-variants-call-shown = zahraju druhou jako červenou
lesson-variants-call-why = Bez hlášení se hraje jako vždycky. S hlášením musí barva souhlasit.

lesson-variants-all = Do posledního dechu: žádné body, buď všechny ohňostroje, nebo prohra. Karta, která nemá náhradu, nesmí pryč. Jedna zelená čtyřka už je pryč a tu druhou má { NAME($player) } jako nejstarší.
lesson-variants-all-ask = Zachraň ji.
lesson-variants-all-why = Bez ní zelený nikdo nedokončí a je konec. Zachrání ji „čtyřky“ nebo „zelené“.

lesson-variants-empty = Prázdné nápovědy: podle polských a dánských pravidel smíš říct i to, co někdo nemá. { NAME($player) } nemá žádnou pětku.
lesson-variants-empty-ask = Napověz { NAME($player, case: "dative") } pětky.
lesson-variants-empty-other = Ta se nějaké karty týká. Napověz, co tam není: pětky.
lesson-variants-empty-why = Netýká se žádné karty, a právě to je novina. Podle českých a anglických pravidel se to nesmí.

lesson-variants-deduction = Poslední: odvozování. Když ti řeknu, co o svých kartách víš, počítám i s tím, co vidíš u ostatních. Slyšíš všechny pětky až na jednu: { NAME($player) } má červenou, žlutou, zelenou a modrou.
lesson-variants-deduction-ask = Která je tedy tvoje? Zeptej se mě: co vím?
lesson-variants-deduction-shown = co vím
lesson-variants-deduction-why = Zbývá jen bílá pětka.
lesson-variants-end = Varianty se vybírají před hrou, stačí říct název, a dají se i spojit.
