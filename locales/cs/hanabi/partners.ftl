### Proč hráč, za kterého hraje počítač, udělal, co udělal; říká to sám. Jeho rod není znám.

## Co zahrál

why-play-known = Bylo jasné, že sedí.
why-play-told = Nápověda od { NAME($player, case: "genitive") } říkala, ať ji zahraju.
# Totéž tomu, kdo napovídal
why-play-told-you = Tvoje nápověda říkala, ať ji zahraju.
why-finesse = Nápověda od { NAME($player, case: "genitive") } dávala smysl, jen když svou kartu zahraju dřív.
why-finesse-you = Tvoje nápověda dávala smysl, jen když svou kartu zahraju dřív.
why-gamble = Mohla sednout a nic lepšího nebylo.

## Co zahodil

why-discard-useless = Podle všeho už ji nepotřebujeme.
why-discard-chop = Byla to nejstarší karta, na kterou žádná nápověda neukázala, a lepší nápověda mě nenapadla.
why-no-clue-left = Nápovědy došly a tohle byla nejstarší karta, na kterou žádná neukázala.
why-discard-least = Nápovědy už ukázaly na všechny moje karty a téhle bylo nejmíň škoda.

## Nápovědy ostatním

why-play-clue = { NAME($player) } může zahrát { card-object }.
# Nápověda ukazuje na jiné karty
why-play-beside = { NAME($player) } podle toho pozná, že { card } sedí.
# Navíc o kartě, která se dá zahrát
why-only-copy = Jinak ji { NAME($player) } může zahodit a druhá taková není.
# O jiné kartě, než která se dá zahrát
why-kept-busy = Jinak { NAME($player) } může zahodit { card-object } a druhá taková není.
why-later-clue = { NAME($player) } může zahrát { card-object } později.
why-called = Napřed hraje { NAME($other) }, potom může { NAME($player) }.
# První má hrát ten, kdo se ptá; $slot: kterou kartu
why-called-you = Napřed zahraj { slot-object }, potom může { NAME($player) }.
# Ta karta je jen jedna
why-save-five = { NAME($player) } si má nechat { card-object }: je jenom jedna.
why-save-critical = { NAME($player) } si má nechat { card-object }: je poslední.
why-save-two = { NAME($player) } si má nechat { card-object }: brzy bude potřeba.
why-mend = Jinak { NAME($player) } nejspíš zahraje { card-object } a ta nesedí.
why-fill-in = { NAME($player) } má { card-object } a bude o ní vědět víc.
# Totéž, když je ta karta už pryč nebo není potřeba
why-gone-card = Šlo o { card-object }, ale tu už { NAME($player) } nemá.
why-not-needed = Šlo o { card-object }, kterou má { NAME($player) }, ale už ji nikdo nepotřebuje.
why-stall = Nic lepšího nebylo a zahazovat se mi nechtělo.
why-too-late = { NAME($player) } už na řadu nepřijde, ale nic lepšího nebylo.
# Totéž, když to říká někdo jiný než ten, kdo napovídal
why-stall-told = Nic lepšího nebylo a zahodit kartu by byla větší škoda.
why-too-late-told = { NAME($player) } už na řadu nepřijde, ale nic lepšího nebylo.
# K čemu to vede: čí karta potom sedí, nebo kdy sedí tahle
leads = Potom může { NAME($player) } zahrát { card-object }.
# Totéž o kartě, na kterou žádná nápověda neukázala
leads-unclued = Potom bude sedět { card }, kterou má { NAME($player) }.
leads-you = Potom můžeš zahrát { slot-object }.
# Totéž, když to o té kartě plyne jen z domluvy
leads-you-probably = Potom můžeš nejspíš zahrát { slot-object }.
fits-now = Sedí už teď.
fits-after = Bude sedět, až bude vyložená { card }.

## Co o kartách toho, kdo se ptá, říká domluva: co řekla nápověda, a všechny. Jen to, co řekly nápovědy

# $places: kde karty teď jsou; $count: kolik jich je
own-play = Můžeš zahrát { $places }.
own-perhaps = Můžeš riskovat { $places }: nejspíš { $count ->
    [1] sedí, ale jistá není.
   *[other] sedí, ale jisté nejsou.
}
own-later = Nech si { $places }: { $count ->
    [1] bude
   *[other] budou
} sedět později.
own-play-or-keep = Nech si { $places }: { $count ->
    [1] buď teď sedí, nebo bude potřeba.
   *[other] buď teď sedí, nebo budou potřeba.
}
own-keep = Nech si { $places }: { $count ->
    [1] jiná už není.
   *[other] jiné už nejsou.
}
own-risky = Nech si { $places }: možná už { $count ->
    [1] sedí, ale jistá není a riziko je moc velké.
   *[other] sedí, ale jisté nejsou a riziko je moc velké.
}
own-unclear = Nech si { $places }: zatím není jasné, kdy { $count ->
    [1] bude
   *[other] budou
} sedět.
own-least = Nech si { $places }, pokud to jde: kdyby bylo třeba zahazovat, byla by to nejmenší škoda.
own-useless = Můžeš zahodit { $places }: už { $count ->
    [1] ji
   *[other] je
} nikdo nepotřebuje.
own-free = { $count ->
    [1] Můžeš zahodit { $places }: žádná nápověda na ni neukázala.
   *[other] Můžeš zahodit { $places }, od nejstarší: žádná nápověda na ně neukázala.
}
# O zahrání karty, na kterou žádná nápověda neukázala
own-guess = Žádná nápověda na ni neukázala, takže by to bylo jen hádání naslepo.
# Říká se, když žádná nápověda nechybí
own-not-yet = Máte ale všech osm nápověd, takže zahazovat se zatím nesmí.
# $slot: jedno místo; jeho karta, kde je známá, nebo kde plyne jen z domluvy
own-place = { slot-object }
own-place-known = { slot-object }, { card-object }
own-place-meant = { slot-object }, nejspíš { card-object }
# Ta karta už v ruce není
why-gone = Karta, o kterou šlo, už je pryč.

