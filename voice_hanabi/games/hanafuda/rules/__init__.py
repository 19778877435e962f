"""The rules of Hanafuda's basic game and of Koi-Koi: pure, without input or output, text or clock."""
