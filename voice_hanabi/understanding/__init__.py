"""From an utterance to its meaning, given what the table waits for."""