## Co si vzal za odměnu

why-take-back = Tu potřebujeme nejvíc.

## Rada tomu, kdo se ptá, co s vlastními kartami. $player: kdo napověděl

hint-play-known = Víš, že sedí.
# Totéž o kartě, která je známá; o kartě, na kterou někdo ukázal a kterou jiná nápověda potřebuje první ($other ji řekl)
hint-play-known-face = Víš, že je to { card }, a ta sedí.
hint-play-told = Podle nápovědy od { NAME($player, case: "genitive") } by měla sedět.
hint-play-told-face = Podle nápovědy od { NAME($player, case: "genitive") } je to { card }, a ta sedí.
hint-prompted = Víš o ní od { NAME($player, case: "genitive") } a nápověda od { NAME($other, case: "genitive") } dává smysl, jen když ji zahraješ dřív.
hint-prompted-face = Víš o ní od { NAME($player, case: "genitive") } a nápověda od { NAME($other, case: "genitive") } dává smysl, jen když ji zahraješ dřív: nejspíš je to { card }.
hint-finesse = Nápověda od { NAME($player, case: "genitive") } dává smysl, jen když svou kartu zahraješ dřív.
hint-finesse-face = Nápověda od { NAME($player, case: "genitive") } dává smysl, jen když svou kartu zahraješ dřív: nejspíš je to { card }.
hint-not-certain = Jisté to ale není.
hint-gamble = { $asked ->
    [yes] Může sednout.
   *[no] Může sednout a nic lepšího není.
}
hint-discard-useless = Podle toho, co víš, už ji nikdo nepotřebuje.
hint-discard-chop = { $asked ->
    [yes] Je to nejstarší karta, na kterou žádná nápověda neukázala.
   *[no] Je to nejstarší karta, na kterou žádná nápověda neukázala, a nic lepšího se napovědět nedá.
}
hint-no-clue-left = Nápovědy došly a tohle je nejstarší karta, na kterou žádná neukázala.
hint-discard-least = Nápovědy už ukázaly na všechny tvoje karty a téhle je nejmíň škoda.
hint-stall = { $asked ->
    [yes] Moc to nepomůže.
   *[no] Nic lepšího není a zahazovat je škoda.
}
hint-too-late = { $asked ->
    [yes] { NAME($player) } už na řadu nepřijde.
   *[no] { NAME($player) } už na řadu nepřijde, ale nic lepšího není.
}
hint-take-back = Tu potřebujete nejvíc.
# Jen jaký tah, nic víc
nudge-play = Máš co zahrát.
nudge-discard = Něco zahoď.
nudge-clue = Někomu něco napověz.
nudge-take = Rozmysli si, která karta bude nejvíc chybět.

## Jiný tah než nejlepší tomu, kdo se ptá proč ještě jednou. $example: co říct, doslova; $loss: věta

instead = Jiná možnost je „{ $example }“. { $loss }
instead-none = Nic jiného za to nestojí.
# $slot: která karta se má zahrát; $player: komu je lepší nápověda
loss-wait = Na { slot-object } pak dojde až příště.
loss-never = Na { slot-object } pak už nedojde: je to tvůj poslední tah.
loss-strike = Jenže ta sedět nemusí.
loss-untold = { NAME($player) } pak ještě nebude vědět, že { card } sedí.
loss-too-late = { NAME($player) } se pak nemusí včas dozvědět, že { card } sedí.
loss-saved = { NAME($player) } pak může zahodit { card-object }.
loss-mend = { NAME($player) } pak nejspíš zahraje { card-object } a ta nesedí.
loss-unheard = { NAME($player) } se pak o { colour.plural } { value.locative } ještě nedozví.
loss-unheard-last = { NAME($player) } se pak nedozví o poslední { colour.plural } { value.locative }.
loss-useless = Ukáže to i na { card-object }, kterou nikdo nepotřebuje.
loss-doubled = Ukáže to i na { card-object }, jenže na druhou takovou už nápověda ukázala.
loss-less = { NAME($player) } se toho pak o { colour.plural } { value.locative } dozví míň.
loss-token = Stojí to nápovědu, která se může brzy hodit.
loss-discarded = Přijdete tak o kartu, která může být potřeba.
loss-little = Přinese to míň.
