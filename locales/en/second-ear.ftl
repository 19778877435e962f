### A second ear, which hears again what the table's own ear doubts.

# $value: what was typed
second-ear-unknown = { $value } isn't a second ear. Choose whisper, a folder with its weights, or a server as tcp://HOST:PORT.
second-ear-not-fetched = For that I need Whisper, which isn't here yet. Run: voice-hanabi models fetch whisper.
second-ear-damaged = The second ear can't be loaded from { $path }: { $message }. I'm listening with my own.
second-ear-unreachable = The second ear at { $host } can't be reached. I'm listening with my own.
second-ear-slow = The second ear is too slow. I'm listening with my own.
second-ear-nonsense = The second ear at { $host } gives nonsense answers. I'm listening with my own.
second-ear-on = I'm listening harder now: when I'm not sure, I listen again. That takes up to two and a half seconds.
second-ear-on-elsewhere = I'm listening harder now. When I'm not sure, I send what I heard to { $host } as sound, to be heard again there. Nothing else leaves this computer.
second-ear-off = I'm listening as usual.
second-ear-no-microphone = I can't listen harder: there is no microphone.
wyoming-listens = Listening for other programs at { $address }. Anyone who can reach it can send sound to be recognised; nothing is kept. Press Ctrl+C to end.
wyoming-refused = I can't listen at { $address }: { $message }.
wyoming-no-address = { $value } isn't an address. Write it as tcp://HOST:PORT.
