"""Visual output: boards, pages, films, and printed cards before a camera."""
