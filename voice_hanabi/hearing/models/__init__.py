"""Speech models: finding, fetching and checking them, and the ones that come with the program."""
