### Phones as private ears: what is said about them, and the page's own texts.

## Said aloud

# $address: the address with its dots and colon as words; $codes: "Anna: 1 2 3, 4 5 6." for each player
phones-invited = Phones: open { $address }. { $codes }
phones-code = { NAME($player) }: { $code }.
phones-dot = dot
phones-colon = colon
phone-here = { NAME($player, case: "genitive") } phone is here.
phone-taken = Another phone has taken { NAME($player, case: "genitive") } seat.
phone-new = A new phone for { NAME($player) }. Open { $address } and type { $code }.
phones-none = There are no phones at this table. Start it with --phones.
phones-only-here = There is no network, so only this computer can open the page.
# $address: this computer's, outside every private network
phones-not-in-public = This network is open to the whole internet ({ $address }), so phones can't join. Use your own Wi-Fi.
phones-network-lost = The network is gone, so the phones hear nothing. They'll catch up when it's back.
phones-network-back = The network is back.
phones-impossible = The page for phones can't be served at { $address }. Give an address of this computer on the local network after --phones, or leave it out.
# In the terminal, above the QR codes; $path: the file that also has them
phones-codes-here = Point each phone at its own code. All of them are in { $path }.
phones-codes-unwritten = The QR codes can't be written to { $path }: { $error }.
# Above the codes in the file
phones-codes-title = A phone for each player

## The page

page-title = Private ear
page-code = The six digits that the table read out
page-open = Open
page-code-wrong = That code is wrong, or has been used. Type it again, or say 'new phone for' and your name at the table.
# The page puts the number in place of the #
page-code-wait = Too many wrong codes. Try again in # min.
page-link-old = This link no longer works. Type the code that the table read out.
page-replaced = Another phone has taken this seat. This one is silent now. Load the page again to take it back.
page-closed = The table is closed.
page-connecting = Connecting.
page-connected = Connected.
page-lost = Not connected. I'll keep trying.
page-unsent = The table doesn't have that yet. I'll send it as soon as I'm connected.
page-how = How do you want to listen?
page-how-hint = Your tap also turns the sound on. Use an earbud: only you should hear it.
page-how-voice = The phone reads with its own voice
page-how-table = The table's voice, on this phone
page-how-reader = My screen reader or braille display reads
page-how-eyes = I read the screen
page-no-voice = This phone has no voice for this language. The table's voice reads instead.
page-table-voice-failed = The table can't speak just now. Choose another way in the settings.
page-sound-off = The sound is off. Tap the page.
page-everything = Read out what everyone hears, too
page-repeat = Repeat
page-stop = Stop
page-slower = Slower
page-faster = Faster
page-talk = Hold and speak
page-talking = I'm listening.
page-talk-secure = Turn this phone's microphone on
page-talk-refused = The phone won't give me its microphone.
page-write = Type what you want to say
page-send = Send
page-said = What was said
page-settings = Settings
page-nothing = The game hasn't begun yet.
page-awake = Set the phone so that its screen doesn't go dark.
page-back = Connected again.
page-sent = The table has it now.
# The page puts the words that were not sent in place of the #
page-stale = Not sent, because the game has moved on: #
page-no-voice-at-all = This phone has no voice for this language. Use a screen reader, or install a voice in the phone's settings.
page-unlock = Tap to turn the sound on
page-asked = What you can do
page-listen = Listening
page-back-step = Previous
page-forward-step = Next
page-my-cards = My cards
page-other-cards = Other cards
page-whose-turn = Whose turn
page-say = Say something
page-first-said = There is nothing before that.
page-last-said = There is nothing after that.
page-voice = The phone's voice
page-quieter = Quieter
page-louder = Louder
page-news = Read out what happens in the game
page-prompts = Read out what the table asks
page-tones = Short sounds
page-tremble = Vibrate when it's my turn
page-keys = Number keys
page-keys-hint = 1 repeat, 2 my cards, 3 other cards, 4 whose turn, 5 say something, 6 previous, 7 next, 8 hold and speak, 0 stop.
page-talk-warning = Your browser will now warn you that the connection isn't private, or that it doesn't know this computer. That is as it should be: it's the computer at your table. On Android choose Advanced and Proceed, on an iPhone Show Details and Visit This Website. Then allow the microphone. You keep your seat, your way of listening and what was said.
page-talk-without = Everything else works without it: tapping, typing, and talking to the table's microphone.
page-talk-none = This phone's microphone can't be used here. Everything else works: tapping, typing, and talking to the table's microphone.
page-go-on = Go on to the warning
page-stay = Stay here

## Buttons that speak to the table; the grammar understands each

deed-no = no
deed-help = help
deed-take-back = take it back

## The board: the page that everybody looks at

# $address: as it is read aloud
board-here = The table can be seen at { $address } slash board.
board-none = The table can't be shown here.
page-board-page = The table
page-board-captions = What is said
page-board-moves = Last moves
page-board-join = Join with a phone
page-board-whole = Full screen
# Before a caption: who speaks
page-board-says = Table:
page-board-partner = Computer:
page-board-heard = Heard:
