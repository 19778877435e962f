"""Sound as arrays and features, and training examples made from it."""
