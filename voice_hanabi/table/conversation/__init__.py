"""What every part of the conversation needs: words, ways to say something, and what is to be done besides."""
