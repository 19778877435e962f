"""Writes a trained network as the files that Vosk loads; measures what it confuses and how well it hears."""
