### Hvad man kan sige, og hvorfor noget ikke går.

## Hvorfor noget ikke går

cannot-match-over = Spillet er slut.
cannot-round-over = Runden er slut.
cannot-no-call-due = Der er ingen ny yaku at melde.
cannot-lay-first = Læg først et kort.
cannot-draw-nothing = Det kan ikke tage noget: behold det.
cannot-not-looked = Du skal først kigge på det øverste kort.
cannot-no-look = I det her spil må man ikke kigge i bunken.
cannot-already-looked = Du har allerede kigget.
cannot-no-such-card = Det kort findes ikke.
cannot-not-in-field = Det ligger ikke på bordet.
cannot-not-in-hand = Det har du ikke på hånden.
cannot-no-such-slot = Det kort er der ikke: der er { $count ->
    [1] ét kort
   *[other] { number } kort
} på hånden.
cannot-does-not-match = De kort er fra hver sin måned.
cannot-nothing-takes = Ingen af dine kort kan tage det.

## Hjælp

help-turn = For eksempel: “{ $example }”, “{ $other }”. Mere: “hjælp træk”, “hjælp spørgsmål”.
help-moves = { SAY("Sig", typed: "Skriv") }, hvilket kort du lægger: dets navn, måned eller plads. For eksempel: “{ $example }”, “jeg lægger månen”. Du kan også { SAY("sige", typed: "skrive") }, hvad det tager. Indtil resultatet kommer, kan du fortryde med “nej”.
help-questions = Spørg: “mine kort”, “hvad ligger der på bordet”, “hvad kan jeg tage”, “hvad har jeg taget”, { $game ->
    [koi-koi] “yaku”, “point”
   *[hanafuda] “point”
}, “bunken”, “hvilken måned er det”, “hvis tur er det”, “forløbet”. Om reglerne for eksempel: “hvordan tæller man point”. Og “hjælp styring”.
help-look = { SAY("Sig", typed: "Skriv") } “jeg trækker” eller “jeg kigger i bunken”.
help-looked = { SAY("Sig", typed: "Skriv") } “jeg trækker” for at tage med det øverste kort, eller “jeg beholder det” for at få det på hånden.
help-card = { SAY("Sig", typed: "Skriv") } hvilket: navnet, måneden eller pladsen. For eksempel: { $example }.
help-take = { SAY("Sig", typed: "Skriv") } “ét” for { $one } eller “to” for { $other }.
help-call = { SAY("Sig", typed: "Skriv") } “koi-koi” for at spille videre eller “shobu” for at tage dine point.

## Eksempler på, hvad man kan sige; grammatikken forstår dem alle

example-lay = læg { $card }
example-lay-takes = læg { $card } og tag { $takes }
example-take = tag { $card }
example-koi-koi = koi-koi
example-shobu = shobu
example-look = jeg kigger i bunken
example-draw = jeg trækker
example-keep = jeg beholder det
example-one = ét
example-question = hvad kan jeg tage

# What the short sounds mean, as the end of a sentence
cue-played = der er lagt et kort, eller vendt et fra bunken
cue-firework = nogen har lavet en yaku
cue-last-round = runden er slut
