"""Friends far away: how many are served, over which networks, and what a club's server withstands."""
