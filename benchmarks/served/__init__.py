"""Friends far away: how many can be served, on which networks, and which faults a club's server survives."""
