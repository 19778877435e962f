"""The servers that help calls through networks: STUN tells a client its address, TURN relays sound.

A TURN server such as coturn that shares a secret with this one (``use-auth-secret``) accepts a user name with
an expiry time, signed with the secret. Each page gets one that is valid for a day.
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
    """The servers that the operator has named."""

    stun: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    secret: str = field(default="", repr=False)

    def now(self) -> list[IceServer]:
        """Return the servers with credentials that are valid for a day."""
        name = str(int(time.time()) + DAY)
        word = base64.b64encode(hmac.digest(self.secret.encode(), name.encode(), hashlib.sha1)).decode()
        known = (name, word) if self.secret else ("", "")
        return [*map(IceServer, self.stun), *(IceServer(url, *known) for url in self.turn)]
