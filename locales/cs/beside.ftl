### Jak stůl slyší lidi a návod, který čte.

# $device, $other: names of microphones, as the system has them
microphone-silent-other = Z mikrofonu { $device } nejde vůbec nic. Poslouchám teď přes { $other }.
microphone-lost-other = Mikrofon { $device } zmizel. Poslouchám teď přes { $other }.
microphone-refused-other = Mikrofon { $device } nejde otevřít. Poslouchám teď přes { $other }.
microphone-too-loud-other = Mikrofon { $device } je nastavený moc nahlas. Zeslabte ho, nebo { SAY("řekněte", typed: "napište") } „jiný mikrofon“ a vezmu { $other }.
# $asked: how $other is asked for: headset, another
no-words-offer = Přes { $device } neslyším ani slovo. { SAY("Řekněte", typed: "Napište") } { $asked ->
    [headset] „vezmi mikrofon ve sluchátkách“
   *[another] „jiný mikrofon“
} a vezmu { $other }.
no-words-other = Přes { $device } pořád neslyším ani slovo. Poslouchám teď přes { $other }.
no-words-back = Neslyším ani slovo přes žádný mikrofon. Poslouchám zase přes { $device }. Pojďte k němu blíž, nebo ho zesilte.
no-words-alone = Přes { $device } neslyším ani slovo. Pojďte k mikrofonu blíž, nebo ho zesilte.
microphone-usual = obvyklý mikrofon
microphone-now = Poslouchám přes { $device }.
microphone-no-other = Jiný tu není: poslouchám přes { $device }.
microphone-none-used = Přes mikrofon neposlouchám.
microphone-numbered = { $number }, { $device }
microphone-listening = Poslouchám přes { $device }. { SAY("Řekni", typed: "Napiš") } „jiný mikrofon“ nebo „mikrofon číslo dva“.
# $key: space, enter
key-on = { $key ->
    [space] Stiskni mezerník nebo Enter a mluv.
   *[enter] Stiskni Enter a mluv.
} Poslouchám, dokud nedomluvíš. Zpátky to vrátí „poslouchej pořád“.
key-off = Zase poslouchám pořád.
key-none = Na klávesu se tu mluvit nedá.
# After a section of the guide
guide-more = { SAY("Řekni", typed: "Napiš") } „další oddíl“ a čtu dál.
guide-end = To je celý návod.
