### Samtalen, når der spilles Hanabi.

which-card-play = Hvilket kort spiller du?
which-card-discard = Hvilket kort smider du?
which-player = Til hvem?
which-clue = Hvilken farve eller værdi?
which-take = Hvilket kort? { SAY("Sig", typed: "Skriv") } farve og værdi.
move-done = Flyttet.
stands-resumed = { ALONE() ->
    [yes] Dit
   *[no] Jeres
} spil er nået til tur { $turn }. { turn-of } { strikes-answer } Vil { ALONE() ->
    [yes] du
   *[no] I
} spille videre?
resumed = { turn-of } I har { clues-count } og { strikes-count }.

## Hvorfor noget ikke kan lade sig gøre

cannot-no-clue-tokens = Der er ikke flere blå brikker. Smid eller spil et kort.
cannot-clue-tokens-full = I har alle otte blå brikker, så du må ikke smide et kort.
cannot-no-such-slot = Det kort findes ikke: der er { cards-count } på hånden.
cannot-own-hand = Du kan ikke give dig selv en ledetråd.
# It says no more than that, because a clue that is not given must reveal nothing
cannot-clue-touches-nothing = Den ledetråd kan ikke gives.
clue-of-no-cards = Sådan et kort er der ikke. Ledetråden må du give alligevel: “{ $clue }”.
cannot-not-nameable = { colour-firework } må ikke bruges i en ledetråd.
cannot-colour-not-in-game = Vi spiller uden { colour.many } kort.
cannot-reward-pending = Først belønningen: { tile-name }.
cannot-no-reward = Der er ingen belønning nu.
cannot-card-not-discarded = { card.definite } ligger ikke i brugtbunken.
cannot-does-not-fit-firework = { card.definite } passer ikke på sit fyrværkeri nu.
cannot-no-colour-call = Vi spiller uden timet opvisning. { SAY("Sig", typed: "Skriv") } kortets plads: “{ $example }”.
cannot-wrong-reward = Belønningen er en anden: { tile-name }.
cannot-forfeit = Belønningen skal bruges: { tile-name }.
cannot-hand-empty = Der er ingen kort tilbage på den hånd.

## Hjælp

help-turn = For eksempel: “{ $example }”, “{ $other }”. Mere: “hjælp træk”, “hjælp spørgsmål”.
help-moves = Spil eller smid et kort efter dets plads: “spil det tredje”, “smid det sidste”. Giv en ledetråd med et navn og en farve eller værdi: “{ $clue }”. Indtil resultatet kommer, kan du fortryde med “nej”.
help-questions = Spørg: “hvad ved jeg”, “hvad har de andre”, “fyrværkeri”, “brugtbunken”, “blå brikker”, “røde brikker”, “kortstakken”, “hvis tur er det”, “hvad er der sket”. Om reglerne for eksempel: “hvordan virker ledetråde”. Og “hjælp styring”.
help-colour-call = Du kan sige kortets farve, før du spiller det: “blå, jeg spiller det andet”.
help-tiles = Du kan også spørge: “hvilke belønninger er der tilbage”.
help-setup = { SAY("Sig", typed: "Skriv") }, hvor mange I er, og så jeres navne. I kan også vælge sprog, regler, en variant, eller hvem der begynder. Når alt passer, så { SAY("sig", typed: "skriv") } “del ud”. Er spillet nyt for jer? “Lær mig det”. Er du alene? “Kun mig”. Eller prøv “dagens opgave”.
help-reward = { tile-name }. For eksempel: { $example }.
help-slot = { SAY("Sig", typed: "Skriv") } kortets nummer, talt fra venstre: “det første”, “det andet”.
help-colour = { SAY("Sig", typed: "Skriv") } en farve: { $colours }.
help-value = { SAY("Sig", typed: "Skriv") } en værdi fra ét til fem.

## Eksempler på, hvad man kan sige; grammatikken forstår dem alle

example-play = spil { slot }
example-play-colour = { colour }, spil { slot }
example-discard = smid { slot }
example-clue-colour = { NAME($target) }, { colour.many }
example-clue-value = { NAME($target) }, { value-clue }
# En ledetråd om, at spilleren ikke har de kort, i et spørgsmål sådan som den kan siges
meant-no-colour = { NAME($target) }, ingen { colour.many }
meant-no-value = { NAME($target) }, ingen { value-clue }
example-take = den { colour.many } { value.one }
example-question = hvad ved jeg

# What the short sounds mean, as the end of a sentence
cue-clue = nogen har givet en ledetråd
cue-played = der er spillet et kort, og det passer
cue-strike = I har fået en rød brik, for kortet passede ikke
cue-token = I har fået en blå brik tilbage
cue-firework = et fyrværkeri er færdigt
cue-last-round = den sidste runde begynder, for det sidste kort er trukket
