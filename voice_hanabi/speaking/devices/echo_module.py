"""The sound server's own echo cancellation: PulseAudio's module, which PipeWire has too.

The module creates a virtual output and microphone on top of the default ones, and removes what is played on
the one from what the other hears. It is loaded for this program and unloaded at its end. A program that was
killed leaves it loaded; the next one unloads it.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import re
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_uint32, c_void_p
from dataclasses import dataclass
from typing import Any

from voice_hanabi.speaking.devices.sound_server import SoundServer
from voice_hanabi.speaking.reasons import SoundError

_MODULE = "module-echo-cancel"
_NONE = 0xFFFFFFFF

# Only the echo may change: the recogniser is trained on voices as microphones deliver them.
_WEBRTC = "analog_gain_control=0 digital_gain_control=0 noise_suppression=0 high_pass_filter=0"
_OURS = re.compile(r"sink_name=voice_hanabi_(\d+)_")


class _ModuleInfo(Structure):
    """The beginning of ``pa_module_info``."""

    _fields_ = (("index", c_uint32), ("name", c_char_p), ("argument", c_char_p))


_IndexCallback = CFUNCTYPE(None, c_void_p, c_uint32, c_void_p)
_ModuleCallback = CFUNCTYPE(None, c_void_p, POINTER(_ModuleInfo), c_int, c_void_p)
_SuccessCallback = CFUNCTYPE(None, c_void_p, c_int, c_void_p)


@dataclass(frozen=True, slots=True)
class EchoFree:
    """An output and a microphone: the server removes what is played on ``sink`` from ``source``.

    ``master`` is the real output behind it, ``microphone`` the real input.
    """

    sink: str
    source: str
    master: str
    microphone: str = ""


class EchoModule:
    """The loaded module. ``close`` unloads it."""

    def __init__(self, server: SoundServer) -> None:
        """Load it on top of the default output and microphone. Raises ``SoundError`` if the server has gone.

        If the server has no such module, or no microphone, ``found`` is ``None``.
        """
        self.found: EchoFree | None = None
        self._server = server
        self._index = _NONE
        _declare(server.library)
        self._tidy()
        master, microphone = server.defaults()
        microphone = os.environ.get("PULSE_SOURCE") or microphone
        # The monitor of the default output is not a microphone.
        if not master or not microphone or microphone == f"{master}.monitor":
            return
        name = f"voice_hanabi_{os.getpid()}"
        common = f"sink_name={name}_out source_name={name}_in sink_master={master} source_master={microphone}"
        for method in (f'aec_method=webrtc aec_args="{_WEBRTC}"', "aec_method=webrtc"):
            self._index = self._load(f"{common} {method}")
            if self._index != _NONE:
                self.found = EchoFree(f"{name}_out", f"{name}_in", master, microphone)
                atexit.register(self.close)
                return

    def close(self) -> None:
        """Unload it. May be called again."""
        atexit.unregister(self.close)
        index, self._index = self._index, _NONE
        self.found = None
        if index != _NONE and self._server.alive:
            self._unload(index)

    def _load(self, argument: str) -> int:
        loaded: list[int] = []
        callback = _IndexCallback(lambda _context, index, _data: loaded.append(index))
        library, context = self._server.library, self._server.context
        self._server.ask(
            lambda: library.pa_context_load_module(
                context, _MODULE.encode(), argument.encode(), callback, None
            )
        )
        return loaded[0] if loaded else _NONE

    def _unload(self, index: int) -> None:
        callback = _SuccessCallback(lambda _context, _success, _data: None)
        library, context = self._server.library, self._server.context
        self._server.ask(lambda: library.pa_context_unload_module(context, index, callback, None))

    def _tidy(self) -> None:
        """Unload what an earlier, killed process of this program has left loaded."""
        found: list[tuple[int, str]] = []

        def take(_context: object, info: Any, ended: int, _data: object) -> None:  # noqa: ANN401
            if ended == 0 and (info.contents.name or b"").decode() == _MODULE:
                found.append((int(info.contents.index), (info.contents.argument or b"").decode()))

        callback = _ModuleCallback(take)
        library, context = self._server.library, self._server.context
        self._server.ask(lambda: library.pa_context_get_module_info_list(context, callback, None))
        for index, argument in found:
            owner = _OURS.search(argument)
            if owner is not None and not _runs(int(owner[1])):
                self._unload(index)


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _declare(library: ctypes.CDLL) -> None:
    """Declare the types of the C functions called here."""
    pointer, text = c_void_p, c_char_p
    signatures: dict[str, tuple[Any, ...]] = {
        "pa_context_load_module": (pointer, text, text, _IndexCallback, pointer),
        "pa_context_unload_module": (pointer, c_uint32, _SuccessCallback, pointer),
        "pa_context_get_module_info_list": (pointer, _ModuleCallback, pointer),
    }
    for name, arguments in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = c_void_p, arguments


def open_echo_module(server: SoundServer) -> EchoModule | None:
    """Return the loaded module, or ``None`` if the server has none."""
    try:
        module = EchoModule(server)
    except SoundError:
        return None
    return module if module.found is not None else None
