### Hvordan bordet hører folk, og vejledningen, som det læser op.

# $device, $other: names of microphones, as the system has them
microphone-silent-other = Der kommer slet ingen lyd fra mikrofonen { $device }. Nu lytter jeg gennem { $other }.
microphone-lost-other = Mikrofonen { $device } er væk. Nu lytter jeg gennem { $other }.
microphone-refused-other = Mikrofonen { $device } kan ikke åbnes. Nu lytter jeg gennem { $other }.
microphone-too-loud-other = Mikrofonen { $device } er skruet alt for højt op. Skru ned for den, eller { SAY("sig", typed: "skriv") } “en anden mikrofon”, så tager jeg { $other }.
# $asked: how $other is asked for: headset, another
no-words-offer = Jeg kan ikke høre et ord gennem { $device }. { SAY("Sig", typed: "Skriv") } { $asked ->
    [headset] “brug headsettets mikrofon”
   *[another] “en anden mikrofon”
}, så tager jeg { $other }.
no-words-other = Jeg kan stadig ikke høre et ord gennem { $device }. Nu lytter jeg gennem { $other }.
no-words-back = Jeg kan ikke høre et ord gennem nogen mikrofon. Nu lytter jeg gennem { $device } igen. Kom tættere på den, eller skru op for den.
no-words-alone = Jeg kan ikke høre et ord gennem { $device }. Kom tættere på mikrofonen, eller skru op for den.
microphone-usual = den sædvanlige mikrofon
microphone-now = Jeg lytter gennem { $device }.
microphone-no-other = Der er ingen anden mikrofon: jeg lytter gennem { $device }.
microphone-none-used = Jeg bruger ingen mikrofon.
microphone-numbered = { $number }, { $device }
microphone-listening = Jeg lytter gennem { $device }. { SAY("Sig", typed: "Skriv") } “en anden mikrofon” eller “mikrofon nummer to”.
# $key: space, enter
key-on = { $key ->
    [space] Tryk på mellemrumstasten eller Enter, og tal så.
   *[enter] Tryk på Enter, og tal så.
} Jeg lytter, til du er færdig. { SAY("Sig", typed: "Skriv") } “lyt hele tiden”, når I ikke vil trykke mere.
key-off = Nu lytter jeg hele tiden igen.
key-none = Det kræver et tastatur, og det er der ikke her.
# After a section of the guide
guide-more = { SAY("Sig", typed: "Skriv") } “næste afsnit” for at høre mere.
guide-end = Det var hele vejledningen.
