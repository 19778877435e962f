### Choices before the match.

help-setup = { SAY("Say", typed: "Type") } how many of you there are, then your names. You can also choose the language, the game, an option such as 'half game' or 'two decks', or who deals first. When everything is right, { SAY("say", typed: "type") } 'deal'.
what-to-change = What shall I change? For instance: 'three players', 'half game', 'variants', '{ NAME($player) } begins'.
variant-name = { $variant ->
    [second-deck] two decks
    [smaller-hands] smaller hands
    [half-game] half game
    [play-on] playing on from the stock
    [look-first] looking at the stock card
    [no-rain-man-seven] no seven for the rain man
    [hanami-de-ippai] hanami de ippai
    [tsukimi-de-ippai] tsukimi de ippai
    [month-yaku] yaku of the month
    [double-at-seven] doubled from seven points
    [double-by-koi-koi] doubled by koi-koi
   *[no-oya-ken] no oya-ken
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
