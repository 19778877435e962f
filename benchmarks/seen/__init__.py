"""What is looked at: boards, pages, films, and printed cards before a camera."""
