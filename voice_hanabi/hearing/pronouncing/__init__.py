"""How words sound: from spelling to the phonemes of the packed model, and how one player says them."""
