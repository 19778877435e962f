"""Satellites of a home as a microphone, a loudspeaker and private ears of the table.

The package ``wyoming`` is an extra of the program; what needs it is imported when a satellite is opened.
"""
