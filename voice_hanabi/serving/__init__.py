"""Tables for friends far away: opened for whoever asks for one, each with links of its own."""
