"""Whether anything sent to a seat depends on what that seat may not know."""
