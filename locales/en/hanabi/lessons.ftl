### Lessons of Hanabi. $player: the friend next to the listener; $other: the one after that.

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

lesson-begin-play = Every firework is still waiting for its one. So a one fits, whatever its colour.
lesson-begin-play-ask = Play your second card.
lesson-begin-play-right = Your first point. A new card has taken its place.
lesson-begin-play-other = You knew nothing about that one. Only the second is a one.
lesson-begin-play-discard = That gives a card away. The second fits: play it.
lesson-begin-play-clue = That's allowed, but you have a card that fits now.
lesson-begin-play-why = There's nothing on the table yet, so each colour needs its one. { NAME($player) } told you about a one because you can play it.

lesson-begin-clue = Now you give a clue: a name, and a colour or a number. { NAME($player) } then hears which cards it touches.
lesson-begin-clue-ask = One of them fits now. Tell { NAME($player) }.
lesson-begin-clue-right = That was it, and { NAME($player) } understands:
lesson-begin-clue-other = True, but no card it touches can be played. The yellow one can.
lesson-begin-clue-play = You know nothing about your cards. Give a clue instead.
lesson-begin-clue-wrong = Not now: { NAME($player) } is waiting for a clue.
lesson-begin-clue-why = Yellow is empty, so the yellow one fits. 'Ones' touches it, and nothing else.

lesson-begin-oldest = A point, thanks to you. A clue costs one of our eight. When there's nothing to play and nothing to tell, discard: that brings a clue back. Friends agree which one goes: the oldest card that nobody has said anything about. Yours is the first.
lesson-begin-oldest-ask = Discard the first.
lesson-begin-oldest-right = Gone, and we have one more clue. There's still another green four.
lesson-begin-oldest-other = Nobody expects that one. Everybody counts on the oldest: the first.
lesson-begin-oldest-play = That was a guess. Discard the first instead.
lesson-begin-oldest-wrong = Keep the clue for later.
lesson-begin-oldest-why = If everybody discards the oldest, the others know what goes next, and warn you in time.

lesson-begin-five = New cards. There are three ones of each colour, two of the twos, threes and fours, and only one five. { NAME($player) } discards the oldest next: that's the green five. Then green could never be finished.
lesson-begin-five-ask = Don't let it go: a name and a number.
lesson-begin-five-right = Well done. Listen to what happens now:
lesson-begin-five-colour = 'Green' sounds like: play it. 'Fives' says: keep it.
lesson-begin-five-other = That leaves the five in danger. 'Fives' saves it.
lesson-begin-five-wrong = Then the green five would go. First the clue.
lesson-begin-five-why = Only one of each five is in the box. What's gone stays gone.

lesson-begin-strike = The five stays. Now let something go wrong, so that you know what it sounds like. You know nothing about your third card.
lesson-begin-strike-ask = Play the third anyway.
lesson-begin-strike-right = That's a strike, and the card is lost. With the third strike the game is over. So play what you know, and only guess when you must.
lesson-begin-strike-wrong = Careful, good. But just this once, play the third.
lesson-begin-strike-why = It's only a lesson, and a strike here costs nothing.

lesson-begin-last = We jump to the end of the game. One card is left in the deck.
lesson-begin-last-ask = Red is finished. Which card fits?
lesson-begin-last-right = Just in time.
lesson-begin-last-other = You know nothing about that one. The fifth is a five, and only yellow waits for a five.
lesson-begin-last-discard = There's hardly any time left. The fifth is a point: play it.
lesson-begin-last-wrong = There's hardly any time left. Play the fifth.
lesson-begin-last-why = Red has its five. Of the others only yellow stands at four, so it can only be the yellow five.

lesson-begin-final = This is your last turn. White stands at two.
lesson-begin-final-ask = What do you play?
lesson-begin-final-other = Not that one. The white one is the first.
lesson-begin-final-wrong = It's the last turn: play the white one, the first.
lesson-begin-final-why = On the last turn nobody tells you about white for nothing. It must be the three.
lesson-begin-end = That's Hanabi. You know all you need for a first game.

## How friends agree

lesson-friends-newest = You know how to play. Now what friends agree on, so that one clue says more. A clue is about one card. If it touches your oldest, it's about that one. If not, it's about the newest it touches. In a new hand the first is the oldest, and the fifth the newest. So:
lesson-friends-newest-ask = Which of the two do you play?
lesson-friends-newest-right = Right, the newest. The other one is red too, but for later.
lesson-friends-newest-why = The clue doesn't touch your oldest, so it's about the newest red card: the fifth. And it says: it fits.

lesson-friends-keep = New cards, and another clue.
lesson-friends-keep-ask = It touches your oldest. What do you do now?
lesson-friends-keep-right = So the five stays, and the next one goes.
lesson-friends-keep-why = A clue on the oldest says: don't discard it. Discard the oldest without a clue instead, the second.

lesson-friends-give = Now you. A clue must be about a card that fits, or that must stay.
lesson-friends-give-ask = { NAME($player) }'s blue one fits. Which clue says so?
lesson-friends-give-right = Only the one, and nobody can mistake it.
lesson-friends-give-why = 'Blue' touches two cards, and the newest is the four. 'Ones' touches the right one alone.

lesson-friends-prompt = The red one is on the table. You know that your first is a two. Now listen: { NAME($other) } tells { NAME($player) } about a card that doesn't fit yet, the red three.
lesson-friends-prompt-ask = Something is missing in between. Which card do you play, counting from the left?
lesson-friends-prompt-right = That's a prompt: the card you were told about was the missing one.
lesson-friends-prompt-why = { NAME($player) } can only play the three if your two is the red one. So play it, the first.

