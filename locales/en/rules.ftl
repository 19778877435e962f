### The rules of the game, explained aloud: one message a topic.

rule-goal = Together you build one firework of each colour, from one to five. You see the others' cards, but not your own.
rule-turn = A turn is one of three: give a clue, discard a card, or play a card. Nobody may pass.
rule-clue = A clue costs a token. Name one player and one colour or one value; every card that fits is pointed at.
rule-discard = Discard a card face up, take a clue token back, and draw. With all eight tokens there, nothing may be discarded.
rule-play = Play a card: if it is next on its firework, it stays. If not, it is discarded, and that is a strike. Then draw.
rule-tokens = There are eight clue tokens. A clue takes one; a discard, and a firework that is complete, give one back.
rule-strikes = A card that does not fit is a strike. The third strike ends the game, and it is lost.
rule-fireworks = There is one firework of each colour. It begins with a one and goes up to five, each value once.
rule-end = The game ends at the third strike, when all fireworks are complete, or when the deck is empty: then each player has one more turn.
rule-score = The score is the sum of the highest cards of all fireworks; twenty-five is perfect.
rule-cards = Each colour has three ones, two twos, two threes, two fours and one five.
rule-empty-clue = { $allowed ->
    [yes] At this table a clue may touch no card: you may say that somebody has none.
   *[no] At this table a clue must touch a card.
}
rule-rainbow = Rainbow cards are a sixth firework. By the form of the game they are a colour of their own, or every colour clue touches them and nobody may name them.
rule-black = Black cards are built from five down to one. No colour clue touches them. Each one that is missing at the end costs a point.
rule-tiles = Completing a firework turns a reward tile instead of giving a token. Its player decides how to use it.
rule-colour-call = Before playing, you may say the card's colour. If it is right and the card fits, a clue token comes back. If it is wrong, the card is lost, and that is a strike.
rule-all-or-nothing = The game goes on after the last card until all fireworks are complete, the third strike falls, or a card you need is gone. There is no score: perfect or lost.
