"""Where utterances come from: microphone, keyboard, recordings, and what opens and closes the ear."""
