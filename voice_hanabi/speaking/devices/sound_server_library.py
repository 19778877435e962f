"""The C library of PulseAudio: the part of its binary interface that is used."""

from __future__ import annotations

import ctypes
from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_char_p,
    c_int,
    c_size_t,
    c_uint8,
    c_uint32,
    c_void_p,
)
from typing import Any

# From pulse/def.h and pulse/sample.h: part of the library's binary interface, so they never change.
CONTEXT_READY, CONTEXT_FAILED, CONTEXT_TERMINATED = 4, 5, 6
STREAM_READY, STREAM_FAILED, STREAM_TERMINATED = 2, 3, 4
OPERATION_RUNNING = 0
NO_AUTOSPAWN = 0x1
INTERPOLATE_TIMING, AUTO_TIMING_UPDATE, NO_REMIX, DONT_MOVE, ADJUST_LATENCY = (
    0x2,
    0x8,
    0x20,
    0x200,
    0x2000,
)
SIGNED_16_LITTLE_ENDIAN = 3
SEEK_RELATIVE = 0
NO_INDEX = 0xFFFFFFFF


class SampleSpec(Structure):
    """The format of samples."""

    _fields_ = (("format", c_int), ("rate", c_uint32), ("channels", c_uint8))


class BufferAttributes(Structure):
    """How much sound the server holds, in bytes."""

    _fields_ = tuple(
        (name, c_uint32) for name in ("maximum", "target", "prebuffered", "least_request", "fragment")
    )


class SinkInfo(Structure):
    """The beginning of ``pa_sink_info``, as far as it is read."""

    _fields_ = (("name", c_char_p), ("index", c_uint32), ("description", c_char_p), ("spec", SampleSpec))


class ChannelMap(Structure):
    """The positions of channels."""

    _fields_ = (("channels", c_uint8), ("map", c_int * 32))


class Volume(Structure):
    """The volume of each channel."""

    _fields_ = (("channels", c_uint8), ("values", c_uint32 * 32))


class SourceInfo(Structure):
    """The beginning of ``pa_source_info``, as far as it is read."""

    _fields_ = (
        ("name", c_char_p),
        ("index", c_uint32),
        ("description", c_char_p),
        ("spec", SampleSpec),
        ("channel_map", ChannelMap),
        ("owner", c_uint32),
        ("volume", Volume),
        ("mute", c_int),
        ("monitor_of", c_uint32),
    )


class ServerInfo(Structure):
    """The beginning of ``pa_server_info``."""

    _fields_ = (
        ("user", c_char_p),
        ("host", c_char_p),
        ("version", c_char_p),
        ("server", c_char_p),
        ("spec", SampleSpec),
        ("default_sink", c_char_p),
        ("default_source", c_char_p),
    )


SinkCallback = CFUNCTYPE(None, c_void_p, POINTER(SinkInfo), c_int, c_void_p)
SourceCallback = CFUNCTYPE(None, c_void_p, POINTER(SourceInfo), c_int, c_void_p)
ServerCallback = CFUNCTYPE(None, c_void_p, POINTER(ServerInfo), c_void_p)
WriteCallback = CFUNCTYPE(None, c_void_p, c_size_t, c_void_p)
NoticeCallback = CFUNCTYPE(None, c_void_p, c_void_p)


def load() -> Any:  # noqa: ANN401
    """Return the C library with typed functions. Raises ``OSError``."""
    library = ctypes.CDLL("libpulse.so.0")
    pointer, text = c_void_p, c_char_p
    signatures: dict[str, tuple[Any, tuple[Any, ...]]] = {
        "pa_threaded_mainloop_new": (pointer, ()),
        "pa_threaded_mainloop_get_api": (pointer, (pointer,)),
        "pa_threaded_mainloop_start": (c_int, (pointer,)),
        "pa_threaded_mainloop_stop": (None, (pointer,)),
        "pa_threaded_mainloop_free": (None, (pointer,)),
        "pa_threaded_mainloop_lock": (None, (pointer,)),
        "pa_threaded_mainloop_unlock": (None, (pointer,)),
        "pa_context_new": (pointer, (pointer, text)),
        "pa_context_connect": (c_int, (pointer, text, c_int, pointer)),
        "pa_context_disconnect": (None, (pointer,)),
        "pa_context_unref": (None, (pointer,)),
        "pa_context_get_state": (c_int, (pointer,)),
        "pa_context_get_server_info": (pointer, (pointer, ServerCallback, pointer)),
        "pa_context_get_sink_info_list": (pointer, (pointer, SinkCallback, pointer)),
        "pa_context_get_source_info_list": (pointer, (pointer, SourceCallback, pointer)),
        "pa_operation_get_state": (c_int, (pointer,)),
        "pa_operation_cancel": (None, (pointer,)),
        "pa_operation_unref": (None, (pointer,)),
        "pa_stream_new": (pointer, (pointer, text, pointer, pointer)),
        "pa_stream_set_state_callback": (None, (pointer, NoticeCallback, pointer)),
        "pa_stream_set_write_callback": (None, (pointer, WriteCallback, pointer)),
        "pa_stream_set_moved_callback": (None, (pointer, NoticeCallback, pointer)),
        "pa_stream_connect_playback": (c_int, (pointer, text, pointer, c_int, pointer, pointer)),
        "pa_stream_disconnect": (c_int, (pointer,)),
        "pa_stream_unref": (None, (pointer,)),
        "pa_stream_get_state": (c_int, (pointer,)),
        "pa_stream_get_device_name": (text, (pointer,)),
        "pa_stream_get_latency": (c_int, (pointer, pointer, pointer)),
        "pa_stream_write": (c_int, (pointer, text, c_size_t, pointer, ctypes.c_int64, c_int)),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library
