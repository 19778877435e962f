"""Games as records, hanab.live's and our own, both ways."""
