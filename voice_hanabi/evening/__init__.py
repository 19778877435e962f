"""The part of the program that deals with time: it combines the options with this computer's devices, and
runs the loop.
"""
