### What doesn't work here, and what to do about it. $message and $error come from the system, in its own words.

## Hearing

hearing-by-microphone = I'm listening through the microphone.
hearing-by-keyboard = Type what you want to say, and press Enter.
microphone-library-missing = PortAudio is missing, so I have no microphone. On Debian and Ubuntu, run: sudo apt install libportaudio2.
microphone-missing = There is no microphone. Plug one in and start again.
microphone-unknown = There is no microphone called { $device }. Choose from: { $devices }.
microphone-ambiguous = Several microphones are called { $device }: { $devices }. Give more of the name.
microphone-refused = The microphone { $device } can't be opened: { $message }.
microphone-lost = The microphone { $device } has gone. I'm looking for it.
microphone-back = The microphone { $device } is back.
microphone-too-loud = The microphone { $device } is far too loud, so words can't be told apart. Turn it down, or sit further away.
microphone-silent = I hear nothing at all from the microphone { $device }. Switch it on, or plug in another one.
recognizer-failed = The speech recogniser failed: { $message }.
computer-slow = Other programs keep this computer so busy that I hear you late. Close some of them, or say 'push to talk'. Then I only listen after you press a key.
recording-missing = There is no file { $path }.
recording-is-folder = { $path } is a folder. Name the sound files in it.
recording-is-device = { $path } is a device, not a sound file.
recording-unreadable = The file { $path } isn't sound that I can read: { $message }.
recording-rate = The file { $path } isn't speech: its sample rate is { $rate } Hz.
recording-empty = The file { $path } contains no sound.
recording-folder-empty = The folder { $path } contains no sound files.
typing-instead = Let's carry on with the keyboard: type what you want to say.

## Models

language-unknown = There is no language { $language }. Choose from: { $languages }.
model-missing = There is no speech model for { $language }. Run: voice-hanabi models fetch { $language }.
model-folder-missing = There is no folder { $path }.
model-incomplete = The folder { $path } isn't a Vosk model: it lacks { $missing }.
model-without-grammar = The model { $path } can't take the game's phrases. Use a small model.
model-by-lists = The model { $path } takes only words, not whole sentences ({ $message }). It may hear the words in the wrong order.
model-does-not-load = The model { $path } doesn't load: { $message }. Fetch it again.
speech-library-missing = The speech recogniser can't start: { $message }. Install the package vosk.
no-official-model = There is no official model for { $language }; the one that comes with the program is used.
network-failed = { $host } can't be reached: { $message }. Run the same command again to continue.
server-refused = { $host } answered { $status } for { $name }. Try again later.
size-wrong = { $host } gave { $found } bytes for { $name } instead of { $expected }: another file, or a network that wants you to log in first.
download-broken-off = The download of { $name } broke off after { $received } of { $expected } bytes. Run the same command again to continue.
checksum-wrong = The download of { $name } was damaged and has been thrown away. Run the same command again.
archive-damaged = The archive of { $name } was damaged and has been thrown away: { $message }. Run the same command again.
archive-unsafe = The archive of { $name } contains { $entry }, which doesn't belong in a model. It has been thrown away.
probe-failed = The model { $path } couldn't be tried: { $message }.
disk-full = There isn't enough room in { $path }: { $needed } bytes are needed, { $free } are free.
folder-not-writable = The folder { $path } can't be written to: { $message }.
fetching-told = { $name } is { $megabytes ->
    [one] one megabyte
   *[other] { $megabytes } megabytes
}. At { $line } megabits a second that takes about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
fetching = { $name }: { $percent } per cent.
fetched = Ready: { $path }.
model-packed = { $language }: the one that comes with the program
model-found = { $language }: { $path }
model-hears-all = { $path }: hears every command.
model-lacks = { $path }: lacks { $count ->
    [one] one word
   *[other] { $count } words
}: { $words }.
# $instead, $phrases: phrases of the grammar, joined with commas; $command: the name of an intent
names-unheard = { $count ->
    [one] One name has
   *[other] { $count } names have
} to be typed: { $words }.
phrases-unheard = { $command }: say { $instead }. Not heard: { $phrases }.
phrases-only-typed = { $command }: type { $phrases }.
command-unheard = No phrase can be heard for: { $intents }.

## Speaking

