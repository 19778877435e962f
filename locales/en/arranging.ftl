### The other arrangements of a game: what is remembered, variants, how moves are confirmed.

# $players, $game, $ears: each in a few words; the game with its rules unless they are the usual ones
last-time-offer = { $players }, { $game }, { $ears }: same as last time?
# Besides last-time-offer, if one headset is shared
last-time-headset = { NAME($player) }, put the headset on, then { SAY("say", typed: "type") } 'yes'.
remembered = From last time I remember { $players }, { $game }, { $ears }. { SAY("Say", typed: "Type") } 'forget us' and it's gone.
remembered-nothing = I remember nothing about you.
forgotten = Forgotten.
forgotten-not = I can't forget that: { $error }.
# About a game without private ears
ears-remembered-none = without private ears
ears-remembered-alone = everything aloud
nothing-saved = There is no saved game.
# A different game begins than the one that was offered
saved-stays = The saved game stays saved. { SAY("Say", typed: "Type") } 'go on with the saved game' to return to it.
# $variants: two or three of them
variants-some = { $variants }. More?
variants-last = { $variants }. That's all: { SAY("say", typed: "type") } which one you want.
# During a game; $variants: everything else that could be played
variants-besides = Variants for another game: { $variants }.
# During a game: another language, rules or a variant
chosen-before = That has to be chosen before a game. { SAY("Say", typed: "Type") } 'new game'.
# $variants: harder, easier or shorter ones, joined with 'or'
variants-suggested = { $variants }?
variants-suggested-none = There is nothing like that in this game.
ask-rules = Which rules: Czech, Polish, Danish or English?
ask-language = Which language: Czech, Polish, Danish or English?
ask-game = Which game: Hanabi, Koi-Koi or Hanafuda?
ask-beginner = Who begins?
ask-confirm = Shall I ask before every move, read it back, or make it straight away?
ask-answers = Shorter or longer answers?
confirm-now = { $confirm ->
    [ask] I'll ask before every move.
    [never] I'll make every move straight away.
   *[announce] I'll read every move back.
}
cues-off = No more beeps.
cues-on = The beeps are back.

# Answers about the short sounds. cue-…: what one means, as the end of a sentence; each game words its own sounds
sound-meant = That sound means: { $meaning }.
sound-none = I haven't played a sound yet.
sounds-hear = { SAY("Say", typed: "Type") } 'what do the sounds mean', and I'll play them all.
sounds-told = Here are my short sounds, each followed by what it means.
sounds-off = My short sounds are off. { SAY("Say", typed: "Type") } 'turn on the sounds' to have them back.
cue-start = we're starting
cue-turn = it's your turn
cue-end = the game is over
cue-unheard = I heard something, but didn't understand it
cue-thinking = a computer player is thinking
