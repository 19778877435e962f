"""What the recogniser and a table learn, and which settings hear best."""
