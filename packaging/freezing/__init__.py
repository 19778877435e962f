"""The program as a folder that runs without Python: what goes into it, and the packages made of it."""
