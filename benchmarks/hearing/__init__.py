"""How well, how quickly and how cheaply speech is recognised."""
