"""The people at a table of friends: their names, who only listens, and who is asked for permission."""
