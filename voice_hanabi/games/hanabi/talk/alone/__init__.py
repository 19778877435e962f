"""What one seat is told of the game and nobody else: reasons, hints, its own notes."""
