"""Typed lines and pressed keys: what comes from a keyboard, and a key that lets somebody speak."""
