### Practice: the ten sentences that a player of Hanabi says.

## The sentences. Each is a phrase of the grammar for a turn, with these two names. Together they have every value, colour and place, yes and no, and the actions.

practice-names = Anna, Peter
practice-sentence-1 = Play the first card, it's white.
practice-sentence-2 = Discard the second card.
practice-sentence-3 = Anna, the third is a three.
practice-sentence-4 = Peter, your fourth and fifth are red.
practice-sentence-5 = Tell Anna she has two ones.
practice-sentence-6 = How many blue fives are left?
practice-sentence-7 = Are there any yellow fours left?
practice-sentence-8 = How many green twos are left?
practice-sentence-9 = Yes.
practice-sentence-10 = No.
