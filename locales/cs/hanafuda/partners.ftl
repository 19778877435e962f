### Proč počítač udělal, co udělal, jeho slovy. Všechno leží na stole: co má v ruce, z toho nikdo nepozná.

# $card: co se vyložilo; $cards: co to vzalo, obojí ve čtvrtém pádě
why-same-month = Vykládám { $card } a beru { $cards }: je to stejný měsíc.
why-makes-yaku = Beru { $cards } a mám { $yaku }.
# $lacking: karty, které chybí, nebo „dvě stužky“
why-nearer = Beru { $cards }: na { $yaku } mi už chybí jen { $lacking }.
why-hinders = Beru { $cards }, ať { NAME($player, case: "dative") } nevyjde { $yaku }.
why-hinders-you = Beru { $cards }, ať ti nevyjde { $yaku }.
why-takes = Beru { $cards }: každá karta se hodí.
# Obě karty dohromady, v základní hře
why-takes-points = Beru { $cards }: i s mou kartou je to { $points }.
why-lays-safe = Vykládám { $card }: už to nikdo nevezme.
why-lays-cheap = Vykládám { $card }: o moc tím nepřijdu.
why-lays-dear = Vykládám { $card }: něco se vyložit musí.
why-shobu-risk = Říkám šóbu: { NAME($player) } má skoro { $yaku }, chybí už jen { $lacking }.
why-shobu-risk-you = Říkám šóbu: na { $yaku } ti už chybí jen { $lacking }.
why-shobu-late = Říkám šóbu: zbývá mi málo karet.
why-shobu-enough = Říkám šóbu: { $points } mi stačí.
why-koi-koi-near = Říkám koi-koi: na { $yaku } mi už chybí jen { $lacking }.
# $count: kolik karet ještě chybí tomu, kdo má k nějakému jaku nejblíž
why-koi-koi-safe = Říkám koi-koi: { NAME($player, case: "dative") } chybí ještě { $count ->
    [2] dvě karty.
    [3] tři karty.
    [4] čtyři karty.
   *[other] { number } karet.
}
why-koi-koi-safe-you = Říkám koi-koi: tobě chybí ještě { $count ->
    [2] dvě karty.
    [3] tři karty.
    [4] čtyři karty.
   *[other] { number } karet.
}
why-koi-koi-dealer = Říkám koi-koi: když nikdo neřekne šóbu, dostanu jako oja šest bodů.
why-koi-koi-more = Říkám koi-koi: chci víc než { $points }.
why-looks = Nejdřív se podívám, nic to nestojí.
why-draws = Lížu kartu a hned ji vykládám.
why-keeps = Kartu si nechávám na později.
why-next-round = Kolo skončilo.

## Rada tomu, kdo se ptá; před ní stůl řekne, co udělat

hint-same-month = Je to stejný měsíc.
hint-makes-yaku = Budeš mít { $yaku }.
hint-nearer = Na { $yaku } ti pak už chybí jen { $lacking }.
hint-hinders = { NAME($player, case: "dative") } tak nevyjde { $yaku }.
hint-takes = Každá karta se hodí.
hint-takes-points = I s tvou kartou je to { $points }.
hint-lays-safe = Už to nikdo nevezme.
hint-lays-cheap = O moc tím nepřijdeš.
hint-lays-dear = Něco se vyložit musí.
hint-shobu-risk = { NAME($player) } má skoro { $yaku }, chybí už jen { $lacking }.
hint-shobu-late = Zbývá ti málo karet.
hint-shobu-enough = { $points } stačí.
hint-koi-koi-near = Na { $yaku } ti už chybí jen { $lacking }.
hint-koi-koi-safe = { NAME($player, case: "dative") } chybí ještě { $count ->
    [2] dvě karty.
    [3] tři karty.
    [4] čtyři karty.
   *[other] { number } karet.
}
hint-koi-koi-dealer = Když nikdo neřekne šóbu, dostaneš jako oja šest bodů.
hint-koi-koi-more = Můžeš mít víc než { $points }.
hint-looks = Podívat se nic nestojí.
hint-draws = Hned něco vezme.
hint-keeps = Může se hodit později.
hint-next-round = Kolo skončilo.
