"""A trained network as the files that Vosk loads, what it mistakes, and how well it hears."""
