"""Finds out from its sound whether a microphone is silent, far too loud, or the wrong one."""
