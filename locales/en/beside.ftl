### How the table hears people, and the guide that it reads.

# $device, $other: names of microphones, as the system has them
microphone-silent-other = I hear nothing at all from the microphone { $device }. I'm listening through { $other } now.
microphone-lost-other = The microphone { $device } has gone. I'm listening through { $other } now.
microphone-refused-other = The microphone { $device } can't be opened. I'm listening through { $other } now.
microphone-too-loud-other = The microphone { $device } is far too loud. Turn it down, or { SAY("say", typed: "type") } 'another microphone' for { $other }.
# $asked: how $other is asked for: headset, another
no-words-offer = I can't hear any words through { $device }. { SAY("Say", typed: "Type") } { $asked ->
    [headset] 'use the headset's microphone'
   *[another] 'another microphone'
} for { $other }.
no-words-other = I still can't hear any words through { $device }. I'm listening through { $other } now.
no-words-back = I can't hear any words through any microphone. I'm listening through { $device } again. Come closer to it, or turn it up.
no-words-alone = I can't hear any words through { $device }. Come closer to it, or turn it up.
microphone-usual = the usual microphone
microphone-now = I'm listening through { $device }.
microphone-no-other = There is no other microphone: I'm listening through { $device }.
microphone-none-used = I'm not using a microphone.
microphone-numbered = { $number }, { $device }
microphone-listening = I'm listening through { $device }. { SAY("Say", typed: "Type") } 'another microphone', or 'microphone number two'.
# $key: space, enter
key-on = { $key ->
    [space] Press the space bar or Enter, then speak.
   *[enter] Press Enter, then speak.
} I'll listen until you stop. { SAY("Say", typed: "Type") } 'always listen' to turn that off.
key-off = I'm listening all the time again.
key-none = That needs a keyboard, and there is none here.
# After a section of the guide
guide-more = { SAY("Say", typed: "Type") } 'next' for more.
guide-end = That's the end of the guide.