lesson-friends-finesse = The hardest one. The table is empty. { NAME($other) } tells { NAME($player) } about the red two, and nobody you hear has the red one.
lesson-friends-finesse-ask = Then it's yours. Which card do you play?
lesson-friends-finesse-right = That's a finesse: you were told nothing, and still you're sure. Now { NAME($player) } can play.
lesson-friends-finesse-why = If nobody else has the red one, you have it: by agreement it's your newest, the fifth.
lesson-friends-end = With that you can play with any of the computer's players, and most people.

## The phone, the ears, and controlling the table

lesson-steering-help = You can't get lost. Whenever you're stuck, one word is enough.
lesson-steering-help-ask = Try it: help.
lesson-steering-help-shown = help
lesson-steering-help-why = 'Help' tells what fits the moment.

lesson-steering-slow = How I talk is up to you: slower, faster, louder, quieter.
lesson-steering-slow-ask = Make me slower.
lesson-steering-slow-shown = slower
lesson-steering-slow-why = It stays that way until you want it faster.

lesson-steering-brief = And so is how much I tell you: longer, or shorter.
lesson-steering-brief-ask = Make my answers shorter.
lesson-steering-brief-shown = shorter answers
lesson-steering-brief-why = Short answers leave out what you can ask for.

lesson-steering-stand = You needn't keep anything in mind. You can ask about everything on the table.
lesson-steering-stand-ask = Ask for the score.
lesson-steering-stand-shown = what's the score
lesson-steering-stand-why = Questions cost nothing, and anybody may ask at any time.

lesson-steering-last = You were at the door for a moment, and the others have played.
lesson-steering-last-ask = Ask what happened last.
lesson-steering-last-shown = what was the last move
lesson-steering-last-why = So you never need to wait for somebody to tell you.

lesson-steering-ear = When others play, what only you may know never comes from the loudspeaker: it goes to your own ear. If you have earphones, put them on.
lesson-steering-ear-ask = Try it: say something in my ear.
lesson-steering-ear-shown = say something in my ear
lesson-steering-ear-right = That was for your ear alone.
lesson-steering-ear-why = So you can hear whether your ear works, at any time in a game.

lesson-steering-phone = Your phone shows your cards, and buttons for what you can say. A tap says it.
lesson-steering-phone-ask = Tap 'how do we stand'.
lesson-steering-phone-shown = how do we stand
lesson-steering-phone-why = What has no button can be typed there, or said.

lesson-steering-ears = Before a game the table asks how each of you will hear: on a phone, with a headset, or with one side of the earphones. 'Change my ear' changes it later. A move is read back, and 'no' takes it back. And everybody needs a break sometimes.
lesson-steering-ears-ask = Pause the game.
lesson-steering-ears-shown = pause
lesson-steering-ears-why = In a pause nothing is played, whatever is said.
lesson-steering-end = That's how you control the table. Slower and shorter stay until you change them.

## The variants

lesson-variants-rainbow = Each variant changes one thing, and here is one position for each. First a sixth colour, rainbow, played like the others: ten cards, or only five, each once. { NAME($player, case: "genitive") } second card is the rainbow one.
lesson-variants-rainbow-ask = Tell { NAME($player) }.
lesson-variants-rainbow-why = 'Rainbow' is a colour like any other. 'Ones' would do, too.

lesson-variants-wild = Now rainbow is wild: nobody may name it, but every colour touches it. Listen.
lesson-variants-wild-ask = Which card is both blue and green? Ask me: what do I know?
lesson-variants-wild-shown = what do I know
lesson-variants-wild-why = A card that two colours touch can only be a rainbow card.

lesson-variants-black = Black powder is built backwards, from five down to one. No colour touches it, only numbers. And there are three black fives, but only one black one. { NAME($player) }'s newest is the black five.
lesson-variants-black-ask = How can you tell them that it fits?
lesson-variants-black-why = Black begins with the five, and only its number can be told: 'fives'.

lesson-variants-tiles = With reward tiles a finished firework brings a surprise: a clue back, a strike off, or a card from the discards. Red stands at four.
lesson-variants-tiles-ask = Finish red.
lesson-variants-tiles-why = You were told about one five, the second, and red waits for it.

lesson-variants-call = Colour call: you name the colour before you play, and if it's another one, the card is lost. Your second is red, take it from me.
lesson-variants-call-ask = Call red, and play the second.
lesson-variants-call-other = That works, too. But this time call red with it.
lesson-variants-call-shown = red, play the second
lesson-variants-call-why = Without a call, you play as usual. With one, it must be that colour.

lesson-variants-all = All or nothing: no points, and either all fireworks or a defeat. A card that can't be replaced must not go. One green four is gone, and { NAME($player) }'s oldest is the other.
lesson-variants-all-ask = Make sure that it stays.
lesson-variants-all-why = Without it green can't be finished, and all is lost. 'Fours' or 'green' keeps it.

lesson-variants-empty = Empty clues: by the Polish and the Danish rules you may also tell somebody what they don't have. { NAME($player) } has no fives.
lesson-variants-empty-ask = Tell { NAME($player) }: no fives.
lesson-variants-empty-other = That touches a card. Name what isn't there: fives.
lesson-variants-empty-why = It touches nothing, and that's the news. By the English and the Czech rules it's forbidden.

lesson-variants-deduction = The last: deduction. When I tell you what your cards may be, I then leave out the cards you can see elsewhere. You hear all fives but one: { NAME($player) } has red, yellow, green and blue.
lesson-variants-deduction-ask = So which is yours? Ask me: what do I know?
lesson-variants-deduction-shown = what do I know
lesson-variants-deduction-why = Only the white five is left.
lesson-variants-end = You choose variants before a game, by their names, and you can combine them.
