### Lekce Hanabi. $player: kamarád vedle toho, kdo se učí; $other: ten za ním. Jejich rod není znám.

## Hanabi za deset minut

lesson-begin-aim = Stavíme spolu pět ohňostrojů: červený, žlutý, zelený, modrý a bílý. Každý začíná jedničkou a jde až k pětce. Každá karta, která sedí, je bod. Háček: svoje karty nikdo nevidí. Ty uslyšíš, co má { NAME($player) }. A { NAME($player) } zase vidí tvoje.
lesson-begin-aim-ask = Zeptej se mě: co má { NAME($player) }?
lesson-begin-aim-shown = co má { NAME($player) }
lesson-begin-aim-why = Karty ostatních jsou půlka hry: pomáháš jim nápovědami.
lesson-begin-aim-right = Na to se můžeš zeptat kdykoli.

lesson-begin-know = V tahu uděláš jednu ze tří věcí: zahraješ kartu, zahodíš kartu, nebo někomu napovíš. Z nápověd poznáš, co držíš. Teď jednu dostaneš, napovídá { NAME($player) }.
lesson-begin-know-ask = Zeptej se mě: co vím?
lesson-begin-know-shown = co vím
lesson-begin-know-why = Nic si nemusíš pamatovat. Pamatuju si to já, stačí se zeptat.

lesson-begin-play = Všechny ohňostroje teprve čekají na jedničku. Takže jednička sedí, ať má jakoukoli barvu.
lesson-begin-play-ask = Zahraj svou jedničku.
lesson-begin-play-right = Tvůj první bod. Na její místo přišla nová karta.
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
lesson-begin-oldest-ask = Zahoď ji.
lesson-begin-oldest-right = Je pryč a máme o nápovědu víc. Zelená čtyřka je v balíčku ještě jedna.
lesson-begin-oldest-other = S tou nikdo nepočítá. Všichni čekají nejstarší, tedy první.
lesson-begin-oldest-play = To byla jen trefa naslepo. Radši zahoď první.
lesson-begin-oldest-wrong = Nápovědu si teď nech.
lesson-begin-oldest-why = Když každý zahazuje nejstarší, ostatní vědí, co poletí, a stihnou varovat.

lesson-begin-five = Nové karty. Od každé barvy jsou tři jedničky, po dvou od dvojky do čtyřky a jen jedna pětka. { NAME($player) } má nejstarší zelenou pětku, ta by letěla jako další. Pak už zelenou nikdo nedokončí.
lesson-begin-five-ask = Zachraň ji: které číslo napovíš?
lesson-begin-five-right = Výborně. Poslouchej, co se stane:
lesson-begin-five-colour = „Zelené“ zní jako: zahraj ji. „Pětky“ říkají: nech si ji.
lesson-begin-five-other = Pětka je pořád v nebezpečí. Zachrání ji „pětky“.
lesson-begin-five-wrong = Pak by zelená pětka letěla. Nejdřív nápověda.
lesson-begin-five-why = Každá pětka je v krabici jen jedna. Co je pryč, je pryč.

lesson-begin-strike = Pětka zůstala. A teď ať se něco pokazí, ať víš, jak to zní. O své třetí kartě nevíš nic.
lesson-begin-strike-ask = Zahraj ji i tak.
lesson-begin-strike-right = To je červený žeton a karta je pryč. Po třetím je hra prohraná. Tak hraj, co víš, a hádej jen málokdy.
lesson-begin-strike-wrong = Opatrnost chválím. Ale pro jednou zahraj třetí.
lesson-begin-strike-why = Je to jen lekce, tady žeton nic nestojí.

lesson-begin-last = Skočíme na konec hry. V balíčku je poslední karta.
lesson-begin-last-ask = Červený je hotový. Která tvoje karta sedí?
lesson-begin-last-right = Žlutý je hotový. Poslední karta je dobraná, teď má každý ještě jeden tah.
lesson-begin-last-other = Ta nikam nesedí. Pětka je pátá a na pětku čeká jen žlutá.
lesson-begin-last-discard = Už nezbývá čas. Pátá je bod: zahraj ji.
lesson-begin-last-wrong = Už nezbývá čas. Zahraj pátou.
lesson-begin-last-why = Červený svou pětku má. Z ostatních je na čtyřce jen žlutý, takže je to žlutá pětka.

lesson-begin-final = Tohle je tvůj poslední tah. Bílý je na dvojce.
lesson-begin-final-ask = Co zahraješ?
lesson-begin-final-other = Tu ne. Bílá je první.
lesson-begin-final-wrong = Je to poslední tah: zahraj bílou, první.
lesson-begin-final-why = V posledním tahu ti nikdo neřekne o bílé jen tak. Musí to být trojka.
lesson-begin-end = To je celé Hanabi. Na první hru víš všechno.
