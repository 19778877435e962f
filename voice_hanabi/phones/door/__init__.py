"""Access to the page: seats' secrets and codes, the certificate, visitors, and limits on guessing."""
