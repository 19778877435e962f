"""How games begin: the choices, the seats, and the deal."""
