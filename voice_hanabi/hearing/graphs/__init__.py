"""Builds what is recognised as decoding graphs, and the files that hold them."""
