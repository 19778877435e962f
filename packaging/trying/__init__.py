"""What a package of the program must do where it is installed, tried as its users would."""
