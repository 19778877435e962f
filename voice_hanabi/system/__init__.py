"""What the machine is asked: files, processes, PortAudio, libraries, plain text."""
