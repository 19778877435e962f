"""Output devices and the sound server: listing them, and playing on them."""
