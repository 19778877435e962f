"""What people may want beside a game at any time: another microphone, a key to speak, the guide."""
