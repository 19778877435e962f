### Why a computer player did what it did, in its own words. Everything said is public: nothing reveals its hand.

# $card: what it laid; $cards: what that took, both as what is laid and taken
why-same-month = I took { $cards } with { $card }: they're of one month.
why-makes-yaku = I took { $cards }: that makes { $yaku }.
# $lacking: the cards that are missing, or "two more ribbons"
why-nearer = I took { $cards }: now I need only { $lacking } for { $yaku }.
why-hinders = I took { $cards } to keep { $yaku } from { NAME($player) }.
why-hinders-you = I took { $cards } to keep { $yaku } from you.
why-takes = I took { $cards }: every card helps.
# About both cards together, in the basic game
why-takes-points = I took { $cards }: with my own card that's { $points }.
why-lays-safe = I played { $card }: nobody can take it any more.
why-lays-cheap = I played { $card }: it gives little away.
why-lays-dear = I played { $card }: some card has to be played.
why-shobu-risk = I called shobu: { NAME($player) } needs only { $lacking } for { $yaku }.
why-shobu-risk-you = I called shobu: you need only { $lacking } for { $yaku }.
why-shobu-late = I called shobu: I have few cards left.
why-shobu-enough = I called shobu: { $points } will do.
why-koi-koi-near = I called koi-koi: I need only { $lacking } for { $yaku }.
# $count: how many cards the player nearest to a yaku still needs
why-koi-koi-safe = I called koi-koi: { NAME($player) } needs { number } more cards.
why-koi-koi-safe-you = I called koi-koi: you need { number } more cards.
why-koi-koi-dealer = I called koi-koi: if nobody calls shobu, I get the dealer's six points.
why-koi-koi-more = I called koi-koi: I want more than { $points }.
why-looks = I looked first, since it costs nothing.
why-draws = I drew the card to play it.
why-keeps = I kept the card for later.
why-next-round = The round was over.

## A hint to whoever asks; before it, the table says what to do

hint-same-month = They're of the same month.
hint-makes-yaku = That makes { $yaku }.
hint-nearer = Then you need only { $lacking } for { $yaku }.
hint-hinders = It keeps { $yaku } from { NAME($player) }.
hint-takes = Every card helps.
hint-takes-points = With your own card that's { $points }.
hint-lays-safe = Nobody can take it any more.
hint-lays-cheap = It gives little away.
hint-lays-dear = Some card has to be played.
hint-shobu-risk = { NAME($player) } needs only { $lacking } for { $yaku }.
hint-shobu-late = You have few cards left.
hint-shobu-enough = { $points } will do.
hint-koi-koi-near = You need only { $lacking } for { $yaku }.
hint-koi-koi-safe = { NAME($player) } needs { number } more cards.
hint-koi-koi-dealer = If nobody calls shobu, you get the dealer's six points.
hint-koi-koi-more = You may get more than { $points }.
hint-looks = Looking costs nothing.
hint-draws = It takes something at once.
hint-keeps = It may be of use later.
hint-next-round = The round is over.
