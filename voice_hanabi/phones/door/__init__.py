"""Who may come to the page: secrets and codes of seats, the certificate, visitors, how many guesses."""
