"""The interface to the machine: files, processes, PortAudio, libraries, plain text."""
