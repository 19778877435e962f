"""What the doctor looks at, and how it tells of it."""
