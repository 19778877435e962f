### The rules of the game, explained aloud: one message per topic.

rule-goal = Together you build one firework of each colour, from one to five. You see everyone's cards but your own.
rule-turn = On your turn you do one of three things: give a clue, discard a card, or play a card. Nobody may pass.
rule-clue = A clue costs a token. Name another player, and one colour or one value; every card of that colour or value is pointed out.
rule-discard = Discard a card face up, take a clue token back, and draw. While all eight tokens are there, you can't discard.
rule-play = Play a card: if it is next on its firework, it stays. If not, it is discarded, and that is a strike. Then draw.
rule-tokens = There are eight clue tokens. A clue takes one. A discard gives one back, and so does completing a firework.
rule-no-tokens = Without clue tokens nobody can give a clue: discard or play.
rule-full-tokens = With all eight clue tokens there, nobody may discard: give a clue or play.
rule-strikes = A card that does not fit is a strike. At the third strike the game is over, and you have lost.
rule-fireworks = There is one firework of each colour. It begins with a one and goes up to five, each value once.
rule-oldest = Your oldest card is the one you have held longest, and your newest is the one you drew last. After the deal the first is the oldest and the last is the newest.
rule-prompt = A prompt is a clue about a card that doesn't fit yet, because another one is missing. Whoever has been told something about the missing card plays it.
rule-finesse = A finesse is a clue about a card that doesn't fit yet, because another one is missing. If its owner was told nothing about the missing card, they play their newest: by agreement, that's the one.
rule-own-cards = That's the point of the game: the others see your cards, but you only know them from their clues.
rule-end = The game ends at the third strike, or when all fireworks are complete. Once the last card is drawn, each player has one more turn, and then it ends too.
rule-score = The score is the sum of the top cards of all fireworks. The maximum is { $most ->
    [30] thirty
   *[25] twenty-five
}.
rule-colours = The colours are { $colours }.
colour-listed = { colour }
rule-cards = Each colour has three ones, two twos, two threes, two fours and one five.
rule-cards-rainbow = Of the rainbow cards there is only one of each value.
rule-cards-black = Black is the other way round: three fives, two fours, two threes, two twos, and just one one.
rule-empty-clue = { $allowed ->
    [yes] In this game a clue may touch no cards: you may tell somebody that they have none.
   *[no] In this game a clue must touch at least one card.
}
rule-rainbow = Rainbow cards make a sixth firework. { $touch ->
    [own] Rainbow is a colour like any other, and clues may name it.
    [every] Every colour clue touches them, and nobody may name rainbow.
   *[none] Depending on the variant, rainbow is a colour like any other, or every colour clue touches rainbow cards and nobody may name rainbow.
}
rule-black = Black cards are built from five down to one. No colour clue touches them. Black itself scores nothing: each black card missing at the end costs a point.
rule-tiles = Completing a firework turns over a reward tile instead of giving a token back. Whoever completed it decides how to use the reward.
rule-colour-call = Before playing, you may say the card's colour. If it is right and the card fits, a clue token comes back. If it is wrong, the card is lost, and that is a strike.
rule-all-or-nothing = The game goes on after the last card until all fireworks are complete, there is a third strike, or a card you need is gone. There is no score: the show is perfect, or you lose.

# After the goal, if nobody asked for a point of the rules
rules-topics = More: 'explain clues', 'explain discarding', 'explain scoring'.
