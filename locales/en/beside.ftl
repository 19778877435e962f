### How the table hears people, and the guide that it reads.

# $device, $other: names of microphones, as the system has them
microphone-silent-other = Nothing at all comes from the microphone { $device }. I'm listening through { $other } now.
microphone-lost-other = The microphone { $device } has gone. I'm listening through { $other } now.
microphone-refused-other = The microphone { $device } can't be opened. I'm listening through { $other } now.
microphone-too-loud-other = The microphone { $device } is far too loud. Turn it down, or { SAY("say", typed: "type") } 'another microphone' for { $other }.
microphone-now = I'm listening through { $device }.
microphone-no-other = There is no other: I'm listening through { $device }.
microphone-none-used = I'm not listening through a microphone.
microphone-numbered = { $number }, { $device }
microphone-listening = I'm listening through { $device }. { SAY("Say", typed: "Type") } 'another microphone', or 'microphone number two'.
key-on = Press Enter, then speak. I listen until you fall silent. 'Listen always' ends that.
key-off = I'm listening all the time again.
key-none = There is no keyboard here for that.
# Behind a section of the guide
guide-more = 'Next' reads on.
guide-end = That was the guide.
