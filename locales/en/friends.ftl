### Friends who join a table remotely, in browsers: what is said about them, and the texts of their page.

## Coming and going

# The name for somebody who has not given one yet
friends-guest = Guest { $number }
friends-welcome-first = { game-name }: this table is yours. What's your name?
# $players: those who are here already, joined with 'and'
friends-welcome = { game-name }, with { $players }. What's your name?
friends-your-name = What's your name?
friends-name-unheard = I didn't catch your name. Once more, please.
friends-name-again = What's your name, then?
friends-unheard = Too many people are speaking on this server right now. Say it again in a moment, or type it.
friends-name-means-more = '{ $name }' is a word in the game. What else can we call you?
friends-name-taken = Somebody here is already called { $name }. Choose another name.
friends-here = { NAME($player) } is here.
friends-back = { NAME($player) } is back.
friends-lost = { NAME($player) } has lost the connection.
friends-lost-in-game = { NAME($player) } has lost the connection. We're waiting. Or { SAY("say", typed: "type") } 'play for { NAME($player) }'.
friends-awaited = { $missing ->
    [1] One more player is needed.
    [2] Two more players are needed.
   *[other] { $missing } more players are needed.
}
friends-too-many = { $count ->
    [1] At most { $most } can play, so { $players } is listening.
   *[other] At most { $most } can play, so { $players } are listening.
}
friends-name-themselves = Everyone says their own name when they join.
# Somebody wants to swap two names, or add a player, at a table where people give their own names
friends-exchange = Names can't be swapped here: each of you can change your own. { SAY("Say", typed: "Type") }, for example, 'call me Jane'.
friends-join = { $played ->
    [yes] { $called } can join by invitation and play in the next game: { SAY("say", typed: "type") } 'invite friends', and I'll tell you how.
   *[no] { $called } can join by invitation: { SAY("say", typed: "type") } 'invite friends', and I'll tell you how.
}
friends-next-game = A game is on. You can listen, and play in the next one.
# All seats are taken
friends-full = The table is full. You can listen, and play when a seat is free.
# Somebody has said that they only listen: to them, to everybody, to somebody without a name yet, to somebody with cards
friends-listening = You hear what everybody hears. To play, { SAY("say", typed: "type") } 'I'd like to play too'.
friends-listens = { NAME($player) } is just listening.
friends-listen-name = Then you'll just listen. What's your name?
friends-listens-next = You still have cards in this game. From the next one on you'll just listen.
friends-plays = { NAME($player) } is playing too.
friends-nobody = Nobody is here yet.
# $players: joined with 'and'
friends-are-here = { $count ->
    [1] Here: { $players }.
   *[other] Here: { $players }.
}
help-friends = Invite others with the link on your page, or { SAY("say", typed: "type") } 'invitation'. You can choose another game, or 'one more computer'.

## What the host can do

# $address: as it is read aloud; $code: digit by digit
friends-invited = Your friends open { $address } and type { $code }.
# Somebody has lost their own link: the host says 'new phone for Petr'
friends-new-link = { NAME($player) } opens { $address } and types { $code }.
friends-gets-link = { NAME($player) } is getting a new link.
friends-is-locked = The table is locked.
friends-locked = The table is locked. Nobody else can come in.
friends-unlocked = The table is open again.
friends-host-only = Only { NAME($player) } can do that.
friends-host-away = { NAME($player) } may be back soon. Try again in a few minutes.
friends-hosts-now = { NAME($player) } is the host until { NAME($host) } is back.
friends-not-here = That can't be done at this table.
friends-wants-stand-in = { NAME($asker) } would like me to play for you. Yes or no?
friends-wants = { $wish ->
    [new-game] { NAME($asker) } would like to end this game and start a new one. Yes or no?
    [save-and-leave] { NAME($asker) } would like us to stop for today. Yes or no?
    [NewPhone] { NAME($asker) } would like a new phone for { NAME($player) }. Yes or no?
    [hints-off] { NAME($asker) } would like to play without hints tonight. Yes or no?
    [hints-on] { NAME($asker) } would like hints to be allowed again. Yes or no?
    [lock-table] { NAME($asker) } would like to lock the table. Yes or no?
    [unlock-table] { NAME($asker) } would like to open the table again. Yes or no?
    [mute-player] { NAME($asker) } would like to mute { NAME($player) }. Yes or no?
    [unmute-player] { NAME($asker) } would like { NAME($player) } to be heard again. Yes or no?
    [remove-player] { NAME($asker) } would like to remove { NAME($player) } from the table. Yes or no?
    [show-board] { NAME($asker) } would like to show the table on a screen. Yes or no?
   *[confirm] { NAME($asker) } would like to change whether I ask before a move. Yes or no?
}
friends-wants-name = { NAME($asker) } would like to call you { $called }. Yes or no?
friends-wants-name-of = { NAME($asker) } would like to call { NAME($player) } { $called }. Yes or no?
friends-wants-no-more = { NAME($asker) } doesn't want that any more.
friends-asked-often = You can ask again in a minute.
friends-asked-before = I'm still waiting for the answer to another question. Try again in a minute.
friends-no-answer = { NAME($player) } hasn't answered. Nothing changes.
friends-too-late = It's too late for that.
friends-asked = I'm asking { $players }.
friends-asking-others = Now it's up to { $players }.
friends-declined = { NAME($player) } says no.
friends-muted = Nobody hears { NAME($player) } now.
friends-unmuted = { NAME($player) } can be heard again.
friends-removed = { NAME($player) } has been removed from the table. There's a new invitation.
friends-removed-in-game = { NAME($player) } has been removed from the table. { SAY("Say", typed: "Type") } 'play for { NAME($player) }', and the game goes on.
# $address: as it is read aloud
friends-board = You can see the table at { $address } slash board, with the digits { $code }.
friends-board-shown = { NAME($player) } is showing the table on a screen.
friends-board-shut = The table is no longer shown on any screen. { SAY("Say", typed: "Type") } 'show the table' for new digits.
friends-not-yourself = You can't remove yourself. To end it all, { SAY("say", typed: "type") } 'save and leave'.
# At a table that nobody can join remotely
friends-none = Nobody can come to this table from elsewhere. Start 'voice-hanabi serve' for that.
# Said if everybody sits at one table
listen-at-home = Whoever just listens needs no seat here: everybody hears the table.
join-at-home = Before the deal, { SAY("say", typed: "type") } who is playing too: 'Lucy is playing too'.
deed-partner = one more computer
deed-lock = lock the table
deed-join = I'd like to play too
deed-board = show the table
deed-invite = invitation

