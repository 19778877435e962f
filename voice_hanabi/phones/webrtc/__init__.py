"""Calls between friends far away by WebRTC: a mix for each seat, and each seat's microphone."""
