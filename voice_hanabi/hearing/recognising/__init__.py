"""Sound to words: the recogniser, its grammars, and when an utterance is over."""
