### Procvičování: deset vět, které hráč řekne, aby ho stůl líp slyšel.

## Hovor

practice-welcome = Procvičování. Přečtu { $count ->
    [one] jednu větu
    [few] { $count } věty
   *[other] { $count } vět
} a ty každou zopakuješ. Můžeš taky říct „opakuj“, „přeskoč“, „stop“.
# Said instead of learning if the model isn't the one that comes with the program
practice-cannot-learn = Tenhle model řeči se nenaučí, jak slova říkáš. Řeknu jen, co slyším špatně. Naučit se to umí model, který je součástí programu.
practice-say = Řekni: { $sentence }
practice-give-ask = Chceš darovat nahrávky svého hlasu. Věty, které přečteš, bych uložil jako zvuk do složky { $folder } v tomto počítači. Nikam je neposílám a tvoje jméno v nich není. Kdo od tebe složku dostane, uslyší tvůj hlas. Smím? Řekni ano, nebo ne.
practice-give = { $agreed ->
    [yes] Děkuju. Co teď přečteš, si nechám.
   *[no] Tak žádné nahrávky neukládám.
}
practice-given = { $count ->
    [one] Jednu nahrávku mám ve složce { $folder }.
    [few] { $count } nahrávky mám ve složce { $folder }.
   *[other] { $count } nahrávek mám ve složce { $folder }.
} Když si to rozmyslíš, složku smaž.
practice-give-failed = Nahrávky se do složky { $folder } nedají zapsat: { $error }.
practice-right = Správně.
practice-unsure = Správně, ale ve hře se pro jistotu zeptám.
practice-heard-other = Slyším: { $heard }.
practice-not-made-out = Nerozumím.
practice-skipped = Přeskočeno.
practice-last = To je všechno. Teď porovnávám, může to trvat půl minuty.
practice-help = Řekni tu větu. Nebo řekni „opakuj“, „přeskoč“, „stop“.
practice-typed = Z toho, co píšeš, se nic nenaučím, není v tom zvuk.
practice-nothing-said = Nic nebylo slyšet, takže se nic nemění.
# Slovem: číslici by hlas přečetl „z deset“. Jde o věty, tedy v ženském rodě.
practice-count = Správně hned napoprvé: { practice-count.score }.
    .score = { $right ->
        [0] žádná
        [1] jedna
        [2] dvě
        [3] tři
        [4] čtyři
        [5] pět
        [6] šest
        [7] sedm
        [8] osm
        [9] devět
        [10] deset
       *[other] { $right }
    } { $said ->
        [1] z jedné
        [2] ze dvou
        [3] ze tří
        [4] ze čtyř
        [5] z pěti
        [6] ze šesti
        [7] ze sedmi
        [8] z osmi
        [9] z devíti
        [10] z deseti
       *[other] z { $said }
    }
practice-misheard = Tahle slova slyším špatně: { $words }.
practice-learnt-words = Už vím, jak říkáš: { $words }.
practice-learnt-patience = Odteď tvoje slova nebudu tak snadno odmítat.
practice-count-now = Teď správně hned napoprvé: { practice-count.score }.
practice-all-right = Není co zlepšovat.
practice-nothing-helped = Žádný pokus nepomohl, takže se nic nemění.
practice-kept = Uloženo jen v tomto počítači a bez zvuku.
practice-dropped = Co tu bylo z dřívějška, jen překáželo, takže je to pryč.
# $command is typed at the command line
practice-how-to-forget = Smažeš to příkazem: { $command }
practice-forgotten = Smazáno.
practice-nothing-kept = Není co smazat.

## Problems with the file of a player's own voice

own-voice-unreadable = Uložené procvičování { $path } nejde přečíst: { $message }. Pokračuju bez něj.
own-voice-newer = Uložené procvičování { $path } je z novější verze programu. Zůstává, jak je. Pokračuju bez něj.
own-voice-broken = Uložené procvičování { $path } je poškozené. Zůstává, jak je. Pokračuju bez něj.
own-voice-unwritable = Procvičování nejde uložit do { $path }: { $message }.
player-unusable = { $player } se jako jméno použít nedá.

### Learning voices during play, if players agreed to it

# To the player who asks for it; from then on it learns from commands that are carried out
voice-learning-begun = { NAME($player, case: "vocative") }, odteď se učím, jak mluvíš. Zůstane to jen v tomto počítači. Zrušíš to, když { SAY("řekneš", typed: "napíšeš") } „zapomeň můj hlas“.
voice-learning-already = { NAME($player, case: "vocative") }, tvůj hlas už se učím.
voice-learning-impossible = Hlasy se tu učit nemůžu: není tu mikrofon, nebo poslouchám s jiným modelem řeči než se svým.
voice-forgotten = { NAME($player, case: "vocative") }, tvůj hlas už neznám.
voice-not-learnt = { NAME($player, case: "vocative") }, o tvém hlase nic nevím.
# After the last goodbye, to everyone who is still listening
voice-learning-now = Ještě pár vteřin: učím se, jak mluvíte.
voice-learning-done = Hotovo.
