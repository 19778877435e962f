"""Tables for friends far away: opened for the person who asks for one, each with links of its own."""
