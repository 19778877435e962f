"""Speech models: finds, downloads and checks them; the packed ones come with the program."""
