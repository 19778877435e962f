"""What people may want besides a game at any time: another microphone, push-to-talk, the guide."""
