### Co se kolem hry ještě zařizuje: co si pamatuju, varianty, potvrzování tahů.

# $players, $game, $ears: each in a few words; the game with its rules unless they are the usual ones
last-time-offer = { $players }, { $game }, { $ears }: jako minule?
# Besides last-time-offer, if one headset is shared
last-time-headset = { NAME($player, case: "vocative") }, nasaď si sluchátka a { SAY("řekni", typed: "napiš") } „ano“.
remembered = Z minula si pamatuju: { $players }, { $game }, { $ears }. Když { SAY("řeknete", typed: "napíšete") } „zapomeň na nás“, zapomenu to.
remembered-nothing = Nic si o vás nepamatuju.
forgotten = Zapomenuto.
forgotten-not = Zapomenout to nejde: { $error }.
# About a game without private ears
ears-remembered-none = bez sluchátek
ears-remembered-alone = všechno nahlas
nothing-saved = Žádná uložená hra tu není.
# A different game begins than the one that was offered
saved-stays = Uložená hra zůstává. Zpátky k ní: { SAY("řekni", typed: "napiš") } „pokračuj v uložené hře“.
# $variants: two or three of them
variants-some = { $variants }. Další?
variants-last = { $variants }. To jsou všechny: { SAY("řekněte", typed: "napište") }, kterou chcete.
# During a game; $variants: everything else that could be played
variants-besides = Varianty na příští hru: { $variants }.
# During a game: another language, rules or a variant
chosen-before = To se volí před hrou. { SAY("Řekni", typed: "Napiš") } „nová hra“.
# $variants: harder, easier or shorter ones, joined with 'or'
variants-suggested = { $variants }?
variants-suggested-none = Nic takového tahle hra nemá.
ask-rules = Která pravidla: česká, polská, dánská, nebo anglická?
ask-language = Který jazyk: čeština, polština, dánština, nebo angličtina?
ask-game = Která hra: Hanabi, Koi-Koi, nebo Hanafuda?
ask-beginner = Kdo začne?
ask-confirm = Mám se ptát před každým tahem, opakovat tahy, nebo se neptat?
ask-answers = Kratší, nebo delší odpovědi?
confirm-now = { $confirm ->
    [ask] Před každým tahem se zeptám.
    [never] Každý tah hned provedu.
   *[announce] Každý tah zopakuju.
}
cues-off = Už nepípám.
cues-on = Zvuky jsou zpátky.

# Answers about the short sounds. cue-…: what one means, as the end of a sentence; each game words its own sounds
sound-meant = Ten zvuk znamená: { $meaning }.
sound-none = Ještě žádný zvuk nezazněl.
sounds-hear = { SAY("Řekni", typed: "Napiš") } „co znamenají zvuky“ a všechny ti je přehraju.
sounds-told = Tohle jsou moje krátké zvuky, po každém řeknu, co znamená.
sounds-off = Krátké zvuky jsou vypnuté. { SAY("Řekni", typed: "Napiš") } „zapni zvuky“ a budou zpátky.
cue-start = začínáme
cue-turn = jsi na tahu
cue-end = konec hry
cue-unheard = něco bylo slyšet, ale nebylo tomu rozumět
cue-thinking = počítač přemýšlí
