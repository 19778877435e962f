"""How the packed model is made: ``python -m training``. Nothing of this is needed to play.

``words`` are the sentences to say, ``clips`` their speech, ``sound`` makes examples of it, ``learning`` is
the network, and ``packing`` makes the files that Vosk loads.
"""
