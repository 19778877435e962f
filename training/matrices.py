"""A matrix of a network with a byte for each number, as Kaldi writes it."""

from __future__ import annotations

import struct

import numpy as np
from numpy.typing import NDArray


def coarse_matrix(values: NDArray[np.float32]) -> bytes:
    """Return a matrix (rows x columns) in Kaldi's form of a byte for each number.

    A column is told by its least and greatest number and its quartiles; 64 steps lie between the least
    and the first quartile, 128 between the quartiles and 63 above.
    """
    least = float(values.min())
    span = max(float(values.max()) - least, 1e-6)
    ordered = np.sort(values, axis=0)
    quarter = len(values) // 4
    marks = ordered[[0, quarter, min(3 * quarter, len(values) - 1), -1]]
    # Kaldi wants the four marks of a column to differ.
    headers = np.rint((marks - least) / span * 65535).astype(np.int64)
    for number in range(4):
        lowest = headers[number - 1] + 1 if number else 0
        headers[number] = np.clip(headers[number], lowest, 65535 - 3 + number)
    known = (least + span * headers / 65535).astype(np.float32)
    codes = np.empty(values.shape, np.uint8)
    for column in range(values.shape[1]):
        place = np.interp(values[:, column], known[:, column], (0, 64, 192, 255))
        codes[:, column] = np.rint(place)
    size = struct.pack("<ffii", least, span, *values.shape)
    parts = (b"CM ", size, headers.T.astype("<u2").tobytes(), codes.T.tobytes())
    return b"".join(parts)
