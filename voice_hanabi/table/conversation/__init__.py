"""What every part of the conversation needs: words, announcements, and effects."""
