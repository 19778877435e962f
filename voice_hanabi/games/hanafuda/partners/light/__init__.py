"""A round as whole numbers and sets of bits, so that a partner can play thousands of them in a second."""
