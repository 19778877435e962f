### Hvad der ellers aftales om et spil: det jeg husker, varianter, bekræftelse af træk.

# $players, $game, $ears: each in a few words; the game with its rules unless they are the usual ones
last-time-offer = { $players }, { $game }, { $ears }: som sidst?
# Besides last-time-offer, if one headset is shared
last-time-headset = { NAME($player) }, tag headsettet på, og { SAY("sig", typed: "skriv") } “ja”.
remembered = Fra sidst husker jeg { $players }, { $game }, { $ears }. { SAY("Sig", typed: "Skriv") } “glem os”, så er det væk.
remembered-nothing = Jeg husker ikke noget om jer.
forgotten = Glemt.
forgotten-not = Det kan jeg ikke glemme: { $error }.
# About a game without private ears
ears-remembered-none = uden øretelefoner
ears-remembered-alone = alt højt
nothing-saved = Der er ikke noget gemt spil.
# A different game begins than the one that was offered
saved-stays = Det gemte spil bliver liggende. { SAY("Sig", typed: "Skriv") } “fortsæt det gemte spil” for at vende tilbage til det.
# $variants: two or three of them
variants-some = { $variants }. Flere?
variants-last = { $variants }. Det var alle: { SAY("sig", typed: "skriv") }, hvilken I vil have.
# During a game; $variants: everything else that could be played
variants-besides = Varianter til et nyt spil: { $variants }.
# During a game: another language, rules or a variant
chosen-before = Det vælger man, før spillet begynder. { SAY("Sig", typed: "Skriv") } “nyt spil”.
# $variants: harder, easier or shorter ones, joined with 'or'
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

# Answers about the short sounds. cue-…: what one means, as the end of a sentence; each game words its own sounds
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
