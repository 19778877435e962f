"""The recognisers of an evening, and what they learn of its players."""
