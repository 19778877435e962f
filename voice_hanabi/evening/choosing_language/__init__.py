"""The first start: which language somebody asks for, and keeping it."""
