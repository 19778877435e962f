"""The table's page for eyes: what everybody may know, and captions of what is said."""
