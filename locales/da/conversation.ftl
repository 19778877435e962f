### Selve samtalen.

not-understood = Det fangede jeg ikke. Sig for eksempel: { $example }.
not-understood-typed = Jeg forstår ikke “{ $text }”. Skriv for eksempel: { $example }.
three-failures = Jeg forstår det stadig ikke. Sig “hjælp” for at høre, hvad I kan sige, eller skriv det. For eksempel: { $example }.
did-you-mean = Mente du: { $reading }
which-of-two = { $first }, eller { $second }? Sig “ét” eller “to”.
# Der blev sagt nej, men ikke forstået, hvad der kom efter
taken-back-ask = Taget tilbage. Hvad så i stedet?
cancelled-ask = Okay. Hvad skal det så være?
# Nogen talte, mens et træk ventede, og det blev ikke forstået; $sentence er det, der blev læst op
yes-or-no = { $sentence }. Ja eller nej?
which-card-play = Hvilket kort spiller du?
which-card-discard = Hvilket kort smider du?
which-player = Til hvem?
which-clue = Hvilken farve eller værdi?
which-take = Hvilket kort? Sig farve og værdi.
# A reward whose card may go either way, since the deck is empty
onto-firework = Skal kortet på sit fyrværkeri? Siger du “nej”, kommer det i kortstakken.
nothing-to-take-back = Der er ikke noget at tage tilbage.
too-late = Det er for sent at tage det tilbage.
nothing-to-answer = Der er ikke noget at svare på. { $example }
nothing-to-repeat = Jeg har ikke sagt noget endnu.
cancelled = Okay.
paused = Pause. Sig “fortsæt”, når I er tilbage.
going-on = Så fortsætter vi. { turn-of }
slower = Langsommere.
faster = Hurtigere.
louder = Højere.
quieter = Lavere.
slowest = Langsommere kan jeg ikke.
fastest = Hurtigere kan jeg ikke.
loudest = Højere kan jeg ikke.
quietest = Lavere kan jeg ikke.
length-short = Korte svar.
length-normal = Almindelige svar.
length-full = Lange svar.
saved = Gemt. Farvel.
saved-before-game = Farvel.
move-done = Flyttet.
not-your-turn = { NAME($player) } har tur.
start-new-game = Skal jeg stoppe det her spil og begynde et nyt?
ready-whose = Hvem skal lytte? Sig dit navn.
take-headset = { NAME($player) }, tag headsettet på, og sig “klar”.
no-private-ear = Jeg kan ikke sige noget til { NAME($player) } alene. Start igen med en øretelefon til { NAME($player) }, eller med et fælles headset.
private-lost = Øretelefonen til { NAME($player) } virker ikke; de andre har ikke hørt noget.
stands-resumed = Jeres spil er nået til tur { $turn }. { turn-of } { strikes-answer } Vil I spille videre?
resumed = { turn-of } I har { clues-count } og { strikes-count }.
torn-journal = Det sidste træk blev kun gemt halvt; det er ikke med.
game-over-already = Spillet er slut. Sig “nyt spil” for at spille igen.
disk-problem = Jeg kan ikke gemme på disken: { $problem }. Trækket er ikke udført. Skaf lidt plads, og sig det igen.

## Hvorfor noget ikke kan lade sig gøre

cannot-no-clue-tokens = Der er ikke flere blå brikker. Smid eller spil et kort.
cannot-clue-tokens-full = I har alle otte blå brikker, så du må ikke smide et kort.
cannot-no-such-slot = Det kort findes ikke: der er { cards-count } på hånden.
cannot-own-hand = Du kan ikke give dig selv en ledetråd.
cannot-no-such-seat = Den spiller er ikke med.
# It says no more than that: a clue that is not given may tell nothing
cannot-clue-touches-nothing = Den ledetråd kan ikke gives.
cannot-not-nameable = { colour-firework } må ikke bruges i en ledetråd.
cannot-colour-not-in-game = Vi spiller uden { colour.many } kort.
cannot-game-over = Spillet er slut.
cannot-reward-pending = Først belønningen: { tile-name }.
cannot-no-reward = Der er ingen belønning nu.
cannot-card-not-discarded = { card.definite } ligger ikke i brugtbunken.
cannot-does-not-fit-firework = { card.definite } passer ikke på sit fyrværkeri nu.
cannot-no-colour-call = Vi spiller uden timet opvisning. Sig kun kortet.
cannot-wrong-reward = Belønningen er en anden: { tile-name }.
cannot-other = Det tillader reglerne ikke nu.

## Hjælp

help-turn = Sig “spil” eller “smid” og hvilket kort, eller nævn en spiller og en farve eller værdi. For eksempel: { $example }. Du kan spørge: “hvad ved jeg”, “hvad har de andre”, “fyrværkeri”, “brugtbunken”, “blå brikker”, “røde brikker”, “kortstakken”, “hvis tur er det”. Og du kan sige “gentag”, “stop”, “pause”, “gem spillet”.
help-colour-call = Du kan sige kortets farve, før du spiller det: “blå, jeg spiller det andet”.
help-tiles = Du kan også spørge: “hvilke belønninger er der tilbage”.
help-setup = Sig, hvor mange I er, og så jeres navne. I kan også vælge sprog, regler, en variant, eller hvem der begynder. Når alt passer, så sig “del ud”.
help-reward = { tile-name }. For eksempel: { $example }. Sig “ingen”, hvis du ikke vil have den.
help-slot = Sig kortets nummer, talt fra venstre: “det første”, “det andet”.
help-colour = Sig en farve: { $colours }.
help-value = Sig en værdi fra ét til fem.
help-player = Sig et navn: { $players }.
help-yes-no = Sig “ja” eller “nej”.
help-choice = Sig “ét” eller “to”.
help-paused = Sig “fortsæt”.
help-ended = Sig “nyt spil” eller “gem og afslut”. Du kan også spørge om det spil, der er slut.

## Eksempler på, hvad man kan sige; grammatikken forstår dem alle

example-play = spil { slot }
example-discard = smid { slot }
example-clue-colour = { NAME($target) }, { colour.many }
example-clue-value = { NAME($target) }, { value-clue }
example-take = den { colour.many } { value.one }
example-forfeit = ingen
example-count = tre
example-names = Anna, Peter, Freja
example-deal = del ud
example-go-on = fortsæt
example-new-game = nyt spil
example-yes = ja
