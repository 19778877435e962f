"""Speech to train on, of people and of machines, and the held-out voices."""
