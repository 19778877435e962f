"""The table's voice, and trying others."""
