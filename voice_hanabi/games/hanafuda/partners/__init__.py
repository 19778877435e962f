"""Computer players of Hanafuda and Koi-Koi: they see a view, never a state."""
