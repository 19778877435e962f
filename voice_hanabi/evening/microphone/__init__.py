"""Which microphone is used, what it is called, and how much of the table's own voice it hears."""
