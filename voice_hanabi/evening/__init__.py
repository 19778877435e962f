"""Where time passes: what was asked for meets what this computer has, and the evening's loop."""
