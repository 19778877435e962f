"""Whether the tests find faults that are planted."""
