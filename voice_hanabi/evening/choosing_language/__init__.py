"""The first start: asks for the language, and saves it."""
