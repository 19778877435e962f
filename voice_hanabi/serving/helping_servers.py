"""The servers that help calls through networks: STUN tells one's address, TURN passes sound on.

A TURN server such as coturn that shares a secret with this one (``use-auth-secret``) lets in the person who
has a name with a time in it and the secret's word for that name. So each page gets one that is good for a
day.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from dataclasses import dataclass, field

from voice_hanabi.phones.webrtc.connection import IceServer

DAY = 86_400


@dataclass(frozen=True, slots=True)
class HelpingServers:
    """What the keeper of this server has named."""

    stun: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    secret: str = field(default="", repr=False)

    def now(self) -> list[IceServer]:
        """Return the servers with what they want to know, good for a day."""
        name = str(int(time.time()) + DAY)
        word = base64.b64encode(hmac.digest(self.secret.encode(), name.encode(), hashlib.sha1)).decode()
        known = (name, word) if self.secret else ("", "")
        return [*map(IceServer, self.stun), *(IceServer(url, *known) for url in self.turn)]
