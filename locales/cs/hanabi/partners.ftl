### Proč hráč, za kterého hraje počítač, udělal, co udělal; říká to sám. Jeho rod není znám.

## Co zahrál

why-play-known = Bylo jasné, že sedí.
why-play-told = Nápověda od { NAME($player, case: "genitive") } říkala, ať ji zahraju.
# Totéž tomu, kdo napovídal
why-play-told-you = Tvoje nápověda říkala, ať ji zahraju.
why-finesse = Nápověda od { NAME($player, case: "genitive") } dávala smysl, jen když tu svou zahraju první.
why-finesse-you = Tvoje nápověda dávala smysl, jen když tu svou zahraju první.
why-gamble = Mohla sednout a nic lepšího nebylo.

## Co zahodil

why-discard-useless = Podle všeho už ji nepotřebujeme.
why-discard-chop = Byla to nejstarší karta, o které nic nevím, a lepší nápověda mě nenapadla.
why-no-clue-left = Nápovědy došly a tohle byla nejstarší karta, o které nic nevím.
why-discard-least = O každé své kartě už něco vím a téhle bylo nejmíň škoda.

## Nápovědy ostatním

why-play-clue = { NAME($player) } může zahrát { card-object }.
why-later-clue = { NAME($player) } může zahrát { card-object } později.
why-called = Napřed hraje { NAME($other) }, potom může { NAME($player) }.
# První má hrát ten, kdo se ptá; $slot: kterou kartu
why-called-you = Napřed zahraj { slot-object }, potom může { NAME($player) }.
# Ta karta je jen jedna
why-save-five = { NAME($player) } si má nechat { card-object }: je jenom jedna.
why-save-critical = { NAME($player) } si má nechat { card-object }: je poslední.
why-save-two = { NAME($player) } si má nechat { card-object }.
why-mend = Jinak { NAME($player) } zahraje { card-object } a ta nesedí.
why-fill-in = Ať { NAME($player) } ví víc.
why-stall = Nic lepšího nebylo a zahazovat se mi nechtělo.

## Nápovědy tomu, kdo se ptá: smí slyšet jen to, co řekla nápověda. $slot: kde karta teď je

why-play-clue-you = Můžeš zahrát { slot-object }.
why-later-clue-you = Nech si { slot-object }: bude sedět později.
why-play-or-keep-you = Nech si { slot-object }: buď teď sedí, nebo se bez ní neobejdeme.
why-keep-you = Nech si { slot-object }.
why-fill-in-you = Ať víš víc o svých kartách.
# Ta karta už v ruce není
why-gone = Karta, o kterou mi šlo, už je pryč.

## Co si vzal za odměnu

why-take-back = Tu potřebujeme nejvíc.

## Rada tomu, kdo se ptá, co s vlastními kartami. $player: kdo napověděl

hint-play-known = Víš, že sedí.
hint-play-told = Podle nápovědy od { NAME($player, case: "genitive") } má sednout.
hint-finesse = Nápověda od { NAME($player, case: "genitive") } dává smysl, jen když tu svou zahraješ první.
hint-gamble = Může sednout a nic lepšího není.
hint-discard-useless = Podle toho, co víš, už ji nikdo nepotřebuje.
hint-discard-chop = Je to nejstarší karta, o které nic nevíš, a lepší nápověda není.
hint-no-clue-left = Nápovědy došly a tohle je nejstarší karta, o které nic nevíš.
hint-discard-least = O každé své kartě už něco víš a téhle je nejmíň škoda.
hint-stall = Nic lepšího není a zahazovat je škoda.
hint-take-back = Tu potřebujete nejvíc.
# Jen jaký tah, nic víc
nudge-play = Máš co zahrát.
nudge-discard = Něco zahoď.
nudge-clue = Někomu něco napověz.
nudge-take = Zkus si říct, která karta bude nejvíc chybět.
