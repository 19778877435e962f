### Voices other than the usual one.

# $voice: a voice's name, as given by its makers; $here: yes, no
voice-listed = { $language }: { $voice }, { $here ->
    [yes] here
   *[no] not fetched
}
voice-fetched = { $voice } is here. Play with --voice.
voice-unknown = There is no voice { $voice } here. See: voice-hanabi voices list.
voice-none-fetched = There is no other voice for { $language } yet, so I'm using the usual one. Run: voice-hanabi voices fetch { $language }.
voice-elsewhere = What the table says aloud goes to { $host } as text, to be spoken there; so does what only one player may hear.
voice-failed-over = The voice { $voice } isn't working now, so I'll go on in the usual one.
voice-usual = the usual voice
# Said in the voice that is being tried
voice-tried = This is { $voice }. { SAY("Say", typed: "Type") } 'keep this voice', or 'another voice'.
voice-kept = From now on I'll speak like this, next time too.
voice-kept-now = I'll speak like this now, but I can't remember it for next time: { $error }.
voice-not-tried = { SAY("Say", typed: "Type") } 'another voice' first.
voices-none = There is no other voice here. Fetch one before you play: voice-hanabi voices fetch { $language }. Then { SAY("say", typed: "type") } 'another voice'.
