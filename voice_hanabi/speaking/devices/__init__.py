"""Output devices and the sound server: which there are, and what each plays."""
