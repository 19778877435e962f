### Practice: the ten sentences that a player of Hanafuda says.

## The sentences. Each is a phrase of the grammar for a turn, with these two names. Together they have cards, places, yes and no, and the commonest questions.

practice-names = Anna, Peter
practice-sentence-1 = I'll play the crane.
practice-sentence-2 = Play the third card.
practice-sentence-3 = Play the plain maple.
practice-sentence-4 = Play the butterflies.
practice-sentence-5 = What's on the table?
practice-sentence-6 = What can I take?
practice-sentence-7 = What has Peter captured?
practice-sentence-8 = What yaku do I have?
practice-sentence-9 = Yes.
practice-sentence-10 = No.
