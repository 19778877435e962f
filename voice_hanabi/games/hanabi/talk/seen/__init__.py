"""What pages show of Hanabi: to a seat, and to everybody."""
