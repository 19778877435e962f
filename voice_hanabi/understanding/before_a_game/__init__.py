"""What is said before a game and around it, in words of people's own: names, counts, private ears."""
