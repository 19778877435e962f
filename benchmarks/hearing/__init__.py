"""How well, how soon and how cheaply speech is recognised."""
