"""Whether what people mean is understood and talk left alone, and which forms the grammars need."""
