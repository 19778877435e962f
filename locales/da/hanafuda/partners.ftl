### Hvorfor en computerspiller gjorde, som den gjorde, med dens egne ord. Alt ligger åbent: intet røber dens hånd.

# $card: det, der blev lagt; $cards: det, som det tog, begge i bestemt form
why-same-month = Jeg tog { $cards } med { $card }: de er fra samme måned.
why-makes-yaku = Jeg tog { $cards }: det giver { $yaku }.
# $lacking: de kort, der mangler, eller „to bånd“
why-nearer = Jeg tog { $cards }: nu mangler jeg kun { $lacking } til { $yaku }.
why-hinders = Jeg tog { $cards }, så { NAME($player) } ikke får { $yaku }.
why-hinders-you = Jeg tog { $cards }, så du ikke får { $yaku }.
why-takes = Jeg tog { $cards }: alle kort kan bruges.
# Begge kort tilsammen, i grundspillet
why-takes-points = Jeg tog { $cards }: med mit eget kort giver det { $points }.
why-lays-safe = Jeg lagde { $card }: det kan ingen tage mere.
why-lays-cheap = Jeg lagde { $card }: det giver ikke meget væk.
why-lays-dear = Jeg lagde { $card }: man skal jo lægge noget.
why-shobu-risk = Jeg sagde shobu: { NAME($player) } mangler kun { $lacking } til { $yaku }.
why-shobu-risk-you = Jeg sagde shobu: du mangler kun { $lacking } til { $yaku }.
why-shobu-late = Jeg sagde shobu: jeg har ikke mange kort tilbage.
why-shobu-enough = Jeg sagde shobu: { $points } er nok til mig.
why-koi-koi-near = Jeg sagde koi-koi: jeg mangler kun { $lacking } til { $yaku }.
# $count: kort, som den spiller, der er nærmest en yaku, stadig mangler
why-koi-koi-safe = Jeg sagde koi-koi: { NAME($player) } mangler stadig { number } kort.
why-koi-koi-safe-you = Jeg sagde koi-koi: du mangler stadig { number } kort.
why-koi-koi-dealer = Jeg sagde koi-koi: hvis ingen siger shobu, får jeg seks point som oya.
why-koi-koi-more = Jeg sagde koi-koi: jeg vil have mere end { $points }.
why-looks = Jeg kiggede først, for det koster ikke noget.
why-draws = Jeg trak kortet for at lægge det.
why-keeps = Jeg beholdt kortet til senere.
why-next-round = Runden var slut.

## Et tip til den, der spørger; før det siger bordet, hvad man kan gøre

hint-same-month = De er fra samme måned.
hint-makes-yaku = Det giver { $yaku }.
hint-nearer = Så mangler du kun { $lacking } til { $yaku }.
hint-hinders = Så får { NAME($player) } ikke { $yaku }.
hint-takes = Alle kort kan bruges.
hint-takes-points = Med dit eget kort giver det { $points }.
hint-lays-safe = Det kan ingen tage mere.
hint-lays-cheap = Det giver ikke meget væk.
hint-lays-dear = Man skal jo lægge noget.
hint-shobu-risk = { NAME($player) } mangler kun { $lacking } til { $yaku }.
hint-shobu-late = Du har ikke mange kort tilbage.
hint-shobu-enough = { $points } er nok.
hint-koi-koi-near = Du mangler kun { $lacking } til { $yaku }.
hint-koi-koi-safe = { NAME($player) } mangler stadig { number } kort.
hint-koi-koi-dealer = Hvis ingen siger shobu, får du seks point som oya.
hint-koi-koi-more = Du kan få mere end { $points }.
hint-looks = Det koster ikke noget at kigge.
hint-draws = Det tager noget med det samme.
hint-keeps = Det kan bruges senere.
hint-next-round = Runden er slut.
