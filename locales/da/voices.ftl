### Stemmer ud over den sædvanlige.

# $voice: a voice's name, as given by its makers; $here: yes, no
voice-listed = { $language }: { $voice }, { $here ->
    [yes] er her
   *[no] ikke hentet
}
voice-fetched = { $voice } er her. Spil med --voice.
voice-unknown = Stemmen { $voice } findes ikke her. Se: voice-hanabi voices list.
voice-none-fetched = Der er ingen anden stemme til { $language } endnu, så jeg taler med den sædvanlige. Kør: voice-hanabi voices fetch { $language }.
voice-elsewhere = Det, bordet siger højt, går som tekst til { $host } og bliver sagt der; også det, som kun én spiller må høre.
voice-failed-over = Stemmen { $voice } virker ikke nu, så jeg fortsætter med den sædvanlige.
voice-usual = den sædvanlige stemme
# Said in the voice that is being tried
voice-tried = Det her er { $voice }. { SAY("Sig", typed: "Skriv") } “behold den stemme” eller “en anden stemme”.
voice-kept = Fra nu af taler jeg sådan her, også næste gang.
voice-kept-now = Nu taler jeg sådan her, men jeg kan ikke huske det til næste gang: { $error }.
voice-not-tried = { SAY("Sig", typed: "Skriv") } først “en anden stemme”.
voices-none = Der er ingen anden stemme her. Hent en, før I spiller: voice-hanabi voices fetch { $language }. { SAY("Sig", typed: "Skriv") } så “en anden stemme”.
