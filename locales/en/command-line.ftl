### The program's own command line: what --help prints, and what is said of options that can't be used. What people type (options, commands, mic, wav: and the like) is the same in every language; what is in capitals stands for something, and is a word of the language.

## What --help is made of

usage = Usage: { $line }
usage-options = Options:
usage-commands = Commands:
usage-see-help = To see all options: { $command }.
stands-for-options = OPTIONS
stands-for-command = COMMAND
stands-for-player = NAME
stands-for-name = NAME
stands-for-number = NUMBER
stands-for-day = DAY
stands-for-folder = FOLDER
stands-for-file = FILE
stands-for-input = INPUT
stands-for-output = OUTPUT
stands-for-ear = NAME=EAR
stands-for-address = ADDRESS
stands-for-id = ID
stands-for-language = LANGUAGE
stands-for-second-ear = EAR
stands-for-server = SERVER
stands-for-voice = VOICE
stands-for-sentence = SENTENCE

## What each command does

about-command-play = A game table that hears and speaks. Without options it asks for everything.
about-command-learn = Lessons by voice: the game from the beginning, with cards in your hand. They continue where you left off.
about-command-puzzle = The puzzle of the day, by voice: a position with one best move.
about-command-serve = Tables for friends far away, each friend in a browser: they hear the table and one another, and talk to both.
about-command-practice = Read ten sentences aloud, and the table hears you better. What it learns stays on this computer.
about-command-recognize = Show what is heard in sound files, as one line of JSON for each.
about-command-understand = Show what the table makes of sentences: it reads them from standard input, one per line, and answers each with a line of JSON.
about-command-export = Write a saved game as a record that the replay command reads.
about-command-replay = Replay records by the rules: Hanabi's in the format of hanab.live, the other games' in our own.
about-command-scores = Show how finished games ended, this month and overall; with --output as a page with a chart.
about-command-cards = Print a deck of cards whose backs a camera can read, and the words for a braille embosser.
about-command-demo = Play a whole game by voice without a microphone: the computer speaks the commands, and the table hears, understands and plays them.
about-command-doctor = Show what works here, and what is missing.
about-command-models = The speech models: which ones there are, how to get a larger one, and what a model can't hear.
about-command-models-list = Show which model each language uses.
about-command-models-fetch = Download the official model of a language, or Whisper, the model of the second ear.
about-command-models-check = Show which words a model can't hear; without a folder, the models in use.
about-command-voices = Piper's voices: which ones there are, and how to get one.
about-command-voices-list = Show the voices of each language, and which of them have been downloaded.
about-command-voices-fetch = Download a voice for a language, or a voice by its name.
about-command-wyoming = Let other programs at home use the recogniser of the game's words, over Wyoming; SERVER is where to listen, as tcp://HOST:PORT.

## What each option does

