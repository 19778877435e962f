"""What a microphone's sound tells of the microphone: whether it is silent, far too loud, or the wrong one."""
