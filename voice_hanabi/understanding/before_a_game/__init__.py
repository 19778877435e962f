"""What people say in their own words before a game and about its arrangements: names, counts, ears."""
