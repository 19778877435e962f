"""Speech to train on, of people and of machines, and which voices are kept out."""
