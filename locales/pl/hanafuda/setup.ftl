### Co się wybiera przed partią.

help-setup = { SAY("Powiedzcie", typed: "Napiszcie") }, ile osób gra i jak macie na imię. Możecie też wybrać język, grę, dodatkową zasadę, na przykład „pół partii” albo „dwie talie”, i kto zaczyna. Na koniec { SAY("powiedzcie", typed: "napiszcie") } „rozdaj”.
what-to-change = Co zmienić? { SAY("Powiedzcie", typed: "Napiszcie") } na przykład „trzech graczy”, „pół partii”, „warianty” albo „zaczyna { NAME($player) }”.
variant-name = { $variant ->
    [second-deck] dwie talie
    [smaller-hands] mniej kart w ręce
    [half-game] pół partii
    [play-on] dogrywanie z talii
    [look-first] zaglądanie do talii
    [no-rain-man-seven] bez siódemki za Michikaze
    [hanami-de-ippai] hanami de ippai
    [tsukimi-de-ippai] tsukimi de ippai
    [month-yaku] yaku miesiąca
    [double-at-seven] podwójnie od siedmiu punktów
    [double-by-koi-koi] podwójnie za koi-koi
   *[no-oya-ken] bez oya-ken
}
clash-hands = Albo dwie talie, albo mniej kart w ręce.
clash-two-players = Mniej kart w ręce dopiero od trzech graczy.
# $game: do której gry należy
clash-other-game = To należy do { $game ->
    [koi-koi] koi-koi
   *[hanafuda] gry podstawowej
}: { variant-name }.
clash-players = Tak może grać od { $least ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
   *[6] sześciu
} do { $most ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
   *[6] sześciu
} graczy.
clash-unknown = Tego nie da się połączyć.
next-round = Następna runda.
