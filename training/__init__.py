"""How the packed model is made: ``python -m training``. Nothing of this is needed to play."""
