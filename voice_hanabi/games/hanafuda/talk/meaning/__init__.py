"""The meaning of sentences about Hanafuda and Koi-Koi, by the concepts in them."""
