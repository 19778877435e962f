"""What is listened for as graphs that a decoder can search, and the files that they are kept in."""
