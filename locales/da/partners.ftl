### Spillere, som computeren spiller for.

# $said: hvad en af dem siger, før det sker
partner-says = { NAME($player) }: { $said }
# Det samme til den, der lytter og ikke har noget navn
partner-says-to-you = { NAME($player) } til dig: { $said }
# $players: deres navne med et 'og'
heard-partners = Med { $players }.
heard-partners-several = I spiller med { $players }.
# $players: hvem der spiller i stedet, fordi navnene lignede hinanden
partners-renamed = Så bliver det { $players }, så navnene ikke forveksles.
ask-name = Og hvad hedder du?
example-name = Anna
partners-none = Computeren kan ikke spille { game-name }.
nobody-plays = Nogen skal jo spille.
# Hvor godt de spiller fra nu af
partners-level = { $level ->
    [companion] Vi spiller enkelt, som med begyndere.
    [strong] Vi spiller så godt, vi kan.
   *[usual] Vi spiller, som vi plejer.
}
thinks-faster = Vi tænker hurtigere.
thinks-slower = Vi tænker længere.
thinks-faster-no-more = Hurtigere kan vi ikke tænke.
thinks-slower-no-more = Længere vil vi ikke tænke.
# Computeren spiller for en, der er gået, til spilleren er tilbage
plays-for = Jeg spiller for { NAME($player) } nu. { SAY("Sig", typed: "Skriv") } “{ $player } er tilbage”, når det er tid.
plays-again = { NAME($player) } er tilbage.
plays-already = Jeg spiller allerede for { NAME($player) }.
plays-never = Jeg spiller ikke for { NAME($player) }.
is-computer = Jeg spiller for { NAME($player) }.
why-nothing = Der er ikke noget at forklare endnu.
# Et træk af den slags, der spørges om, er ikke gjort endnu
why-not-done = Det er ikke sket endnu.
# Nogen spørger et menneske
why-person = Det kan { NAME($player) } fortælle dig.
# En grund, som den, der spørger, ikke må høre
why-secret = Det ville røbe for meget.
