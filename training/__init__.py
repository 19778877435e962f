"""Makes the packed model: ``python -m training``. None of this is needed to play.

``words`` has the sentences to say, ``clips`` their speech, ``sound`` turns it into examples, ``learning`` has
the network, and ``packing`` makes the files that Vosk loads.
"""
