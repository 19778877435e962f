### Why a computer player did what it did, in its own words. All of it lies open: nothing tells what it holds.

# $card: what it laid; $cards: what that took, both as what is laid and taken
why-same-month = I took { $cards } with { $card }: they're of one month.
why-makes-yaku = I took { $cards }: that makes { $yaku }.
# $lacking: the cards that are missing, or "two more ribbons"
why-nearer = I took { $cards }: now I need only { $lacking } for { $yaku }.
why-hinders = I took { $cards } to keep { $yaku } from { NAME($player) }.
why-hinders-you = I took { $cards } to keep { $yaku } from you.
why-takes = I took { $cards }: every card helps.
# Of both cards together, in the basic game
why-takes-points = I took { $cards }: with my own card that's { $points }.
why-lays-safe = I laid { $card }: nobody can take it any more.
why-lays-cheap = I laid { $card }: it gives little away.
why-lays-dear = I laid { $card }: some card has to be laid.
why-shobu-risk = I called shobu: { NAME($player) } needs only { $lacking } for { $yaku }.
why-shobu-risk-you = I called shobu: you need only { $lacking } for { $yaku }.
why-shobu-late = I called shobu: I have few cards left.
why-shobu-enough = I called shobu: { $points } will do.
why-koi-koi-near = I called koi-koi: I need only { $lacking } for { $yaku }.
# $count: cards that the player who is nearest to a yaku still needs for it
why-koi-koi-safe = I called koi-koi: { NAME($player) } needs { number } more cards.
why-koi-koi-safe-you = I called koi-koi: you need { number } more cards.
why-koi-koi-dealer = I called koi-koi: if nobody calls shobu, I get the dealer's six points.
why-koi-koi-more = I called koi-koi: I want more than { $points }.
why-looks = I looked first, since it costs nothing.
why-draws = I drew the card to play it.
why-keeps = I kept the card for later.
why-next-round = The round was over.
