"""What a clue does for its receiver, and what another one would lack."""
