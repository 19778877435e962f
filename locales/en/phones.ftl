### Phones as private ears: what is said of them, and the page's own texts.

## Said aloud

# $address: the address with its dots and colon as words; $codes: one "Anna: 1 2 3, 4 5 6." after the other
phones-invited = Phones: open { $address }. { $codes }
phones-code = { NAME($player) }: { $code }.
phones-dot = dot
phones-colon = colon
phone-here = { NAME($player, case: "genitive") } phone is here.
phone-new = A new phone for { NAME($player) }. Open { $address } and type { $code }.
phones-none = There are no phones at this table. Start it with --phones.
phones-only-here = There is no network, so only this computer can open the page.
phones-network-lost = The network is gone, so the phones hear nothing. They catch up when it is back.
phones-network-back = The network is back.
phones-impossible = The page for phones can't be served at { $address }. Give an address of this computer on the local network after --phones, or leave it out.
# In the terminal, above the QR codes; $path: the file that holds them too
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
page-link-old = This link is no longer valid. Type the code that the table read out.
page-replaced = Another phone has taken this seat. This one is silent now. Load the page again to take it back.
page-closed = The table is closed.
page-connecting = Connecting.
page-connected = Connected.
page-lost = Connection lost. I'll keep trying.
page-unsent = Without a connection the table didn't hear that. Send it again once it is back.
page-how = How do you want to listen?
page-how-hint = Your tap also turns the sound on. Use an earbud: only you should hear it.
page-how-voice = The phone reads with its own voice
page-how-table = The table's voice, on this phone
page-how-reader = My screen reader or braille display reads
page-how-eyes = I read the screen
page-no-voice = This phone has no voice for this language. Take the table's voice or the screen reader, or install one in the phone's settings.
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
page-deeds = What you can say
page-said = What was said
page-settings = Settings
page-nothing = The game hasn't begun yet.
page-awake = Set the phone so that its screen doesn't go dark.
page-card-closed = Enter or tap: what you can do with it

## Buttons that speak to the table; the grammar understands each

deed-no = no
deed-help = help
deed-take-back = take it back
