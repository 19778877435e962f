### Hovor sám.

# Když nebylo rozumět; $example je povel, který teď jde
not-understood = Prosím? Řekni třeba: { $example }.
not-understood-typed = Nerozumím „{ $text }“. Napiš třeba: { $example }.
three-failures = Pořád nerozumím. { SAY("Řekni", typed: "Napiš") } „pomoc“, nebo třeba: { $example }.
# For something that was not heard well in a loud room: the first time, and again
once-more = Řekni to prosím ještě jednou.
once-more-loud = Ještě jednou, prosím. Je tu hluk: pojď blíž, řekni „klávesa na mluvení“, nebo mluv do telefonu.
did-you-mean = Myslíš: { $reading }
which-of-two = { $first }, nebo { $second }? { SAY("Řekni", typed: "Napiš") } „jedna“, nebo „dva“.
# Zaznělo ne, ale co po něm, nebylo rozumět
taken-back-ask = Zrušeno. Tak co místo toho?
cancelled-ask = Dobře. Tak co uděláš?
# Někdo promluvil, když tah čekal, a nebylo rozumět; $sentence je, co se přečetlo
yes-or-no = { $sentence }. Ano, nebo ne?
# $prompt as in going-on
taken-back = Zrušeno. { $prompt }
nothing-to-take-back = Není co brát zpátky.
too-late = Pozdě. Co se už prozradilo, zpátky vzít nejde.
nothing-to-answer = Není na co odpovídat. { $example }
nothing-to-repeat = Není co opakovat.
cancelled = Dobře.
paused = { ALONE() ->
    [yes] Pauza. Až budeš zpátky, { SAY("řekni", typed: "napiš") } „hrajeme dál“.
   *[no] Pauza. Až budete zpátky, { SAY("řekněte", typed: "napište") } „hrajeme dál“.
}
is-paused = { ALONE() ->
    [yes] Je pauza. Až budeš zpátky, { SAY("řekni", typed: "napiš") } „hrajeme dál“.
   *[no] Je pauza. Až budete zpátky, { SAY("řekněte", typed: "napište") } „hrajeme dál“.
}
# $prompt: the sentence of the game that says whose turn it is
going-on = Hrajeme dál. { $prompt }
slower = Pomaleji.
faster = Rychleji.
louder = Hlasitěji.
quieter = Tišeji.
slowest = Pomaleji to nejde.
fastest = Rychleji to nejde.
loudest = Hlasitěji to nejde.
quietest = Tišeji to nejde.
length-short = Krátké odpovědi.
length-normal = Běžné odpovědi.
length-full = Podrobné odpovědi.
saved = Uloženo. { ALONE() ->
    [yes] Měj se.
   *[no] Mějte se.
}
saved-before-game = { ALONE() ->
    [yes] Měj se.
   *[no] Mějte se.
}
your-turn = Jsi na tahu.
turn-of = Na tahu je { NAME($player) }.
not-your-turn = Teď je na tahu { NAME($player) }.
# The order of play; $next is the next player, and order-then is added for each of the others
order-after = Po { NAME($player, case: "locative") } hraje { $next }
order-after-you = Po tobě hraje { $next }
order-then = , potom { $player }
start-new-game = Ukončit tuhle hru a začít novou?
ask-leave = Uložit hru a skončit?
ask-leave-set-up = Mám skončit?
ask-forget-voice = Mám tvůj hlas zapomenout?
ask-forget-remembered = Mám zapomenout všechno, co si o vás pamatuju?
ask-forget-learned = Mám zapomenout, jak ti šly lekce a hry?
# $standing: whose turn it is, and how the saved game stands
offered = { ALONE() ->
    [yes] Máš rozehranou hru. { $standing } Chceš v ní pokračovat?
   *[no] Máte rozehranou hru. { $standing } Chcete v ní pokračovat?
}
# Before a question like that, if the game is in another language than the question
offered-in-language = Hra je { $language ->
    [cs] v češtině
    [pl] v polštině
    [da] v dánštině
   *[en] v angličtině
}.
another-game = { ALONE() ->
    [yes] Dáš si další hru?
   *[no] Dáte si další hru?
}
ready-whose = Kdo bude poslouchat? { SAY("Řekni", typed: "Napiš") } svoje jméno.
take-headset = { NAME($player, case: "vocative") }, vezmi si sluchátka a { SAY("řekni", typed: "napiš") } „hotovo“.
look-alone = Teď ať se dívá jen { NAME($player) }. Stiskni Enter.
no-private-ear = { NAME($player, case: "dative") } nemám jak říct něco v soukromí. { SAY("Řekněte", typed: "Napište") } třeba: „{ NAME($player) } přes telefon“.
private-lost = Sluchátko pro { NAME($player, case: "accusative") } nefunguje. Nahlas nezaznělo nic.
torn-journal = Poslední tah se uložil jen napůl, proto se vynechává.
damaged-journal = Uložená hra je poškozená, takže jí chybí poslední tahy. Poškozený soubor zůstává.
# Somebody removed the file of the game that is being played
saved-again = Uložená hra zmizela z disku. Uložil jsem ji celou znovu.
# $problem: a sentence
not-saved = Hra není uložená. { $problem } { ALONE() ->
    [yes] Měj se.
   *[no] Mějte se.
}
game-over-already = { ALONE() ->
    [yes] Hra skončila. Chceš další? { SAY("Řekni", typed: "Napiš") } „nová hra“.
   *[no] Hra skončila. Chcete další? { SAY("Řekněte", typed: "Napište") } „nová hra“.
}
# $problem: a sentence
disk-problem = Tah neplatí, protože nejde uložit. { $problem } Pak { SAY("řekni", typed: "napiš") } tah znovu.

## Proč něco nejde

cannot-no-such-seat = Takový hráč tu není.
cannot-game-over = Hra skončila.
cannot-card-due = Nejdřív ukaž dobranou kartu.
cannot-card-not-left = Všechny takové karty už leží jinde.
cannot-no-card-due = Teď se žádná karta nedobírá.
cannot-other = To teď pravidla nedovolují.

## Pomoc

help-controls = { SAY("Řekni", typed: "Napiš") } „opakuj“, „pomaleji“, „rychleji“, „hlasitěji“, „tišeji“, „stručně“, „podrobně“, „stop“, „pauza“, „jiný mikrofon“, „klávesa na mluvení“, „návod“, „nauč se můj hlas“, „uložit a skončit“.
help-player = { SAY("Řekni", typed: "Napiš") } jméno: { $players }.
help-yes-no = { SAY("Řekni", typed: "Napiš") } „ano“, nebo „ne“.
help-offered = { SAY("Řekni", typed: "Napiš") } „ano“, a pokračuje se. Po „ne“ se dá hrát něco jiného a tahle hra zůstane uložená.
help-choice = { SAY("Řekni", typed: "Napiš") } „jedna“, nebo „dva“.
help-paused = { SAY("Řekni", typed: "Napiš") } „hrajeme dál“.
help-ended = { SAY("Řekni", typed: "Napiš") } „nová hra“ nebo „hádanka dne“, nebo se ptej na minulou hru. Nebo { SAY("řekni", typed: "napiš") } „uložit a skončit“.

## Příklady, co se dá říct; gramatika každému rozumí. Neurčitek se používá i v otázce („Zahrát třetí, nebo
## zahodit třetí?“) a jeho slova jsou v oficiálním slovníku, „zahraj“ a „zahoď“ v něm nejsou.

example-count = tři
example-choice = jedna
example-names = Anna, Petr, Eva
example-deal = rozdej
example-go-on = hrajeme dál
example-new-game = nová hra
example-yes = ano
# Na otázku, co naposled udělal hráč, který ještě nebyl na tahu
no-turn-yet = { NAME($player) }: zatím žádný tah.
