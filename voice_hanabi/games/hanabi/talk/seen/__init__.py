"""What is seen of Hanabi on pages: by a seat, and by everybody."""
