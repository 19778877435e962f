"""How fast the rules are, and how well computer players play by them."""
