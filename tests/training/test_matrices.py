"""Matrices with one byte for each number."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from training.packing.matrices import coarse_matrix, read_coarse_matrix


@given(
    st.integers(1, 9),
    st.integers(1, 3),
    st.floats(0.001, 100),
    st.sampled_from(["normal", "one value", "an outlier"]),
    st.integers(0, 99),
)
def test_a_coarse_matrix_is_near_to_what_was_written(
    rows: int, columns: int, scale: float, kind: str, seed: int
) -> None:
    values = (np.random.default_rng(seed).standard_normal((rows, columns)) * scale).astype(np.float32)
    if kind == "one value":
        values[:] = scale
    elif kind == "an outlier":
        values[0, 0] = 50 * scale
    written = coarse_matrix(values)
    assert written[:3] == b"CM "
    least, span, *size = struct.unpack_from("<ffii", written, 3)
    assert size == [rows, columns]
    marks = np.frombuffer(written, "<u2", 4 * columns, 19).reshape(columns, 4)
    assert (np.diff(marks.astype(int)) > 0).all()
    read, end = read_coarse_matrix(b"before" + written + b"after", 6)
    assert end == 6 + len(written)
    assert read.shape == values.shape
    for column in range(columns):
        known = least + span * marks[column] / 65535
        # Half a step between two values, plus the rounding of the values themselves.
        allowed = np.diff(known).max() / 126 + 4 * span / 65535
        assert np.abs(read[:, column] - values[:, column]).max() <= allowed + 1e-6


def test_a_matrix_of_another_kind_is_not_read() -> None:
    with pytest.raises(ValueError, match="one byte"):
        read_coarse_matrix(b"FM " + bytes(40), 0)
