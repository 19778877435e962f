"""Measures: ``python -m benchmarks`` prints tables, each beside a peer measured in the same run."""
