"""By which ear each hears what only they may know: asked for, tried, and changed."""
