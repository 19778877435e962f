"""Measurements: ``python -m benchmarks`` prints tables, with a peer in the same run where there is one.

Each room answers one kind of question:

- ``hearing``: how well, how soon and how cheaply speech is recognised;
- ``learnt``: what the recogniser and a table learn, and which settings recognise best;
- ``meaning``: whether what people mean is understood, and talk is ignored;
- ``evenings``: how long evenings, openings and lessons take, and when something is heard;
- ``play``: how fast the rules are, and how well computer players play;
- ``served``: how many friends far away can be served, and what a club's server withstands;
- ``secrecy``: whether anything sent to a seat depends on what that seat may not know;
- ``seen``: boards, pages, films, and printed cards before a camera;
- ``planted``: whether the tests find faults (``faults.jsonl``).

Several of them share ``tools``; ``sentences`` and the files beside it contain what is said in them.
"""