ear-without-route = { $ear } doesn't name an ear. Write it as NAME=EAR, such as Anna=left.
ear-given-twice = { $seat } has two ears. Give one route for each seat.
ear-shared = { $seat } and { $other } would hear each other's private words. Give them different devices or channels, or one headset for both.
unknown-route = { $route } isn't an ear. Use one of: { $known }.
unknown-output = { $output } isn't an output. Use one of: { $known }.
route-needs-name = { $route } lacks the name of the device, such as device:USB Audio.
route-needs-directory = { $route } lacks the folder, such as wav:recordings.
no-sound-library = PortAudio is missing, so I can't make a sound: I'll write instead. On Debian and Ubuntu, run: sudo apt install libportaudio2.
no-output-device = There is no loudspeaker, so I'll write instead. Plug one in and start again.
device-missing = There is no output called { $device }.
device-ambiguous = Several outputs are called { $device }: { $names }. Give more of the name.
device-has-one-channel = { $device } has only one channel: there is no left and right.
sides-alike = This computer plays the same on both sides, so neither is an ear for { $seat } alone. Switch mono audio off in the system's accessibility settings, or give { $seat } a phone.
device-refused = { $device } can't be opened: { $error }.
device-lost = { $device } has gone, or has fallen silent.
ear-is-public = { $device } is what everyone hears, so it can't be a private ear.
device-may-move = The system may move the sound of { $device } to another device, so it can't be a private ear.
directory-refused = Sound files can't be written to { $directory }: { $error }.
no-voice = There is no voice for this language: { $error }. I'll write instead.
writing-at-screen = Anything private is shown here only while that player is looking.
writing-plainly = This screen can't be cleared: what is for one of you alone stays on it, too.
voice-failed = The voice failed: { $error }.
no-ear = This seat has no private ear.
phone-away = { $seat }'s phone isn't connected.
no-such-seat = { $seat } isn't playing, so nobody can use that ear.
lines-closed = Nobody is reading what I write any more.
lines-lost = My output can't be written: { $error }.
screen-reader-aloud = { $seat }'s screen reader speaks where the table does, so everyone would hear it. If { $seat } alone hears this computer, add --output screenreader, otherwise --output text.
screen-reader-reads-lines = The screen reader reads what is written on the screen, too, so it would give away private words. Give { $seat } an ear other than text.
no-screen-reader = No screen reader is running, so { $seat } has no ear.
no-screen-reader-speaking = No screen reader is running, so I speak with my own voice.
screen-reader-gone = { $name } doesn't answer any more, so I speak with my own voice.

## Saved games

journal-cannot-read = The saved game { $path } can't be read: { $message }. It is left as it is.
journal-folder-unreadable = The saved games in { $path } can't be read: { $message }. Start with --saves and another folder, or ask whoever looks after this computer.
journal-too-large = The saved game { $path } is far too large, so it isn't read. It is left as it is.
# Why a game can't be saved, and what to do
journal-disk-full = The disk is full: there is no room for { $path }. Free some space, or start with --saves and another folder.
journal-read-only = { $path } is on a disk that can only be read. Start with --saves and another folder.
journal-not-allowed = You aren't allowed to write to { $path }. Start with --saves and another folder.
journal-name-too-long = The path { $path } is too long. Start with --saves and a shorter one.
journal-in-the-way = { $path } can't be made, because something else is in its place. Start with --saves and another folder.
journal-cannot-write = Nothing can be written to { $path }: { $message }. Start with --saves and another folder.
journal-foreign = { $path } is not a saved game of this program. It is left as it is.
journal-newer = { $path } was saved by another version of this program. It is left as it is.
journal-broken = The saved game { $path } is damaged. It is left as it is.
journal-in-use = Another table is playing the saved game { $path } right now.
journal-none = There is no saved game to go on with.
journal-missing = There is no saved game { $path }.
export-impossible = This game can't be exported: { $problem }
export-exists = The file { $path } is already there. Choose another name, or add --overwrite.
replay-page-exists = The file { $path } is already there. Choose another name.
export-unwritable = Nothing can be written to { $path }: { $error }.
journal-finished = That game is over.
journal-none-finished = There is no finished game yet.
journal-unfinished = That game isn't over yet.
grammar-broken = A grammar file can't be used: { $message }

## The command line

# $least, $most: the fewest and the most players, 2 to 6; both are 2 if only two can play
names-wrong = { $most ->
    [2] Give two different names after --players.
   *[other] Give { $least ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    } to { $most ->
        [3] three
        [4] four
        [5] five
       *[6] six
    } different names after --players.
}
name-too-long = A name may have up to { $most } letters, in five words at most.
variant-unknown = There is no variant { $name }. Choose from: { $known }.
input-unknown = { $input } isn't an input. Use mic, keyboard, or wav: with a file or folder.
option-unused = { $option } changes nothing here: no microphone is used.
output-lost = My output can't be written: { $error }.
package-missing = { $package } is missing, and this can't be done without it. Install the program again.
# $extra: the part's name, as in voice-hanabi[whisper]; $pip: the command for pip, such as .venv/bin/pip
extra-part-missing = A part of the program is missing for that. Run: { $pip } install "voice-hanabi[{ $extra }]".

## What works here (doctor)

