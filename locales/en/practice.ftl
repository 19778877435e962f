### Practice: ten sentences that a player says, so that the table recognises that player better.

## The conversation

practice-welcome = Practice. I'll read out { $count } sentences; say each one after me. You can also say 'repeat', 'skip', 'stop'.
# Said instead of learning if the model isn't the one that comes with the program
practice-cannot-learn = This speech model can't learn how you say words, so I'll only tell you what I mishear. The model that comes with the program can learn.
practice-say = Say: { $sentence }
practice-give-ask = You want to give recordings of your voice. I would save the sentences that you read, as sound, in the folder { $folder } on this computer. I send them nowhere, and your name isn't in them. Anyone you give the folder to can hear your voice. May I? Say yes or no.
practice-give = { $agreed ->
    [yes] Thank you. From now on I'll keep what you read.
   *[no] Then I won't keep any recordings.
}
practice-given = { $count ->
    [one] I have written one recording to { $folder }.
   *[other] I have written { $count } recordings to { $folder }.
} To take it back, delete that folder.
practice-give-failed = The recordings can't be written to { $folder }: { $error }.
practice-right = Right.
practice-unsure = Right, but in a game I would have asked.
practice-heard-other = I heard: { $heard }.
practice-not-made-out = I couldn't make that out.
practice-skipped = Skipped.
practice-last = That's all. I'm going over your answers; it may take half a minute.
practice-help = Say the sentence. Or say 'repeat', 'skip', 'stop'.
practice-typed = There is no sound in what you typed, so I can't learn anything from it.
practice-nothing-said = I didn't hear anything, so nothing has changed.
practice-count = Heard right first time: { $right } out of { $said }.
practice-misheard = Misheard words: { $words }.
practice-learnt-words = I've learnt how you say: { $words }.
practice-learnt-patience = From now on I'll be slower to dismiss what you say.
practice-count-now = Now right first time: { $right } out of { $said }.
practice-all-right = There is nothing to improve.
practice-nothing-helped = Nothing that I tried helped, so nothing has changed.
practice-kept = Kept on this computer only, without any recordings.
practice-dropped = What I had kept from before only got in the way, so I've dropped it.
# $command is typed at the command line
practice-how-to-forget = To forget it: { $command }
practice-forgotten = Forgotten.
practice-nothing-kept = There is nothing to forget.

## Problems with the file of a player's own voice

own-voice-unreadable = The practice file { $path } can't be read: { $message }. I'll go on without it.
own-voice-newer = The practice file { $path } is from a later version of this program. I'll leave it alone and go on without it.
own-voice-broken = The practice file { $path } is damaged. I'll leave it alone and go on without it.
own-voice-unwritable = The practice file { $path } can't be changed: { $message }.
player-unusable = { $player } isn't a name I can use.

### Learning voices during play, if players agreed to it

# To the player who asks for it; from then on it learns from commands that are carried out
voice-learning-begun = { NAME($player) }, from now on I'll learn how you speak. It stays on this computer. To undo that, { SAY("say", typed: "type") } 'forget my voice'.
voice-learning-already = { NAME($player) }, I'm already learning how you speak.
voice-learning-impossible = I can't learn voices here: there's no microphone, or I'm listening with a speech model that isn't my own.
voice-forgotten = { NAME($player) }, I've forgotten how you speak.
voice-not-learnt = { NAME($player) }, I know nothing about your voice.
# After the last goodbye, to everyone who is still listening
voice-learning-now = A few seconds more: I'm learning how you speak.
voice-learning-done = Done.
