"""Whether anything that a seat gets depends on what it may not know."""
