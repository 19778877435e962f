"""What can be said in Hanafuda and Koi-Koi, and how it is announced."""
