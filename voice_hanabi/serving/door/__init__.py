"""Who may come to a server that the whole world may reach: from where, and how often."""
