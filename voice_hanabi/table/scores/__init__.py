"""What finished games came to: read from the saved ones, told aloud, and as a page."""
