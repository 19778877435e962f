### Øvelse: ti sætninger, som en spiller siger, så bordet hører spilleren bedre.

## Samtalen

practice-welcome = Øvelse. Jeg læser { $count ->
    [one] én sætning op; sig den efter mig
   *[other] { $count } sætninger op; sig dem efter mig, én ad gangen
}. Du kan også sige “gentag”, “spring over”, “stop”.
# Said instead of learning if the model isn't the one that comes with the program
practice-cannot-learn = Denne talemodel kan ikke lære, hvordan du siger ordene. Jeg fortæller kun, hvad jeg hører forkert. Den model, der følger med programmet, kan lære det.
practice-say = Sig: { $sentence }
practice-give-ask = Du vil give optagelser af din stemme. Jeg skriver de sætninger, du læser, som lyd i mappen { $folder } på denne computer. Jeg sender dem ingen steder hen, og dit navn står ikke i dem. Den, der får mappen af dig, kan høre din stemme. Må jeg det? Sig ja eller nej.
practice-give = { $agreed ->
    [yes] Tak. Fra nu af gemmer jeg det, du læser.
   *[no] Så gemmer jeg ingen optagelser.
}
practice-given = { $count ->
    [one] Jeg har skrevet en optagelse til mappen { $folder }.
   *[other] Jeg har skrevet { $count } optagelser til mappen { $folder }.
} Fortryder du, så slet mappen.
practice-give-failed = Optagelserne kan ikke skrives til mappen { $folder }: { $error }.
practice-right = Rigtigt.
practice-unsure = Rigtigt, men i et spil ville jeg have spurgt.
practice-heard-other = Jeg hørte: { $heard }.
practice-not-made-out = Det fangede jeg ikke.
practice-skipped = Sprunget over.
practice-last = Det var det hele. Nu gennemgår jeg dine svar; det kan tage et halvt minut.
practice-help = Sig sætningen. Eller sig “gentag”, “spring over”, “stop”.
practice-typed = Der er ingen lyd i det, du skriver, så jeg kan ikke lære noget af det.
practice-nothing-said = Jeg hørte ikke noget, så alt er som før.
practice-count = Hørt rigtigt med det samme: { $right } af { $said }.
practice-misheard = Ord, jeg hørte forkert: { $words }.
practice-learnt-words = Jeg har lært, hvordan du siger: { $words }.
practice-learnt-patience = Jeg afviser ikke længere så let, hvad du siger.
practice-count-now = Nu hørt rigtigt med det samme: { $right } af { $said }.
practice-all-right = Der er ikke noget at forbedre.
practice-nothing-helped = Intet af det, jeg prøvede, hjalp, så alt er som før.
practice-kept = Det er kun gemt på denne computer, og uden lydoptagelser.
practice-dropped = Det, jeg havde gemt fra før, var kun i vejen, så det er væk.
# $command is typed at the command line
practice-how-to-forget = Sådan får du mig til at glemme det igen: { $command }
practice-forgotten = Glemt.
practice-nothing-kept = Der er ikke noget at glemme.

## Problems with the file of a player's own voice

own-voice-unreadable = Øvefilen { $path } kan ikke læses: { $message }. Jeg fortsætter uden.
own-voice-newer = Øvefilen { $path } er fra en nyere version af programmet. Jeg lader den ligge og fortsætter uden.
own-voice-broken = Øvefilen { $path } er beskadiget. Jeg lader den ligge og fortsætter uden.
own-voice-unwritable = Øvefilen { $path } kan ikke ændres: { $message }.
player-unusable = { $player } kan ikke bruges som navn.

### Learning voices during play, if players agreed to it

# To the player who asks for it; from then on it learns from commands that are carried out
voice-learning-begun = { NAME($player) }, fra nu af lærer jeg, hvordan du taler. Det bliver på denne computer. Fortryder du, så { SAY("sig", typed: "skriv") } “glem min stemme”.
voice-learning-already = { NAME($player) }, jeg er allerede ved at lære, hvordan du taler.
voice-learning-impossible = Jeg kan ikke lære stemmer her: der er ingen mikrofon, eller jeg lytter med en anden talemodel end min egen.
voice-forgotten = { NAME($player) }, jeg har glemt, hvordan du taler.
voice-not-learnt = { NAME($player) }, jeg ved ikke noget om din stemme.
# After the last goodbye, to everyone who is still listening
voice-learning-now = Et par sekunder endnu: jeg lærer, hvordan I taler.
voice-learning-done = Færdig.
