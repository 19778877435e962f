### The rules explained aloud: one message per topic.

rule-goal-koi-koi = Capture cards by month, and collect yaku. When you make one, take its points with shobu, or risk them with koi-koi. Most points after { $rounds ->
    [6] six
   *[12] twelve
} rounds wins.
rule-goal-hanafuda = Capture cards by month. Brights count twenty, animals ten, ribbons five, plain cards one. Most points after { $rounds ->
    [6] six
   *[12] twelve
} rounds wins.
rule-turn = Play a card from your hand. If its month lies in the field, it takes a card; if not, it stays. Then the top card of the stock does the same.
rule-cards = There are forty-eight cards, four for each month: five brights, nine animals, ten ribbons, and twenty-four plain cards.
rule-months = The months are pine, plum, cherry, wisteria, iris, peony, bush clover, susuki, chrysanthemum, maple, willow, and paulownia.
rule-capture = A card takes one of its own month from the field, and must if it can. With two there you choose; with three you take them all.
rule-three = Where three cards of one month lie in the field, the fourth takes them all.
rule-choice = Where two cards of the month lie in the field, you choose which to take. { SAY("Say", typed: "Type") } 'one' or 'two', or name it.
rule-stock = After your card, the top card of the stock is turned. It takes or stays just as yours did.
rule-dealer = The dealer is called oya, and begins. For the first round everyone draws a card: the earliest month deals. After that, whoever wins a round deals the next.
rule-deal = Everyone gets { $hand ->
    [3] three
    [4] four
    [5] five
    [7] seven
   *[other] eight
} cards, and { $field ->
    [6] six
   *[other] eight
} lie in the field. With four of one month there, the cards are dealt again.
rule-hand = Your hand is sorted by month, from the left.
rule-yaku = A yaku is a set of captured cards that scores. Five brights, ten. Four without the rain man, eight; with him, { $rain ->
    [seven] seven
   *[three] still five
}. Three without him, five. Boar, deer and butterflies, five. Three poem ribbons, five; three blue ones, five. Five animals, five ribbons or ten plain cards, one, and one more for each extra card.
rule-koi-koi = With koi-koi you play on for more. You score only if you make another yaku before somebody else calls shobu.
rule-shobu = With shobu you end the round and score your yaku. Nobody else scores.
rule-oya-ken = If nobody calls shobu, the dealer gets six points. That is oya-ken.
rule-teshi = Teshi: four cards of one month in your dealt hand. It wins six points at once.
rule-kuttsuki = Kuttsuki: four pairs in your dealt hand. It wins six points at once.
rule-end-koi-koi = A round ends with shobu, or when all hands are empty. The match has { $rounds ->
    [6] six
   *[12] twelve
} rounds.
rule-end-hanafuda = A round ends when all hands { $stock ->
    [yes] and the stock are empty
   *[no] are empty
}. The match has { $rounds ->
    [6] six
   *[12] twelve
} rounds.
rule-points-koi-koi = Only the one who calls shobu scores, for all their yaku. Of the bright yaku only the best counts.
rule-points-hanafuda = Brights count twenty, animals ten, ribbons five, plain cards one. Everyone keeps their points, and the highest wins the round.
rule-doubling = Points can be doubled, if you choose that before the game.
rule-double-at-seven = Seven points or more are doubled.
rule-double-by-koi-koi = Each koi-koi in the round doubles the points.
rule-look = After your card, before drawing, you alone may look at the top card of the stock. If its month lies in the field, it may take what lies there; otherwise, or if you like, it goes into your hand.
rule-play-on = When the hands are empty, you go on turning cards until the stock is empty.
rule-goko = Goko: all five brights, ten points.
rule-shiko = Shiko: the four brights without the rain man, eight points.
rule-ame_shiko = Ame-shiko: four brights with the rain man, seven points.
rule-sanko = Sanko: three brights, not the rain man, five points.
rule-inoshikacho = Inoshikacho: boar, deer and butterflies, five points.
rule-aotan = Aotan: the three blue ribbons, of peony, chrysanthemum and maple, five points.
rule-akatan = Akatan: the three poem ribbons, of pine, plum and cherry, five points.
rule-tane = Tane: five animals, one point, and one more for each extra animal. The sake cup and the bridge count as animals.
rule-tan = Tan: five ribbons, one point, and one more for each extra ribbon.
rule-kasu = Kasu: ten plain cards, one point, and one more for each extra card. The lightning counts as plain.
rule-hanami_de_ippai = Hanami de ippai: curtain and sake cup, five points.
rule-tsukimi_de_ippai = Tsukimi de ippai: moon and sake cup, five points.
rule-tsukifuda = Tsukifuda: the four cards of the round's month, four points.
rule-not-here = It isn't played at this table.
rule-other-game = That isn't part of this game.

# After the goal, if nobody asked for a point of the rules
rules-topics = More: 'explain capture', 'explain yaku'.
rules-topics-basic = More: 'explain capture', 'explain the deal'.
