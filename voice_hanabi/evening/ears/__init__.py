"""The private ears of an evening: phones and devices, and whom the table can reach alone."""
