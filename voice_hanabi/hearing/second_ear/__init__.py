"""A second ear, off unless somebody wants it: it hears again what the table's own ear doubts."""