doctor-works = works
doctor-missing = missing
doctor-microphone = Microphone
doctor-microphone-level = { $device }, { $percent } per cent volume
doctor-output = Loudspeaker
doctor-channels = { $device }, { $channels ->
    [one] one channel
   *[two] left and right
}
# Said aloud by the doctor, so that people hear where it comes from
doctor-all = Loudspeaker, for everyone.
doctor-left = The left side alone.
doctor-right = The right side alone.
doctor-echo = Interrupting
doctor-echo-well = You can speak while the table does, and it falls silent: { $way ->
    [system] the system takes the table's voice out of what the microphone hears.
    [unheard] the microphone doesn't hear the loudspeaker.
   *[table] it can tell its own voice from yours.
}
doctor-echo-badly = While the table speaks it hears nobody, because its own voice drowns everyone out here: say 'no' and 'stop' when it has finished, or use headphones and start it with --headset.
# Said aloud by the doctor, which listens to itself meanwhile
doctor-echo-said = I am listening to my own voice now, so that I can tell it from yours. Please be quiet for a moment. It only takes a few seconds, and then it is done.
doctor-computer = Computer
doctor-speed = Hearing a sentence takes { $percent } per cent of the time it takes to say it.
doctor-too-slow = With everything else that this computer is running, it hears late: hearing a sentence takes { $percent } per cent of the time it takes to say it. Close other programs, or say 'push to talk' at the table.
doctor-echo-slow = This computer is too busy now to listen while the table speaks: say 'no' and 'stop' when it has finished, or close other programs.
doctor-voice = Voice
doctor-model = Model
# After a voice or a model
doctor-language = { $language ->
    [cs] Czech
    [pl] Polish
    [da] Danish
   *[en] English
}
doctor-saved = Saved games
# The beginning of what the doctor says
doctor-begins = I'm checking what works here. It takes about a minute.
# If it only writes
doctor-begins-quietly = I'm checking what works here. It takes a few seconds.
doctor-say-something = Say something now: I'll listen for three seconds.
# Before what was recorded is played back
doctor-this-was-you = This is what I heard.
doctor-microphone-quiet = I hear next to nothing from { $device }, { $percent } per cent volume.
# Used in place of a player's name if nobody has one yet
doctor-somebody = somebody
doctor-screen-reader = Screen reader
doctor-no-screen-reader = none is running; with one, --output screenreader lets it speak for the table
# What to do if nobody is heard, and if there is no sound
doctor-advice-hearing = { $system ->
    [windows] Open Settings, Privacy and security, Microphone, and let desktop apps use it. Under System, Sound, choose the microphone and turn its volume up.
    [macos] Open System Settings, Privacy and Security, Microphone, and allow the terminal to use it. Under Sound, Input, choose the microphone and turn its volume up.
   *[linux] Open the sound settings, Input, choose the microphone, switch it on and turn its volume up. Check whether the microphone has a switch of its own.
}
doctor-advice-speaking = { $system ->
    [windows] Open Settings, System, Sound, choose where sound is played, and turn the volume up.
    [macos] Open System Settings, Sound, Output, choose where sound is played, and turn the volume up.
   *[linux] Open the sound settings, Output, choose where sound is played, and turn the volume up. If there is still no sound, check whether PulseAudio or PipeWire is running.
}
# The last sentence: whether an evening can begin
doctor-can-begin = You're ready to play: I can hear you, and you can hear me.
doctor-can-begin-typing = You can't play by voice: I can't hear you here. You can play by typing: add --input keyboard.
doctor-can-begin-reading = You can't play by voice: I can't speak here. You can play by reading: add --output text.
doctor-can-begin-silently = You can't play by voice: I can neither hear nor speak here. You can play by typing and reading: add --input keyboard --output text.

## The demonstration

demo-heard = Of { $said } spoken commands, { $understood } were understood correctly; { $typed } had to be typed.

## Satellites in the home

# $host: the satellite's computer
satellite-away = The satellite at { $host } doesn't answer.
satellite-taken = Another program is using the satellite at { $host }, perhaps Home Assistant. Remove it there first.
satellite-none = There is no satellite at { $host }.
satellite-used = I'm using the satellite at { $host }: what is said near it comes here, and what I say there goes to it, over your home's network and not encrypted.
microphone-satellite-away = { satellite-away }
microphone-satellite-taken = { satellite-taken }
microphone-satellite-none = { satellite-none }

## Which of two models hears better

# $packed, $fetched: how many of four sentences each heard; $listens: packed or fetched
doctor-heard-better = Which model hears better
doctor-say-this = Say: { $sentence }.
doctor-sentence-1 = Play my third card
doctor-sentence-2 = Discard the first
doctor-sentence-3 = What do I know
doctor-sentence-4 = How many clues are left
doctor-models-compared = My own model heard { $packed } of the four sentences, the fetched one { $fetched }. { $listens ->
    [packed] My own
   *[fetched] The fetched one
} listens from now on. Say 'no' if you'd rather have the other one.
doctor-model-listens = { $listens ->
    [packed] my own model listens
   *[fetched] the fetched model listens
}
doctor-models-unheard = nobody spoke, so it stays as it was
doctor-model-not-kept = that can't be remembered: { $error }
