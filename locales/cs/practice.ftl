### Procvičování: deset vět, které hráč řekne, aby ho stůl líp slyšel.

## Věty. Každá je věta gramatiky pro tah, s těmito dvěma jmény. Dohromady mají všechny hodnoty, barvy a místa, ano a ne a všechny akce.

practice-names = Anna, Petr
practice-sentence-1 = Zahraju první kartu, je bílá.
practice-sentence-2 = Zahodím druhou kartu.
practice-sentence-3 = Anno, třetí je trojka.
practice-sentence-4 = Petře, čtvrtá a pátá jsou červené.
practice-sentence-5 = Napovím Anně jedničky.
practice-sentence-6 = Kolik zbývá modrých pětek?
practice-sentence-7 = Kolik žlutých čtyřek zbývá?
practice-sentence-8 = Jsou ještě nějaké zelené dvojky?
practice-sentence-9 = Ano.
practice-sentence-10 = Ne.

## Hovor

practice-welcome = Procvičování. Přečtu { $count ->
    [one] jednu větu
    [few] { $count } věty
   *[other] { $count } vět
} a ty každou zopakuješ. Můžeš taky říct: opakuj, přeskoč, stop.
# Said instead of learning where the model is not the one that comes with the program
practice-cannot-learn = Tenhle hlasový model se nemůže naučit, jak slova říkáš. Povím jen, co slyším špatně. Naučit se to umí model, který je součástí programu.
practice-say = Řekni: { $sentence }
practice-right = Správně.
practice-unsure = Správně, ale zeptám se pro jistotu.
practice-heard-other = Slyším: { $heard }.
practice-not-made-out = Nerozumím.
practice-skipped = Přeskočeno.
practice-last = To je všechno. Teď porovnávám, může to trvat půl minuty.
practice-help = Řekni tu větu. Nebo řekni: opakuj, přeskoč, stop.
practice-typed = Z psaného textu se nic nenaučím, nemá zvuk.
practice-nothing-said = Nic nebylo slyšet, takže se nic nemění.
practice-count = Správně hned napoprvé: { $right } z { $said }.
practice-misheard = Špatně slyším: { $words }.
practice-learnt-words = Už vím, jak říkáš: { $words }.
practice-learnt-patience = Odteď tvoje slova tak snadno neodmítnu.
practice-count-now = Teď správně hned napoprvé: { $right } z { $said }.
practice-all-right = Není co zlepšovat.
practice-nothing-helped = Nic z toho, co se dalo zkusit, nepomohlo, takže se nic nemění.
practice-kept = Uloženo jen v tomto počítači a bez zvuku.
practice-dropped = Co tu bylo z dřívějška, jen překáželo, a je to pryč.
# $command is typed at the command line
practice-how-to-forget = Zapomenu to příkazem: { $command }
practice-forgotten = Zapomenuto.
practice-nothing-kept = Není co zapomínat.

## What is wrong with the file of a player's own voice

own-voice-unreadable = Co máš procvičeno, { $path }, nejde přečíst: { $message }. Pokračuju bez toho.
own-voice-newer = Co máš procvičeno, { $path }, je z novější verze programu. Nechávám to být a pokračuju bez toho.
own-voice-broken = Co máš procvičeno, { $path }, je poškozené. Nechávám to být a pokračuju bez toho.
own-voice-unwritable = Co máš procvičeno, nejde uložit do { $path }: { $message }.
player-unusable = { $player } se jako jméno použít nedá.
