"""Speech to train on, from people and machines, and the held-out voices."""
