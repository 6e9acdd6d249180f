"""Figures in words, as tables, charts and sentences have them."""

from __future__ import annotations

import math

import pytest

from disktune_gui.text import wording


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0.0, "0"),
        (0.0042, "0.0042"),
        (0.25, "0.25"),
        (5.0, "5"),
        (131.24, "131.2"),
        (1234.5, "1234"),
        (94_310.0, "94,310"),
        (1_250_000.0, "1,250,000"),
        (-12.5, "-12.5"),
        (math.nan, "nan"),
    ],
)
def test_a_figure_has_four_figures_and_no_exponent(value: float, words: str) -> None:
    assert wording.figure(value) == words
