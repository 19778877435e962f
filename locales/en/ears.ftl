### How players hear what only they may know.

# A way to hear something privately; used after 'How will you hear' and by itself
way = { $way ->
    [phone] on phones
    [headset] with one headset handed round
    [own] with headphones of your own
    [sides] with the left and the right earphone
    [reader] through the screen reader
    [none] without private ears
   *[writing] in writing
}
ways-two = { $one } or { $other }
# $ways: one way, or ways-two
ask-ears = How will each of you hear what the others mustn't: { $ways }?
ask-ears-of = How will { $players } hear: { $ways }?
ears-also = Also { $ways }.
ears-all = You can have it { $ways }.
ears-none-here = I have no private ear here. Plug in a headset, or connect to the Wi-Fi for phones.
ears-not-given = Nobody has a private ear yet.
ears-without = All right, no private ears. Anything meant for just one of you, I'll keep to myself.
# Said only to that ear
ear-here = { NAME($player) }, only you can hear this.
ear-try = { NAME($player) }, can you hear me in your earphone?
ear-try-headset = { NAME($player) }, put the headset on. Can you hear me in it?
ear-try-all = I'm saying each of your names privately. Did everyone hear their own name, and nothing else?
ear-whose = Who is that? { SAY("Say", typed: "Type") } your name.
ear-who-not = Who can't hear anything?
ear-lost = { NAME($player, case: "genitive") } earphone isn't working.
ears-coming = Phones still missing: { $players }.
explain-ears = Some things are for one player only, so I need a way to speak to each of you privately.
share-ear = No, each phone is for one player. A headset can be shared.
ear-app = No, the phone only opens a page.
ear-reader-one = Only one of you can have the screen reader.
ear-no-device = There's no second output for headphones here. Plug a headset in, or choose another way.
ear-no-network = There is no Wi-Fi here for phones.
ear-no-reader = Everybody would hear the screen reader here. On a phone it reads to you alone.
ear-no-writing = Everybody would read it on this screen.
ear-no-sides = Left and right can't be kept apart here.
ear-sides-two = Left and right are for two players.
example-ears = phones
