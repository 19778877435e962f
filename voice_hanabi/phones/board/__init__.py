"""The table's page to look at: what everybody may know, and captions of what is said."""
