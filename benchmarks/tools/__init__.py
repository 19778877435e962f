"""Shared by several measurements: sentences, voices, noises, recognisers, results and tables."""
