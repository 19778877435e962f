### Jak stůl slyší lidi a návod, který čte.

# $device, $other: names of microphones, as the system has them
microphone-silent-other = Z mikrofonu { $device } nejde vůbec nic. Poslouchám teď přes { $other }.
microphone-lost-other = Mikrofon { $device } zmizel. Poslouchám teď přes { $other }.
microphone-refused-other = Mikrofon { $device } nejde otevřít. Poslouchám teď přes { $other }.
microphone-too-loud-other = Mikrofon { $device } je nastavený moc nahlas. Zeslabte ho, nebo { SAY("řekněte", typed: "napište") } „jiný mikrofon“ a vezmu { $other }.
microphone-now = Poslouchám přes { $device }.
microphone-no-other = Jiný tu není: poslouchám přes { $device }.
microphone-none-used = Přes mikrofon neposlouchám.
microphone-numbered = { $number }, { $device }
microphone-listening = Poslouchám přes { $device }. { SAY("Řekni", typed: "Napiš") } „jiný mikrofon“ nebo „mikrofon číslo dva“.
key-on = Stiskni Enter a mluv. Poslouchám, dokud nedomluvíš. Zpátky to vrátí „poslouchej pořád“.
key-off = Zase poslouchám pořád.
key-none = Na klávesu se tu mluvit nedá.
# Behind a section of the guide
guide-more = Na „další oddíl“ čtu dál.
guide-end = To je celý návod.
