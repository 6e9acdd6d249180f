"""A time that is estimated again and again moves calmly, and at once where circumstances change."""

from __future__ import annotations

from disktune_gui.services.recorder import SteadyEnd


def test_estimates_that_jump_move_the_end_by_a_fraction() -> None:
    end = SteadyEnd()
    assert end.add(0, 7200) == 7200
    moved = end.add(10, 7990)
    assert moved is not None
    assert 7200 < moved < 7400
    assert end.add(20, None) == moved


def test_another_limit_moves_it_at_once() -> None:
    end = SteadyEnd()
    end.add(0, 7200)
    assert end.add(10, 3000) == 3010


def test_what_is_nearly_over_is_not_restless() -> None:
    end = SteadyEnd()
    end.add(0, 30)
    moved = end.add(5, 60)
    assert moved is not None
    assert moved < 40
    end.forget()
    assert end.at is None
