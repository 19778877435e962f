### Et øre til, som hører det igen, som bordet er i tvivl om.

# $value: what was typed
second-ear-unknown = { $value } er ikke et ekstra øre. Det kan være whisper, en mappe med dets vægte eller en server som tcp://COMPUTER:PORT.
second-ear-not-fetched = Til det skal jeg bruge Whisper, og det er her ikke endnu. Kør: voice-hanabi models fetch whisper.
second-ear-damaged = Det ekstra øre kan ikke indlæses fra { $path }: { $message }. Jeg lytter med mit eget.
second-ear-unreachable = Det ekstra øre på { $host } kan ikke nås. Jeg lytter med mit eget.
second-ear-slow = Det ekstra øre er for langsomt. Jeg lytter med mit eget.
second-ear-nonsense = Det ekstra øre på { $host } svarer vrøvl. Jeg lytter med mit eget.
second-ear-on = Nu lytter jeg bedre efter: det, jeg er i tvivl om, hører jeg to gange. Det tager højst to et halvt sekund.
second-ear-on-elsewhere = Nu lytter jeg bedre efter. Det, jeg er i tvivl om, sender jeg som lyd til { $host }, så det bliver hørt en gang til. Intet andet forlader denne computer.
second-ear-off = Jeg lytter som sædvanligt.
second-ear-no-microphone = Jeg kan ikke lytte bedre efter, for der er ingen mikrofon.
wyoming-listens = Andre programmer kan forbinde til { $address }. Den, der når frem, kan sende lyd, som bliver hørt; intet gemmes. Tryk Ctrl+C for at slutte.
wyoming-refused = Der kan ikke lyttes på { $address }: { $message }.
wyoming-no-address = { $value } er ikke en adresse. Den ser sådan ud: tcp://COMPUTER:PORT.
