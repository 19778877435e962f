"""What the recogniser and a table learn, and which settings recognise best."""
