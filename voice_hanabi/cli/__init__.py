"""The front door: one module for each command of the program."""
