"""Wyoming satellites in the home as a microphone, a loudspeaker and private ears.

The package ``wyoming`` is an optional extra; it is imported when a satellite is opened.
"""
