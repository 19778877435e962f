### How the table hears people, and the guide that it reads.

# $device, $other: names of microphones, as the system has them
microphone-silent-other = I hear nothing at all from the microphone { $device }. I'm listening through { $other } now.
microphone-lost-other = The microphone { $device } has gone. I'm listening through { $other } now.
microphone-refused-other = The microphone { $device } can't be opened. I'm listening through { $other } now.
microphone-too-loud-other = The microphone { $device } is far too loud. Turn it down, or { SAY("say", typed: "type") } 'another microphone' for { $other }.
microphone-now = I'm listening through { $device }.
microphone-no-other = There is no other microphone: I'm listening through { $device }.
microphone-none-used = I'm not using a microphone.
microphone-numbered = { $number }, { $device }
microphone-listening = I'm listening through { $device }. { SAY("Say", typed: "Type") } 'another microphone', or 'microphone number two'.
key-on = Press Enter, then speak. I listen until you stop. { SAY("Say", typed: "Type") } 'always listen' to turn that off.
key-off = I'm listening all the time again.
key-none = That needs a keyboard, and there is none here.
# Behind a section of the guide
guide-more = { SAY("Say", typed: "Type") } 'next' for more.
guide-end = That was the guide.
