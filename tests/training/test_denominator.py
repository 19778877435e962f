"""All rows of phonemes together: as many ways to say them as CTC has, each weighted by its pairs."""

from __future__ import annotations

import itertools
import math

import pytest

torch = pytest.importorskip("torch", reason="the training's packages are not installed")

from training.learning.denominator import everything, usual_pairs  # noqa: E402

OUTPUTS = 4
FRAMES = 5


def each_path_by_itself(scores: list[list[float]], pairs: list[list[float]]) -> float:
    total = 0.0
    for path in itertools.product(range(OUTPUTS), repeat=len(scores)):
        row = [label for label, _ in itertools.groupby(path) if label]
        chance = math.prod(scores[frame][label] for frame, label in enumerate(path))
        usual = math.prod(pairs[before][label] for before, label in itertools.pairwise([0, *row]))
        total += chance * usual
    return math.log(total)


def test_it_is_the_sum_of_every_path_one_by_one() -> None:
    torch.manual_seed(1)
    output = torch.log_softmax(torch.randn(3, FRAMES, OUTPUTS, dtype=torch.float64), dim=2)
    pairs = usual_pairs([[1, 2, 3], [2, 2, 1], [3, 1]], OUTPUTS).double()
    found = everything(output, pairs)
    wanted = [each_path_by_itself(scores, pairs.tolist()) for scores in output.exp().tolist()]
    assert found.tolist() == pytest.approx(wanted)


def test_it_stays_finite_over_a_long_sound_in_which_nothing_is_likely() -> None:
    output = torch.full((1, 2000, OUTPUTS), -60.0, requires_grad=True)
    found = everything(output, usual_pairs([], OUTPUTS)).sum()
    found.backward()
    assert output.grad is not None
    assert torch.isfinite(found)
    assert torch.isfinite(output.grad).all()


def test_pairs_show_what_is_usual_and_leave_nothing_out() -> None:
    pairs = usual_pairs([[1, 2], [1, 2], [1, 3]], OUTPUTS)
    assert pairs[1, 2] > pairs[1, 3] > pairs[1, 1] > 0
    assert pairs[:, 0].tolist() == [0.0] * OUTPUTS
    assert int(pairs[0].argmax()) == 1


def test_rows_as_usual_as_those_that_were_counted_weigh_as_much_as_one_certain_row() -> None:
    rows = [[1, 2], [1, 2], [1, 3], [3, 3, 2]]
    pairs = usual_pairs(rows, OUTPUTS)
    weights = [float(pairs[before, label]) for row in rows for before, label in itertools.pairwise([0, *row])]
    assert math.prod(weights) == pytest.approx(1.0)
