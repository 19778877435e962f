"""Lessons: a patient friend at the table, who asks for one decision at a time and shows what it does."""
