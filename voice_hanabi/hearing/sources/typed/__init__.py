"""Typed lines and pressed keys: the keyboard as a source, and push-to-talk."""
