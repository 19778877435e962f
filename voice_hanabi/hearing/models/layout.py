"""The files of a Vosk model, and the numbers of its words.

Models have two layouts: with folders (``am``, ``conf``, ``graph``), and flat, as the oldest of the small
ones. Every file is named here by its place in the layout with folders, which Vosk prefers.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import BinaryIO

_FLAT = {
    "final.mdl": "am/final.mdl",
    "mfcc.conf": "conf/mfcc.conf",
    "fbank.conf": "conf/fbank.conf",
    "HCLr.fst": "graph/HCLr.fst",
    "Gr.fst": "graph/Gr.fst",
    "HCLG.fst": "graph/HCLG.fst",
    "words.txt": "graph/words.txt",
    "disambig_tid.int": "graph/disambig_tid.int",
    "word_boundary.int": "graph/phones/word_boundary.int",
}

MODEL_CONF = "conf/model.conf"
"""The place of a model's settings."""

_FLAT_SETTINGS = """\
--max-active=7000
--beam=13.0
--lattice-beam=6.0
--acoustic-scale=1.0
--frame-subsampling-factor=3
--endpoint.silence-phones=1:2:3:4:5:6:7:8:9:10
"""
"""The settings that Vosk uses for a flat model, which has none of its own."""

_FST, _SYMBOLS = 2125659606, 2125658996
_HAS_INPUT, _HAS_OUTPUT = 1, 2


def model_files(folder: Path) -> Mapping[str, Path]:
    """Return a model's files by their places, such as ``graph/Gr.fst``, for either layout.

    Other files keep their own name. Raises OSError for a folder that cannot be read.
    """
    root = folder.resolve()
    files = {path.relative_to(root).as_posix(): path for path in sorted(root.rglob("*")) if path.is_file()}
    if "am/final.mdl" in files:
        return files
    return {_FLAT.get(name, name): path for name, path in files.items()}


def settings_of(files: Mapping[str, Path]) -> str:
    """Return the text of a model's ``model.conf``, or Vosk's defaults if there is none."""
    own = files.get(MODEL_CONF)
    return _FLAT_SETTINGS if own is None else own.read_text(encoding="utf-8")


def word_numbers(files: Mapping[str, Path]) -> Mapping[str, int]:
    """Return the numbers of a model's words in its graphs, as Vosk looks them up.

    They are in the grammar's own table, or else in ``words.txt``. Raises ValueError if neither exists, and
    OSError for a file that cannot be read.
    """
    with files["graph/Gr.fst"].open("rb") as file:
        try:
            inside = _output_symbols(file)
        except (struct.error, UnicodeDecodeError) as error:
            raise ValueError("its grammar is torn") from error
    if inside:
        return inside
    beside = files.get("graph/words.txt")
    if beside is None:
        raise ValueError("it does not tell its words")
    lines = (line.split() for line in beside.read_text(encoding="utf-8").splitlines())
    return {line[0]: int(line[1]) for line in lines if len(line) == 2}


def _output_symbols(file: BinaryIO) -> dict[str, int]:
    """Return the table of output words after an OpenFst header; empty if there is none."""
    if _integer(file) != _FST:
        raise ValueError("its grammar is no OpenFst file")
    for _ in ("type", "arcs"):
        _text(file)
    _, flags = struct.unpack("<ii", file.read(8))
    file.read(32)  # Properties, start, number of states and of arcs.
    if flags & _HAS_INPUT:
        for _ in _symbols(file):
            pass
    return dict(_symbols(file)) if flags & _HAS_OUTPUT else {}


def _symbols(file: BinaryIO) -> Iterator[tuple[str, int]]:
    if _integer(file) != _SYMBOLS:
        raise ValueError("its table of words is damaged")
    _text(file)
    _, size = struct.unpack("<qq", file.read(16))
    for _ in range(size):
        symbol = _text(file)
        yield symbol, struct.unpack("<q", file.read(8))[0]


def _integer(file: BinaryIO) -> int:
    return int(struct.unpack("<i", file.read(4))[0])


def _text(file: BinaryIO) -> str:
    return file.read(_integer(file)).decode()
