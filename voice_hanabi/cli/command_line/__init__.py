"""How the command line is read: options as data, their help, and the language that it is in."""
