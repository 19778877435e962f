"""Which voice the table has, and trying others."""
