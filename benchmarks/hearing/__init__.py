"""How well, how soon and how cheaply is heard what people say."""
