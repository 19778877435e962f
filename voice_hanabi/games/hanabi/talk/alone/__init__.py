"""What only one seat is told: reasons, hints, its own notes."""
