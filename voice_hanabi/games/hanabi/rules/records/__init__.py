"""Reads and writes games as records, hanab.live's and our own."""
