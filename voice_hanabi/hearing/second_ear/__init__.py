"""An optional second ear, which hears again what the table's own recogniser doubts."""
