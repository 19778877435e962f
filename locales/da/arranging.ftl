### Hvad der ellers aftales om et spil: det jeg husker, varianter, bekræftelse af træk.

# $players, $game, $ears: in a few words each; the game with its rules where they are not the usual ones
last-time-offer = { $players }, { $game }, { $ears }: som sidst?
# Beside last-time-offer, where one headset is handed round
last-time-headset = { NAME($player) }, tag headsettet på, og { SAY("sig", typed: "skriv") } “ja”.
remembered = Fra sidst husker jeg { $players }, { $game }, { $ears }. { SAY("Sig", typed: "Skriv") } “glem os”, så er det væk.
remembered-nothing = Jeg husker ikke noget om jer.
forgotten = Glemt.
forgotten-not = Det kan jeg ikke glemme: { $error }.
# Of a game without private ears
ears-remembered-none = uden øretelefoner
ears-remembered-alone = alt højt
nothing-saved = Der er ikke noget gemt spil.
# Another game is begun than the one that was offered
saved-stays = Det gemte spil bliver liggende. { SAY("Sig", typed: "Skriv") } “fortsæt det gemte spil” for at vende tilbage til det.
# $variants: two or three of them
variants-some = { $variants }. Flere?
variants-last = { $variants }. Det var alle: { SAY("sig", typed: "skriv") }, hvilken I vil have.
# Over a game; $variants: all that could be played besides
variants-besides = Varianter til et nyt spil: { $variants }.
# Over a game: another language, rules or a variant
chosen-before = Det vælger man, før spillet begynder. { SAY("Sig", typed: "Skriv") } “nyt spil”.
# $variants: such as are harder, easier or shorter, joined with 'or'
variants-suggested = { $variants }?
variants-suggested-none = Sådan noget er der ikke i det her spil.
ask-rules = Hvilke regler: tjekkiske, polske, danske eller engelske?
ask-language = Hvilket sprog: tjekkisk, polsk, dansk eller engelsk?
ask-game = Hvilket spil: Hanabi, Koi-Koi eller Hanafuda?
ask-beginner = Hvem begynder?
ask-confirm = Skal jeg spørge før hvert træk, gentage trækket eller udføre det med det samme?
ask-answers = Kortere eller længere svar?
confirm-now = { $confirm ->
    [ask] Jeg spørger før hvert træk.
    [never] Jeg udfører hvert træk med det samme.
   *[announce] Jeg gentager hvert træk.
}
cues-off = Ikke flere bip.
cues-on = Lydene er tilbage.

# The short sounds, asked about. cue-…: what one means, as the end of a sentence; a game has its own words for its own
sound-meant = Den lyd betyder: { $meaning }.
sound-none = Jeg har ikke afspillet nogen lyd endnu.
sounds-hear = { SAY("Sig", typed: "Skriv") } “hvad betyder lydene”, så afspiller jeg dem alle.
sounds-told = Her er mine korte lyde. Efter hver af dem siger jeg, hvad den betyder.
sounds-off = De korte lyde er slået fra. { SAY("Sig", typed: "Skriv") } “slå lydene til”, så kommer de igen.
cue-start = nu begynder det
cue-turn = det er din tur
cue-end = spillet er slut
cue-unheard = jeg hørte noget, men forstod det ikke
cue-thinking = computeren tænker
