"""Which microphone is listened to, what it is called, and what it hears of the table itself."""
