### War: what is said of it.

game-name = War
dealt = The cards are dealt, { $cards } each.
will-turn = { NAME($player) } turns a card.
turned = { NAME($player) } turns { rank }.
rank = { $rank ->
    [2] a two
    [3] a three
    [4] a four
    [5] a five
    [6] a six
    [7] a seven
    [8] an eight
    [9] a nine
    [10] a ten
    [11] a jack
    [12] a queen
    [13] a king
    [14] an ace
   *[other] { $rank }
}
as-high = Both are as high: they stay.
takes = { NAME($player) } takes { $cards }.
has-taken = { NAME($player) } has taken { $cards }.
won = The game is over. { NAME($player) } has won with { $cards }.
drawn = The game is over, and it's a draw.
rule-goal = Each of you turns a card, and the higher one takes both. Whoever has taken most in the end wins.

## Help, and what can be said

example-turn = turn a card
help-turn = { SAY("Say", typed: "Type") } '{ $example }'. More: 'help moves', 'help questions'.
help-moves = On your turn you turn your top card: '{ example-turn }'. Nothing else can be done.
help-questions = Ask: 'how do we stand', 'whose turn'. About the rules: 'the rules'. And: 'help controls'.
help-setup = { SAY("Say", typed: "Type") } your names. When everything is right, { SAY("say", typed: "type") } 'deal'.
what-to-change = What shall I change? For instance: '{ NAME($player) } begins'.

## Practice

practice-sentence-1 = Turn a card.
practice-sentence-2 = Whose turn?
practice-sentence-3 = How do we stand?
practice-sentence-4 = Yes.
