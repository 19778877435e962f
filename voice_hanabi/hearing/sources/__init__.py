"""Sources of utterances: microphone, keyboard, recordings, and when the microphone listens."""
