### Computer players.

# $said: what one of them says before doing it
partner-says = { NAME($player) }: { $said }
# The same to a listener without a name
partner-says-to-you = { NAME($player) } to you: { $said }
# $players: their names, joined with 'and'
heard-partners = With { $players }.
heard-partners-several = You're all playing with { $players }.
# $players: the new names, because a name was too similar to one of the people's
partners-renamed = Then it's { $players }, so that no names get mixed up.
ask-name = And you are?
example-name = Anna
partners-none = The computer can't play { game-name }.
nobody-plays = Somebody has to play.
# How well they play from now on
partners-level = { $level ->
    [companion] We'll play simply, as for beginners.
    [strong] We'll play as well as we can.
   *[usual] We'll play as usual.
}
thinks-faster = We'll think faster.
thinks-slower = We'll take more time.
thinks-faster-no-more = We can't think any faster.
thinks-slower-no-more = We can't take any longer.
# The computer plays for somebody who is away, until they are back
plays-for = I'm playing for { NAME($player) } now. When they're back, { SAY("say", typed: "type") } '{ $player } is back'.
plays-again = { NAME($player) } is back.
plays-already = I'm already playing for { NAME($player) }.
plays-never = I'm not playing for { NAME($player) }.
is-computer = I play for { NAME($player) }.
why-nothing = There is nothing to explain yet.
# Nobody has made the kind of move in question
why-not-done = That hasn't happened yet.
# Somebody asks about a person's move
why-person = { NAME($player) } can tell you that.
# A reason that the asker may not hear
why-secret = That would tell you too much.
