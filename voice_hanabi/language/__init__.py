"""Language as data: sentence templates, concepts, names in their cases, messages. It knows no game."""
