### Co się wybiera przed partią.

help-setup = { SAY("Powiedzcie", typed: "Napiszcie") }, ile osób gra i jak macie na imię. Możecie też wybrać język, grę, dodatkową zasadę, na przykład „pół partii” albo „dwie talie”, i kto zaczyna. Gdy wszystko się zgadza, { SAY("powiedzcie", typed: "napiszcie") } „rozdaj”.
what-to-change = Co zmienić? { SAY("Powiedzcie", typed: "Napiszcie") } na przykład „trzech graczy”, „pół partii” albo „zaczyna { NAME($player) }”.
variant-name = { $variant ->
    [second_deck] dwie talie
    [smaller_hands] mniej kart w ręce
    [half_game] pół partii
    [play_on] dogrywanie z talii
    [look_first] zaglądanie do talii
    [no_rain_man_seven] bez siódemki za Michikaze
    [hanami_de_ippai] hanami de ippai
    [tsukimi_de_ippai] tsukimi de ippai
    [month_yaku] yaku miesiąca
    [double_at_seven] podwójnie od siedmiu punktów
    [double_by_koi_koi] podwójnie za koi-koi
   *[no_oya_ken] bez oya-ken
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
clash-unknown = To się ze sobą nie łączy.
next-round = Następna runda.
