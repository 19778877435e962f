"""Whether sentences are understood and talk is ignored, and which forms the grammars need."""
