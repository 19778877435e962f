"""From an utterance to what it means where a table waits for something."""
