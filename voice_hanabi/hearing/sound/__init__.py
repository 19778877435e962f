"""Sound itself, whoever made it and whatever hears it: its channels, its files, the time it takes."""
