"""Where a server's tables are kept: in its own process and files, or in a database that workers share."""
