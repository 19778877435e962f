"""Voices between friends far away: WebRTC to a browser, each seat's own mix, and its microphone heard."""
