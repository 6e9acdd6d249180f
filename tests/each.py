"""One test that goes through many cases, where to set up a test for each would take longer than to run it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


def each(
    cases: Iterable[Any], name: Callable[[Any], str] = str
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Let a test go through all *cases*, a tuple as so many arguments; a failure says of which one it is."""
    every = tuple(cases)
    assert every, "nothing would be tried"

    def decorate(test: Callable[..., None]) -> Callable[[], None]:
        # Without functools.wraps: pytest would look for fixtures by the names of the arguments.
        def through_all() -> None:
            for case in every:
                try:
                    test(*case) if isinstance(case, tuple) else test(case)
                except BaseException as error:  # pytest's own failures are no Exception
                    error.add_note(f"of {name(case)}")
                    raise

        through_all.__name__, through_all.__doc__ = test.__name__, test.__doc__
        through_all.__module__ = test.__module__
        return through_all

    return decorate
