"""An offline, voice-controlled and accessible game table."""

__version__ = "0.1.0"
