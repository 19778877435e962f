"""A round in integers and bit sets, so that a partner can play thousands of them per second."""
