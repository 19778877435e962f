### Choices before the match.

help-setup = { SAY("Say", typed: "Type") } how many of you there are, then your names. You can also choose the language, the game, an option such as 'half game' or 'two decks', or who deals first. When everything is right, { SAY("say", typed: "type") } 'deal'.
what-to-change = What shall I change? For instance: 'three players', 'half game', '{ NAME($player) } begins'.
variant-name = { $variant ->
    [second_deck] two decks
    [smaller_hands] smaller hands
    [half_game] half game
    [play_on] playing on from the stock
    [look_first] looking at the stock card
    [no_rain_man_seven] no seven for the rain man
    [hanami_de_ippai] hanami de ippai
    [tsukimi_de_ippai] tsukimi de ippai
    [month_yaku] yaku of the month
    [double_at_seven] doubled from seven points
    [double_by_koi_koi] doubled by koi-koi
   *[no_oya_ken] no oya-ken
}
clash-hands = Two decks or smaller hands, but not both.
clash-two-players = Smaller hands are for three players or more.
# $game: the game to which it belongs
clash-other-game = { variant-name } belongs to { $game ->
    [koi-koi] Koi-Koi
   *[hanafuda] the basic game
}.
clash-players = With that, { $least ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
} to { $most ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
} can play.
clash-unknown = These choices don't go together.
next-round = Next round.
