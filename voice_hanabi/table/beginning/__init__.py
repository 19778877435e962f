"""How games begin: what is chosen, who is seated, and the deal."""
