"""How the command line is read: options as data, their help, and its language."""
