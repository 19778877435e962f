"""Hanafuda's basic game and Koi-Koi: their rules, and how they are talked about."""
