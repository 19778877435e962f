"""How words sound, and how one player says them: pronunciation, practice, what sounds alike."""
