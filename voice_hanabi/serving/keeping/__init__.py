"""Where a server keeps its tables: in its own process and files, or in a database shared by workers."""
