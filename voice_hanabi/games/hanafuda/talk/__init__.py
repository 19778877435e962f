"""What can be said of Hanafuda and Koi-Koi at a table, and how it is announced."""
