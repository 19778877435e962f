"""Sound itself, independent of its source and use: channels, files, and processing time."""
