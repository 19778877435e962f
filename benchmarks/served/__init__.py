"""Friends far away: how many can be served, over which networks, and what faults a club's server survives."""
