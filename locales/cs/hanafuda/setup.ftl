### Co se vybírá před partií.

help-setup = { SAY("Řekněte", typed: "Napište") }, kolik vás hraje a jak se jmenujete. Můžete zvolit i jazyk, hru, pravidlo navíc, třeba „poloviční hra“ nebo „dva balíčky“, a kdo začíná. Až bude všechno, { SAY("řekněte", typed: "napište") } „rozdej“.
what-to-change = Co změnit? { SAY("Řekněte", typed: "Napište") } třeba „tři hráči“, „poloviční hra“, „varianty“ nebo „začíná { NAME($player) }“.
variant-name = { $variant ->
    [second-deck] dva balíčky
    [smaller-hands] míň karet v ruce
    [half-game] poloviční hra
    [play-on] dohrává se z balíčku
    [look-first] s nahlížením do balíčku
    [no-rain-man-seven] bez sedmičky za Mičikazeho
    [hanami-de-ippai] hanami de ippai
    [tsukimi-de-ippai] cukimi de ippai
    [month-yaku] jaku měsíce
    [double-at-seven] dvojnásobek od sedmi bodů
    [double-by-koi-koi] dvojnásobek za koi-koi
   *[no-oya-ken] bez oja-ken
}
clash-hands = Buď dva balíčky, nebo míň karet v ruce.
clash-two-players = Míň karet v ruce se hraje až od tří hráčů.
# $game: ke které hře patří
clash-other-game = To patří { $game ->
    [koi-koi] ke koi-koi
   *[hanafuda] k základní hře
}: { variant-name }.
clash-players = Takhle se hraje { $least ->
    [2] ve dvou
    [3] ve třech
    [4] ve čtyřech
    [5] v pěti
   *[6] v šesti
} { $most ->
    [3] nebo ve třech
    [4] až ve čtyřech
    [5] až v pěti
   *[6] až v šesti
}.
clash-unknown = Tohle nejde dohromady.
next-round = Další kolo.
