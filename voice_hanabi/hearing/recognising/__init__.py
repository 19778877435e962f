"""Sound to words: the recogniser, its grammars, and the end of an utterance."""
