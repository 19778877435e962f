### Setting up a game.

welcome = { game-name }. { SAY("Say", typed: "Type") } 'help' at any time.
ask-count = How many of you are playing?
# $least, $most: the fewest and the most players, 2 to 6; both are 2 if only two can play
count-wrong = { $most ->
    [2] Only two can play.
   *[other] { $least ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
       *[6] Six
    } to { $most ->
        [3] three
        [4] four
        [5] five
       *[6] six
    } can play.
}
heard-count = { $count ->
    [2] Two.
    [3] Three.
    [4] Four.
    [5] Five.
   *[6] Six.
}
ask-names = Who are you, in the order you're sitting?
names-missing = { $players }. { $count ->
    [1] One more
    [2] Two more
    [3] Three more
    [4] Four more
   *[5] Five more
}: who?
names-twice = I heard { $name } more than once. Everyone needs a different name.
names-count = { $players }: that's { $heard ->
    [1] one name
    [2] two names
    [3] three names
    [4] four names
    [5] five names
   *[6] six names
}, for { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
} players. { SAY("Say", typed: "Type") } all the names again.
# $seats: the seats in words, joined with 'or'
names-alike = { $players } sound alike. You can { SAY("say", typed: "type") } { $seats } instead.
# After names-alike, while the names can still be changed
names-others = Or give me different names.
name-without-letters = The name { $name } can't be spoken. Write it in letters.
name-taken = { $name } already means something else here. Choose another name.
name-empty = A name is missing: everyone needs one.
name-with-signs = The name { $name } has a symbol in it that can't be spoken. Write it in letters only.
name-with-invisible = The name { $name } has an invisible character in it. Write it again, letter by letter.
name-with-colon = A name can't have a colon in it: { $name }.
name-of-table = { $name } is what I call all of you together. Choose another name.
# A name that is also a word of the table: red, one, yes
name-sure = { $name } is also a word in the game. Is it really somebody's name?
# The same, if nobody is asked. $seat: the seat in words
name-means-more = { $name } is also a word in the game. You can { SAY("say", typed: "type") } { $seat } instead.
seat-said = 'player { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}'
seat-name = Player { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
language-now = English.
# The games by name
game-name = { $game ->
    [hanabi] Hanabi
    [koi-koi] Koi-Koi
    [hanafuda] Hanafuda
   *[other] { $game }
}
# Said when a game was chosen
game-now = { game-name }.
# Said when rules or variants were chosen before the names
rules-now = { $rules }.
# $rules: what was chosen, in a few words of the game
set-up-summary = { $players }. { $rules }. Shall I deal?
# After the reason why a game can't be saved: what can be said now
deal-again = Once that's fixed, { SAY("say", typed: "type") } 'deal'. Or { SAY("say", typed: "type") } 'save and leave'.
begins-with = { NAME($player) } begins.

## The language on the first start

language-offered = To play in English, say English or press { $number }.
language-offered-typing = To play in English, type { $number } and press Enter.
language-chosen = I'll speak English. Next time I won't ask.
language-not-kept = I'll speak English, but I can't remember that for next time: { $error }.
window-closes = Press Enter to close this window.
# In a game. $called: the new name; it isn't known who said it
rename-whom = Who should be called { $called }? { SAY("Say", typed: "Type") }, for example, 'player two is called { $called }'.
renamed = { $before } is now called { $name }.
names-exchanged = { $before } is now called { $name }, and { $name } is called { $before }.
exchange-whom = Whose names shall I swap? { SAY("Say", typed: "Type") }, for example, 'swap the names { $first } and { $second }'.
renamed-already = { $player } is called that already.
# Somebody else wants to change the name of $player
rename-others = Only { $player } can change that name.
cannot-join = The cards are dealt: { $called } can play in the next game. { SAY("Say", typed: "Type") } 'new game', then '{ $called } is playing too'.
