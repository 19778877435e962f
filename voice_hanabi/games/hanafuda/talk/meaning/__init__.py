"""What sentences about Hanafuda and Koi-Koi mean, by the concepts in them."""
