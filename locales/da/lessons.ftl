### Lektioner: hvad læreren siger ved ethvert bord. En tålmodig ven: korte sætninger, nyheden først.

# Titlerne
lesson-begin = Hanabi på ti minutter
lesson-friends = hvad venner aftaler
lesson-variants = varianterne
lesson-koikoi = Koi-Koi
lesson-steering = telefoner, øretelefoner og styring af bordet

# $number: hvilken lektion; $title: hvad den hedder
lesson-begins = Lektion { $number }: { $title }. Jeg deler ud, du bestemmer, og der kan ikke gå noget galt.
lesson-goes-on = Lektion { $number }, { $title }. Vi er ved trin { $step }.
lesson-listed = { $number }: { $title }
lessons-are = { $lessons }. Hvilken?
lesson-next = Lektion { $number }: { $title }. Skal vi tage den?
lesson-all-done = Det var alle lektionerne. { SAY("Sig", typed: "Skriv") } “slut”, og så spiller vi.
lesson-left = Næste gang er det nok med “lær mig det”, så fortsætter vi herfra.
lesson-not-now = Ikke endnu.
# $example: det rigtige, som det kan siges
lesson-shown = For eksempel: { $example }.
help-lesson = Svar, eller spørg om kortene. “Gentag” siger trinnet igen, “tilbage” går et trin tilbage, “spring over” springer det over. “Hvorfor” forklarer, “vis mig” giver svaret, “slut” stopper lektionen.
# Hvor ordet for at slutte er et træk i spillet: en melding
help-lesson-call = Svar, eller spørg om kortene. “Gentag” siger trinnet igen, “tilbage” går et trin tilbage, “spring over” springer det over. “Hvorfor” forklarer, “vis mig” giver svaret, “slut med lektionen” stopper den.
example-lesson = vis mig

## Dagens opgave

# $day: dag og måned
puzzle-begins = Opgaven for den { $day }. Det er din tur, og ét træk er klart bedst.
puzzle-ask = Hvad gør du?
# $reason: en sætning
puzzle-right = Ja, lige præcis. { $reason }
puzzle-wrong = Der er noget, der er bedre. Prøv igen, eller { SAY("sig", typed: "skriv") } “vis mig”.
# $example: det bedste træk, som det kan siges
puzzle-shown = Det bedste træk er “{ $example }”. { $reason }
# Hvad den handlede om
puzzle-theme = { $theme ->
    [danger] Det handlede om at undgå en fejl.
    [last-clue] Det handlede om den sidste ledetråd.
    [finesse] Det handlede om, hvem der skal spille først.
    [save] Det handlede om at redde et kort.
    [endgame] Det handlede om slutspillet.
   *[pace] Det handlede om tempoet.
}
puzzle-done = Det var opgaven. “Gentag” siger den igen, “slut” lukker den.
puzzle-left = Der er en ny opgave hver dag.
help-puzzle = Ét træk er bedst: { SAY("sig", typed: "skriv") } det som i et spil. Spørg først om, hvad du vil: “hvad ved jeg”, “fyrværkeri”, “hvad er der sket”. “Et lille praj” fortæller, hvad slags træk det er, “vis mig” giver svaret, “gentag” siger opgaven igen, “tilbage til spillet” lukker den.

## Hvad man skal øve

# $count: hvor mange af de sidste spil der er set på; derefter det, der blev overset
practise-games = { $count ->
    [one] I dit sidste spil:
   *[other] I dine sidste { $count } spil:
}
practise-well = { $count ->
    [one] Jeg fandt ikke noget at øve i dit sidste spil.
   *[other] Jeg fandt ikke noget at øve i dine sidste { $count } spil.
}
# $count: hvor mange gange
practise-times = { $count ->
    [1] én gang
    [2] to gange
   *[other] { $count } gange
}
practise-hint = { practise-times } smed du et kort, selv om du efter ledetrådene kunne have spillet et andet.
practise-saved = { practise-times } smed du det sidste kort af sin slags, selv om du havde fået en ledetråd om det.
practise-guessed = { practise-times } spillede du et kort, som ingen ledetråd havde bedt dig om at spille, og det passede ikke.
practise-known = { practise-times } gav du en ledetråd, der ikke sagde noget nyt.
# $lessons: deres numre, $count: hvor mange
practise-lessons-sat = { $count ->
    [one] Lektion { $lessons } kan du.
   *[other] Lektion { $lessons } kan du.
}
# $count: hvor mange svar der var, $helped: hvor mange der krævede hjælp
practise-lesson-again = Lektion { $number }, { $title }, er værd at tage igen: du fik hjælp til { $helped } af { $count } svar.
practise-nothing = Jeg ved ikke nok endnu. { SAY("Sig", typed: "Skriv") } “lær mig det”, eller spil et spil Hanabi færdigt først.
practise-begins = En stilling fra et af dine spil, tur { $turn }. Det er din tur.
# $day: en dato uden årstal
practise-begins-of-day = En stilling fra dit spil den { $day }, tur { $turn }. Det er din tur.
practise-done = Det var stillingen. “Gentag” siger den igen, “slut” lukker den.
practise-left = Spørg igen, når du vil: “hvad skal jeg øve”.
learned-forgotten = Jeg har glemt, hvordan dine lektioner og spil gik.

## På en telefon: det, der styrer en lektion

deed-lesson-again = gentag
deed-lesson-why = hvorfor
deed-lesson-show = vis mig
deed-lesson-skip = spring over
deed-lesson-back = et skridt tilbage
deed-lesson-leave = slut med lektionen
deed-puzzle-leave = tilbage til spillet
