### A second ear, which hears again what the table's own ear doubts.

# $value: what was typed; $extra: of the package, as in voice-hanabi[whisper]
second-ear-unknown = { $value } is no second ear. It is whisper, a folder with its weights, or a server as tcp://HOST:PORT.
second-ear-package-missing = For that a part of the program is missing. Run: pip install voice-hanabi[{ $extra }].
second-ear-not-fetched = For that I need Whisper, which is not here yet. Run: voice-hanabi models fetch whisper.
second-ear-damaged = The second ear doesn't load from { $path }: { $message }. I listen with my own.
second-ear-unreachable = The second ear at { $host } can't be reached. I listen with my own.
second-ear-slow = The second ear is too slow. I listen with my own.
second-ear-nonsense = The second ear at { $host } answers nonsense. I listen with my own.
second-ear-on = I listen harder now: what I doubt, I hear a second time. That takes up to two seconds and a half.
second-ear-on-elsewhere = I listen harder now. What I doubt, I send to { $host } as sound, to be heard a second time. Nothing else leaves this computer.
second-ear-off = I listen as usual.
second-ear-no-microphone = I can't listen harder: there is no microphone.
wyoming-listens = Listening for other programs at { $address }. Whoever reaches it can send sound to be heard; nothing is kept. Press Ctrl+C to end.
wyoming-refused = I can't listen at { $address }: { $message }.
wyoming-no-address = { $value } is no address. Write it as tcp://HOST:PORT.
