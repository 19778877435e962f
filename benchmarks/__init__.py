"""Measurements: ``python -m benchmarks`` prints tables, each with a peer measured in the same run.

Each room answers one kind of question:

- ``hearing``: how well, how soon and how cheaply speech is recognised;
- ``learnt``: what the recogniser and a table learn, and which settings hear best;
- ``meaning``: whether what people mean is understood, and talk left alone;
- ``evenings``: how long evenings, openings and lessons take, and when something is heard;
- ``play``: how fast the rules are, and how well computer players play;
- ``served``: how many friends far away are served, and what a club's server withstands;
- ``secrecy``: whether anything that a seat gets depends on what it may not know;
- ``seen``: boards, pages, films, and printed cards before a camera;
- ``planted``: whether the tests find faults (``faults.jsonl``).

``tools`` is shared by several of them; ``sentences`` and the files beside it are what is said in them.
"""
