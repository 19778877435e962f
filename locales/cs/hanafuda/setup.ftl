### Co se vybírá před partií.

help-setup = { SAY("Řekněte", typed: "Napište") }, kolik vás hraje a jak se jmenujete. Můžete zvolit i jazyk, hru, pravidlo navíc, třeba „poloviční hra“ nebo „dva balíčky“, a kdo začíná. Až bude všechno, { SAY("řekněte", typed: "napište") } „rozdej“.
what-to-change = Co změnit? { SAY("Řekněte", typed: "Napište") } třeba „tři hráči“, „poloviční hra“ nebo „začíná { NAME($player) }“.
variant-name = { $variant ->
    [second_deck] dva balíčky
    [smaller_hands] míň karet v ruce
    [half_game] poloviční hra
    [play_on] dohrává se z balíčku
    [look_first] s nahlížením do balíčku
    [no_rain_man_seven] bez sedmičky za Mičikazeho
    [hanami_de_ippai] hanami de ippai
    [tsukimi_de_ippai] cukimi de ippai
    [month_yaku] jaku měsíce
    [double_at_seven] dvojnásobek od sedmi bodů
    [double_by_koi_koi] dvojnásobek za koi-koi
   *[no_oya_ken] bez oja-ken
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
clash-unknown = Tohle k sobě nejde.
next-round = Další kolo.
