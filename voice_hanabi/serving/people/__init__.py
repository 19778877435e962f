"""The people at a table of friends: what they are called, who listens, and what is asked of whom."""
