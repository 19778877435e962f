"""Tries an installed package as its users would."""
