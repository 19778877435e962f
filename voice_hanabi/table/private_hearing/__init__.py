"""Each player's private ear: asked for, tried, and changed."""
