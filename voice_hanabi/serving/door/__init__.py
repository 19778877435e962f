"""Who may access a public server: from where, and how often."""
