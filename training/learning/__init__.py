"""The network, and how it learns."""
