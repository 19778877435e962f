"""Makes the packed model: ``python -m training``. None of this is needed for playing.

``words`` are the sentences to say, ``clips`` their speech, ``sound`` makes examples of it, ``learning`` is
the network, and ``packing`` makes the files that Vosk loads.
"""
