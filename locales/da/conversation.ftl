### Selve samtalen.

not-understood = Det fangede jeg ikke. Sig for eksempel: { $example }.
not-understood-typed = Jeg forstår ikke “{ $text }”. Skriv for eksempel: { $example }.
three-failures = Jeg forstår det stadig ikke. { SAY("Sig", typed: "Skriv") } “hjælp”, eller for eksempel: { $example }.
# For something that was not heard well in a loud room: the first time, and again
once-more = Sig det en gang til.
once-more-loud = En gang til. Her er meget støj: kom tættere på, sig “en tast til at tale”, eller tal i en telefon.
did-you-mean = Mente du: { $reading }
which-of-two = { $first }, eller { $second }? { SAY("Sig", typed: "Skriv") } “ét” eller “to”.
# Der blev sagt nej, men ikke forstået, hvad der kom efter
taken-back-ask = Trukket tilbage. Hvad så i stedet?
cancelled-ask = Okay. Hvad skal det så være?
# Nogen talte, mens et træk ventede, og det blev ikke forstået; $sentence er det, der blev læst op
yes-or-no = { $sentence }. Ja eller nej?
# $prompt as in going-on
taken-back = Trukket tilbage. { $prompt }
nothing-to-take-back = Der er ikke noget at fortryde.
too-late = Det er for sent at fortryde.
nothing-to-answer = Der er ikke noget at svare på. { $example }
nothing-to-repeat = Jeg har ikke sagt noget endnu.
cancelled = Okay.
paused = Pause. { SAY("Sig", typed: "Skriv") } “fortsæt”, når { ALONE() ->
    [yes] du
   *[no] I
} er tilbage.
is-paused = Spillet er på pause. { SAY("Sig", typed: "Skriv") } “fortsæt”.
# $prompt: the sentence of the game that says whose turn it is
going-on = Så fortsætter vi. { $prompt }
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
your-turn = Din tur.
turn-of = { NAME($player) } har tur.
not-your-turn = { NAME($player) } har tur.
# The order of play; $next is the next player, and order-then is added for each of the others
order-after = Efter { NAME($player) } kommer { $next }
order-after-you = Efter dig kommer { $next }
order-then = , så { $player }
start-new-game = Skal jeg stoppe det her spil og begynde et nyt?
ask-leave = Skal jeg gemme spillet og slutte?
ask-leave-set-up = Skal jeg slutte her?
ask-forget-voice = Skal jeg glemme din stemme?
ask-forget-remembered = Skal jeg glemme alt, hvad jeg husker om jer?
ask-forget-learned = Skal jeg glemme, hvordan dine lektioner og spil gik?
# $standing: whose turn it is, and how the saved game stands
offered = Der er et gemt spil. { $standing } Vil { ALONE() ->
    [yes] du
   *[no] I
} spille videre?
# Before a question like that, if the game is in another language than the question
offered-in-language = Spillet er på { $language ->
    [cs] tjekkisk
    [pl] polsk
    [da] dansk
   *[en] engelsk
}.
another-game = Et spil til?
ready-whose = Hvem skal lytte? { SAY("Sig", typed: "Skriv") } dit navn.
take-headset = { NAME($player) }, tag headsettet på, og { SAY("sig", typed: "skriv") } “klar”.
look-alone = Nu må kun { NAME($player) } kigge. Tryk på Enter.
no-private-ear = Jeg kan ikke sige noget til { NAME($player) } alene. { SAY("Sig", typed: "Skriv") } for eksempel: “{ NAME($player) } får telefonen”.
private-lost = Øretelefonen til { NAME($player) } virker ikke; de andre har ikke hørt noget.
torn-journal = Det sidste træk blev kun gemt halvt; det er ikke med.
damaged-journal = Det gemte spil er beskadiget, så de sidste træk mangler. Den beskadigede fil bliver liggende.
# Somebody removed the file of the game that is being played
saved-again = Det gemte spil var blevet slettet. Jeg har gemt det hele igen.
# $problem: a sentence
not-saved = Spillet er ikke gemt. { $problem } Farvel.
game-over-already = Spillet er slut. { SAY("Sig", typed: "Skriv") } “nyt spil” for at spille igen.
# $problem: a sentence
disk-problem = Trækket er ikke udført, for det kan ikke gemmes. { $problem } { SAY("Sig", typed: "Skriv") } det så igen.

## Hvorfor noget ikke kan lade sig gøre

cannot-no-such-seat = Den spiller er ikke med.
cannot-game-over = Spillet er slut.
cannot-card-due = Vis først kortet, der blev trukket.
cannot-card-not-left = Alle de kort ligger allerede et andet sted.
cannot-no-card-due = Der skal ikke trækkes kort nu.
cannot-other = Det tillader reglerne ikke nu.

## Hjælp

help-controls = { SAY("Sig", typed: "Skriv") } “gentag”, “langsommere”, “hurtigere”, “højere”, “lavere”, “kortere svar”, “længere svar”, “stop”, “pause”, “en anden mikrofon”, “en tast til at tale”, “vejledningen”, “lær min stemme”, “gem og afslut”.
help-player = { SAY("Sig", typed: "Skriv") } et navn: { $players }.
help-yes-no = { SAY("Sig", typed: "Skriv") } “ja” eller “nej”.
help-offered = { SAY("Sig", typed: "Skriv") } “ja”, så går spillet videre. Efter “nej” kan man spille noget andet, og dette spil bliver gemt.
help-choice = { SAY("Sig", typed: "Skriv") } “ét” eller “to”.
help-paused = { SAY("Sig", typed: "Skriv") } “fortsæt”.
help-ended = { SAY("Sig", typed: "Skriv") } “nyt spil”, “dagens opgave” eller “gem og afslut”. Du kan også spørge om det spil, der er slut.

## Eksempler på, hvad man kan sige; grammatikken forstår dem alle

example-count = tre
example-choice = ét
example-names = Anna, Peter, Freja
example-deal = del ud
example-go-on = fortsæt
example-new-game = nyt spil
example-yes = ja
# Svar på, hvad en spiller gjorde, som ikke har haft tur endnu
no-turn-yet = { NAME($player) } har ikke haft tur endnu.
