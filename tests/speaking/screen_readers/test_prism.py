"""Prism with a fake screen reader: the library is real, the backend is ours."""

from __future__ import annotations

import threading
import time
from typing import Any, ClassVar

import pytest

from voice_hanabi.speaking.screen_readers.prism import PrismReader, reader_in
from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReaderGone

prism = pytest.importorskip("prism", reason="Prism (prismatoid) is not there", exc_type=ImportError)


def context_with(name: str, backend: Any) -> Any:  # noqa: ANN401 - Prism's
    builder = prism.RegistryBuilder()
    builder.add_backend(name, backend, priority=100)
    return prism.Context(builder.freeze())


def made_up(*, running: bool = True, torn: bool = False) -> Any:  # noqa: ANN401 - a class of Prism's
    class MadeUp(prism.CustomBackend):  # type: ignore[misc]
        told: ClassVar[list[str]] = []
        stopped: ClassVar[list[bool]] = []
        ends: ClassVar[list[float]] = []

        def is_supported(self) -> bool:
            return running

        def speak(self, text: str, interrupt: bool) -> None:
            self.output(text, interrupt)

        def output(self, text: str, interrupt: bool) -> None:
            if torn:
                raise OSError("no answer")
            self.told.append(text)
            self.ends.append(time.monotonic() + 0.8)

        def is_speaking(self) -> bool:
            return bool(self.ends) and time.monotonic() < self.ends[-1] and not self.stopped

        def stop(self) -> None:
            self.stopped.append(True)

    return MadeUp


def test_a_text_is_read_to_its_end() -> None:
    backend = made_up()
    reader = reader_in(context_with("NVDA", backend))
    assert reader is not None
    assert reader.name == "NVDA"
    begun = time.monotonic()
    reader.read("Petr hraje první kartu. Modrá dvojka sedí, modrá má teď dvě.", "cs", threading.Event())
    assert backend.told == ["Petr hraje první kartu. Modrá dvojka sedí, modrá má teď dvě."]
    assert time.monotonic() - begun >= 0.7, "it was over when it said so"
    reader.close()


def test_a_text_that_is_cut_is_stopped() -> None:
    backend = made_up()
    reader = reader_in(context_with("JAWS", backend))
    assert reader is not None
    cut = threading.Event()
    cut.set()
    reader.read("Dlouhá věta, kterou už nikdo nechce slyšet.", "cs", cut)
    assert backend.stopped


def test_a_reader_that_fails_is_gone() -> None:
    reader = reader_in(context_with("NVDA", made_up(torn=True)))
    assert isinstance(reader, PrismReader)
    with pytest.raises(ScreenReaderGone):
        reader.read("Ano.", "cs", threading.Event())


def test_a_voice_is_not_a_screen_reader_and_neither_is_one_that_does_not_run() -> None:
    assert reader_in(context_with("SAPI", made_up())) is None
    assert reader_in(context_with("NVDA", made_up(running=False))) is None
