"""Whether the tests find planted faults."""
