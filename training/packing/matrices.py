"""A network's matrix with one byte per number, as Kaldi writes it."""

from __future__ import annotations

import struct

import numpy as np
from numpy.typing import NDArray

_SIGN = b"CM "

_MARKS = (0, 64, 192, 255)
"""The bytes for a column's minimum, its quartiles and its maximum."""


def coarse_matrix(values: NDArray[np.float32]) -> bytes:
    """Return a matrix (rows x columns) in Kaldi's format with one byte per number.

    A column is described by its minimum, maximum and quartiles; there are 64 steps between the minimum and
    the first quartile, 128 between the quartiles, and 63 above.
    """
    least = float(values.min())
    span = max(float(values.max()) - least, 1e-6)
    ordered = np.sort(values, axis=0)
    quarter = len(values) // 4
    marks = ordered[[0, quarter, min(3 * quarter, len(values) - 1), -1]]
    # Kaldi requires the four marks of a column to differ.
    headers = np.rint((marks - least) / span * 65535).astype(np.int64)
    for number in range(4):
        lowest = headers[number - 1] + 1 if number else 0
        headers[number] = np.clip(headers[number], lowest, 65535 - 3 + number)
    known = (least + span * headers / 65535).astype(np.float32)
    codes = np.empty(values.shape, np.uint8)
    for column in range(values.shape[1]):
        place = np.interp(values[:, column], known[:, column], _MARKS)
        codes[:, column] = np.rint(place)
    size = struct.pack("<ffii", least, span, *values.shape)
    parts = (_SIGN, size, headers.T.astype("<u2").tobytes(), codes.T.tobytes())
    return b"".join(parts)


def read_coarse_matrix(data: bytes, place: int) -> tuple[NDArray[np.float32], int]:
    """Return a matrix that ``coarse_matrix`` wrote, from the place where it begins, and the place after it.

    Raises ``ValueError`` if another kind of matrix begins there.
    """
    if data[place : place + 3] != _SIGN:
        raise ValueError("The numbers of this matrix do not have one byte each.")
    place += len(_SIGN)
    least, span, rows, columns = struct.unpack_from("<ffii", data, place)
    place += 16
    headers = np.frombuffer(data, "<u2", 4 * columns, place).reshape(columns, 4)
    place += 8 * columns
    codes = np.frombuffer(data, np.uint8, rows * columns, place).reshape(columns, rows)
    known = least + span * headers.astype(np.float64) / 65535
    values = [np.interp(code, _MARKS, marks) for code, marks in zip(codes, known, strict=True)]
    return np.stack(values, axis=1).astype(np.float32), place + rows * columns