## The page

far-title = A table with friends
far-code = The digits of your invitation
far-board-code = The digits for this screen
far-code-wrong = No table has these digits. Check them, or ask your friends for a new invitation.
far-link-old = This link no longer works. Ask your friends for a new invitation.
far-how-hint = This also turns on the sound. Then your browser asks for the microphone: your friends and the table hear you through it.
far-how-voice = This device reads with its own voice
far-how-table = The table's voice
far-nothing = The game hasn't begun.
far-awake = Set your device so that its screen stays on.
far-keys-hint = 1 repeat, 2 my cards, 3 other cards, 4 whose turn, 5 say something, 6 previous, 7 next, 8 microphone on or off, 0 stop.
far-open-table = Open a new table
far-open-table-hint = You get a table of your own, and an invitation for your friends.
far-mike-on = Microphone on
far-mike-off = Microphone off
far-mike-refused = The browser gave me no microphone. You hear everybody, and can tap and type.
far-call-refused = The call couldn't be set up. You can tap and type.
far-call-lost = The call has dropped, and nobody can hear you right now. I'll keep trying. You can tap and type.
far-call-back = The call is back.
far-headset = I'm wearing headphones
far-invite = Invite friends
# The page puts the code in place of the #
far-invite-hint = Send this link. Or have them open this page and type #.
far-invite-copy = Copy the link
far-invite-copied = Copied.
far-invite-mail = Send it by e-mail
far-invite-locked = The table is locked. Nobody else can come in.
far-invite-qr = Show the link as a QR code
far-mail-subject = Come and play
# The page puts the link in place of the #
far-mail-body = We're playing cards by voice. Open # in a browser, and you're at our table.
far-refused-full = This table is full.
far-refused-locked = This table is locked. Ask your friends to open it.
far-refused-board = No table is shown by these digits. The host gets new ones by saying 'show the table'.
far-refused-tables = No new table can be opened now. Try again later.
far-refused-unreachable = The server can't reach its tables just now. Try again in a minute.
far-refused-often = Too many requests have come from your network. Try again in a while.
far-refused-removed = You were removed from this table.

## The server

serve-impossible = Tables can't be served at { $address }. Give an address of this computer and a free port: --address 0.0.0.0:8443.
serve-none-allowed = At least one must be allowed: { $option } 1.
serve-file = { $path } can't be used: { $error }.
serve-no-ice-server = '{ $url }' isn't a STUN or TURN server. Write it as stun:HOST or turn:HOST:PORT.
serve-key-alone = --key needs --certificate.
serve-no-front = '{ $address }' isn't the address of a server in front: --front 192.0.2.1.
serve-no-worker = '{ $name }' can't be a worker's name. Use at most 64 plain letters and digits.
serve-no-driver = The package that connects to PostgreSQL is missing. Install it: { $pip } install "voice-hanabi[club]".
serve-no-database = The database's address can't be read. Write it as postgresql://NAME@HOST/DATABASE.
serve-database = The database can't be used: { $error }
serve-here = Tables can be opened at { $address }. Press Ctrl+C to stop.
serve-sit-here = Whoever sits at this computer plays at { $address }.
serve-closing = The tables are closing; their games are saved.
serve-moving = This worker is stopping; the others carry on its tables.
serve-table-ended = A table has ended because of a fault in the program ({ $error }). Its game is saved; the other tables go on.
