### Lessons of Hanabi. $player: the friend beside the listener; $other: the one behind that.

## Hanabi in ten minutes

lesson-begin-aim = Together we build five fireworks: red, yellow, green, blue and white. Each begins with a one and goes up to five. Every card that fits is a point. The catch: nobody sees their own cards. You hear { NAME($player) }'s, and { NAME($player) } sees yours.
lesson-begin-aim-ask = Ask me: what does { NAME($player) } have?
lesson-begin-aim-shown = what does { NAME($player) } have
lesson-begin-aim-why = What the others hold is half of the game: you help them with clues.
lesson-begin-aim-right = You can ask that at any time.

lesson-begin-know = On your turn you do one of three things: play a card, discard one, or give a clue. Clues are how we learn what we hold. Now { NAME($player) } gives you one.
lesson-begin-know-ask = Ask me: what do I know?
lesson-begin-know-shown = what do I know
lesson-begin-know-why = You needn't remember anything. I keep track, and you ask.

lesson-begin-play = Every firework still begins with its one. So a one fits, whatever its colour.
lesson-begin-play-ask = Play your one.
lesson-begin-play-right = Your first point. A new card has taken its place.
lesson-begin-play-other = You knew nothing about that one. Only the second is a one.
lesson-begin-play-discard = That gives a card away. The second fits: play it.
lesson-begin-play-clue = That's allowed, but you have a card that fits now.
lesson-begin-play-why = Nothing lies on the table yet, so each colour needs its one. { NAME($player) } told you of a one because you can play it.

lesson-begin-clue = Now you give a clue: a name, and a colour or a number. { NAME($player) } then hears which cards it touches.
lesson-begin-clue-ask = One of them fits now. Tell { NAME($player) }.
lesson-begin-clue-right = That was it, and { NAME($player) } understands:
lesson-begin-clue-other = True, but no card it touches can be played. The yellow one can.
lesson-begin-clue-play = You know nothing about your cards. Give a clue instead.
lesson-begin-clue-wrong = Not now: { NAME($player) } waits for a clue.
lesson-begin-clue-why = Yellow is empty, so the yellow one fits. 'Ones' touches it, and nothing else.

lesson-begin-oldest = A point, thanks to you. A clue costs one of our eight. When there's nothing to play and nothing to tell, discard: that brings a clue back. Friends agree which one goes: the oldest card that nobody has spoken of. Yours is the first.
lesson-begin-oldest-ask = Discard it.
lesson-begin-oldest-right = Gone, and we have a clue more. There was another green four.
lesson-begin-oldest-other = Nobody expects that one. Everybody counts on the oldest: the first.
lesson-begin-oldest-play = That was a guess. Discard the first instead.
lesson-begin-oldest-wrong = Save the clue for now.
lesson-begin-oldest-why = If everybody discards the oldest, the others know what goes next, and warn you in time.

lesson-begin-five = New cards. There are three ones of each colour, two of the twos, threes and fours, and only one five. { NAME($player) } discards the oldest next: that's the green five. Then green could never be finished.
lesson-begin-five-ask = Save it: by which number?
lesson-begin-five-right = Well done. Listen to what happens now:
lesson-begin-five-colour = 'Green' sounds like: play it. 'Fives' says: keep it.
lesson-begin-five-other = That leaves the five in danger. 'Fives' saves it.
lesson-begin-five-wrong = Then the green five would go. First the clue.
lesson-begin-five-why = Only one of each five is in the box. What's gone stays gone.

lesson-begin-strike = The five stays. Now let something go wrong, so that you know how it sounds. You know nothing about your third card.
lesson-begin-strike-ask = Play it anyway.
lesson-begin-strike-right = That's a strike, and the card is lost. With the third strike the game is over. So play what you know, and guess seldom.
lesson-begin-strike-wrong = Careful, good. But just this once, play the third.
lesson-begin-strike-why = It's only a lesson, and a strike here costs nothing.

lesson-begin-last = We jump to the end of the game. One card is left in the deck.
lesson-begin-last-ask = Red is finished. Which card fits?
lesson-begin-last-right = Yellow is finished. And you drew the last card: now everybody has one more turn.
lesson-begin-last-other = That one fits nowhere. The fifth is a five, and only yellow waits for a five.
lesson-begin-last-discard = There's hardly time left. The fifth is a point: play it.
lesson-begin-last-wrong = There's hardly time left. Play the fifth.
lesson-begin-last-why = Red has its five. Of the others only yellow stands at four, so it can only be the yellow five.

lesson-begin-final = This is your last turn. White stands at two.
lesson-begin-final-ask = What do you play?
lesson-begin-final-other = Not that one. The white one is the first.
lesson-begin-final-wrong = It's the last turn: play the white one, the first.
lesson-begin-final-why = On the last turn nobody tells you of white for nothing. It must be the three.
lesson-begin-end = That's Hanabi. You know all you need for a first game.