about-option-help = show this help
about-option-version = show the version of the program
about-option-lang = the table's language
about-option-ask-language = ask for the language at the start, if none was chosen before; again: ask every time
about-option-lang-of-messages = the language in which the program writes
about-option-lang-of-sentences = the language of the sentences
about-option-lang-of-practice = the language to practise
about-option-game = what is played
about-option-game-of-practice = which game's sentences you read
about-option-rules = the edition whose rules you play by; without it, the one for the table's language
about-option-variant = a variant of the rules; repeat the option for another one
about-option-players = who plays, in the order you sit
about-option-players-first = who plays; it is the first player's turn
about-option-players-said = names that may be said
about-option-partners = how many players the computer plays; without --players, only you play with them
about-option-demo-partners = how many of the players are computers; at least one speaks
about-option-partner-level = how well the computer plays: companion simply, for beginners; usual normally; strong as well as it can
about-option-seed = a number that decides the deal: the same number deals the same cards
about-option-input = what the table listens to: mic, keyboard, both of them (mic keyboard), or wav:FILE for recordings, with further files or folders after a space
about-option-output = how the table answers: speech speaks, screenreader has your screen reader speak, text writes, wav:FOLDER saves sound files, tcp://HOST:PORT speaks through a satellite in your home
about-option-output-record = the file that the record is written to; without it, it is printed
about-option-output-page = where to write the page of scores
about-option-output-cards = the PDF file to write; a .brf file for a braille embosser is written next to it
about-option-name-of-deck = the deck's name, by which you ask for it
about-option-paper = the paper: a4 or letter
about-option-labels = print only labels, for the backs of a deck that you already have
about-option-decks = the folder with the keys of the printed decks
about-option-key-of-deck = instead of printing a deck, read in the key of one that was printed on another computer: the file that was named there
about-option-page = where to write the game as a page that you step through with keys
about-option-output-doctor = speech also says aloud what was found, and plays back what it heard; text only prints
about-option-overwrite = replace a file that is already there
about-option-ear = one player's private ear: text, left, right, device:NAME, device:NAME:left, device:NAME:right, headset, headset:NAME, screen, screenreader, wav:FOLDER, tcp://HOST:PORT (a satellite), or none; repeat the option for each player
about-option-phones = each player's phone is a private ear, through a page on the local network; ADDRESS is this computer's address there, or :PORT
about-option-board = everybody can look at the table, with captions, on a page on the local network; ADDRESS is as for --phones
about-option-cards = play with a printed deck, whose cards you show to a phone's camera; NAME is the deck's name, not needed if there is only one deck
about-option-confirm = when a move is carried out: announce, after it is read back and nobody says no; ask, after you say yes; never, at once
about-option-resume = resume a saved game; without ID, the last one that isn't finished
about-option-model = the folder of a Vosk model to use
about-option-second-ear = listen again to doubtful sentences: with Whisper, with a folder of its weights, or with a server at home as tcp://HOST:PORT, which gets the sound
about-option-voice = the table's voice: without a value, one that was downloaded; otherwise a voice's name, its file, or a server at home as tcp://HOST:PORT, which gets what is said
about-option-microphone = which microphone, by its name, or tcp://HOST:PORT for a satellite; without it, the usual one
about-option-headset = you wear headphones, so the microphone doesn't hear the loudspeaker: the table listens all the time
about-option-saves = the folder of saved games
about-option-serve-address = where to listen, as HOST:PORT; without it, every address of this computer and port 8443
about-option-public = the address at which people reach it, if that is a different one
about-option-here = open the page in this computer's browser, too, for the person who sits at it
about-option-certificate = the certificate for https (PEM); without it the computer makes its own, which browsers warn about
about-option-key = the certificate's key (PEM), if it is in a file of its own
about-option-tables = how many tables may be open at once
about-option-guests = how many people may have a place at one table
about-option-speaking = how many people's words are recognised at once, at all tables
about-option-requests = how many requests from one address are answered per minute
about-option-stun = a STUN server, such as stun:stun.example.org; repeat the option for another one
about-option-turn = a TURN server such as coturn, for networks that let no call through: turn:turn.example.org:3478; repeat the option for another one
about-option-turn-secret = a file with the secret that the TURN server shares (its static-auth-secret)
about-option-database = the PostgreSQL database that several workers share: postgresql://NAME@HOST/DATABASE; otherwise taken from VOICE_HANABI_DATABASE; without it tables are kept in files
about-option-worker = the name of this process among those that share a database
about-option-front = the address of a reverse proxy on another machine; repeat the option for another one
about-option-waiting = the action that was just read back and is waiting, as a sentence; the sentences that follow may correct it
about-option-why = everything that each sentence may mean, with the reasons
about-option-json = one line of JSON for each record
about-option-aloud = go through a finished game by voice, turn by turn; FILE is then its ID, or without it the last one
about-option-audio = a folder to keep everything that was said and heard in
about-option-expect = what the table is waiting for
about-option-player = who is practising; without it, practice helps everyone who plays on this computer
about-option-forget = forget what was learned from this player in this language
about-option-give = save what this player reads in this folder as recordings, for people who train the speech model; the program asks aloud first
about-option-lesson = which lesson, from 1; otherwise the one where you stopped
about-option-date = which day's puzzle, such as 2026-03-12; otherwise today's

## What can't be used

usage-unknown-option = There is no option { $option }.
usage-option-meant = There is no option { $option }. Did you mean { $meant }?
usage-unknown-choice = { $option } can't be { $value }. Choose from: { $known }.
usage-no-number = { $option } needs a whole number, not { $value }.
usage-no-date = { $option } needs a day such as 2026-03-12, not { $value }.
usage-value-missing = { $option } needs a value after it.
usage-no-value = { $option } takes no value.
usage-option-missing = Give { $option } as well.
usage-not-both = { $option } and { $other } don't go together.
usage-unexpected-word = I don't know what to do with { $word }.
usage-command-first = The command comes first: { $command }.
usage-command-meant = There is no command { $word }. Did you mean { $meant }?
usage-part-missing = Name one of the commands: { $known }.
usage-language-missing = Choose what to fetch: { $languages }.
usage-sound-missing = Name a sound file, or several.
usage-record-missing = Name a record, or several.
usage-never-expected = The game { $game } never waits for { $value }. Choose from: { $known }.
usage-no-action = { $sentence } isn't an action that could wait. Give one in full, such as 'play the third'.
usage-unreadable = I can't make anything of these options.
