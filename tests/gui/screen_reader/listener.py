"""What a screen reader sees and does, over the bus of accessibility alone: lines of JSON in, lines of JSON out.

Started by the system's Python, which has the library of the real screen readers (Atspi by introspection).
"""

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")

from gi.repository import Atspi, GLib  # noqa: E402

PAUSE_S, LONGEST_S = 0.05, 0.8
"""Between two looks, each of which goes through the whole window; the pause grows, since looks cost both sides."""
_DEEP = 40
"""More levels than any window has."""
_LONG = frozenset({"table", "tree"})
"""What may hold thousands of cells: it is looked into only for one of them."""
_SAY_NOTHING = frozenset({"label", "scroll bar"})
"""An empty label is not heard of, and everybody knows what a scroll bar does."""
_CELLS = frozenset({"table cell", "table column header"})


class Listener:
    """Looks for what is shown in the window of a program, by role and name, until it is there.

    A role may be several, divided by "|": older versions of Qt and of AT-SPI call some things otherwise.
    """

    def __init__(self, patience_s: float) -> None:
        self._patience_s = patience_s
        # Less than a second, else: a machine that is busy takes longer to answer.
        limit_ms = round(patience_s * 1000)
        Atspi.set_timeout(limit_ms, limit_ms)
        self._desktop = Atspi.get_desktop(0)
        # What is remembered is brought up to date by events only, and nobody runs a loop for them here.
        self._desktop.set_cache_mask(Atspi.Cache.NONE)

    def program(self, name: str) -> dict[str, object]:
        """Wait for the program; say what it is called."""
        found = self._until(lambda: self._started(name), f"the program {name}")
        found.set_cache_mask(Atspi.Cache.NONE)
        self._program = found
        return _told(found)

    def find(self, role: str, name: str, **wanted: object) -> dict[str, object]:
        """Wait until something with *role* and a name that matches is shown, and is as *wanted*; say all of it."""

        def look() -> dict[str, object] | None:
            one = self._search(self._program, role, re.compile(name))
            told = _told(one) if one is not None else {}
            return told if told and all(_is(told[key], value) for key, value in wanted.items()) else None

        found: dict[str, object] = self._until(look, f"{role} {name} {wanted}")
        return found

    def gone(self, role: str, name: str) -> dict[str, object]:
        """Wait until nothing like that is shown."""
        self._until(lambda: self._search(self._program, role, re.compile(name)) is None, f"no {role} {name}")
        return {}

    def press(self, role: str, name: str) -> dict[str, object]:
        """Do what it offers first, as soon as it may be done."""
        found = self._usable(role, name)
        assert Atspi.Action.do_action(found, 0), f"{role} {name} cannot be pressed"
        return {}

    def write(self, role: str, name: str, words: str) -> dict[str, object]:
        """Put *words* in place of what stands in a field."""
        found = self._usable(role, name)
        assert Atspi.EditableText.set_text_contents(found, words), f"{role} {name} takes no text"
        return {}

    def move(self, role: str, name: str, value: float) -> dict[str, object]:
        """Set the value of a slider or a number."""
        found = self._usable(role, name)
        assert Atspi.Value.set_current_value(found, value), f"{role} {name} takes no value"
        return {}

    def choose(self, role: str, table: str, name: str) -> dict[str, object]:
        """Select the row of a table that has a cell with a name."""
        found = self._usable(role, table)

        def row() -> int | None:
            children = [found.get_child_at_index(number) for number in range(found.get_child_count())]
            cells = [one for one in children if one is not None and one.get_role_name() == "table cell"]
            # Counted: the older Qt gives the row of a tree within its branch.
            places = (place for place, one in enumerate(cells) if re.fullmatch(name, _plain(one.get_name())))
            place = next(places, None)
            return None if place is None else place // Atspi.Table.get_n_columns(found)

        assert Atspi.Table.add_row_selection(found, self._until(row, name)), f"{name} cannot be selected"
        return {}

    def nameless(self) -> dict[str, object]:
        """Say the role, the text of the parent and the place of what can be used and has no name."""

        def look() -> list[str] | None:
            return [_place(one) for one in self._shown(self._program, _DEEP, cells=False) if _is_nameless(one)]

        return {"nameless": self._until(look, "the whole window")}

    def _usable(self, role: str, name: str) -> Atspi.Accessible:
        def enabled() -> Atspi.Accessible | None:
            found = self._search(self._program, role, re.compile(name))
            return found if found is not None and _has(found, Atspi.StateType.ENABLED) else None

        return self._until(enabled, f"{role} {name}, enabled")

    def _until(self, look: Callable[[], Any], what: str) -> Any:
        """Return the first that *look* returns but None or False; it is no error if things go while it looks."""
        deadline, pause_s = time.monotonic() + self._patience_s, PAUSE_S
        found = None
        while found is None or found is False:
            if time.monotonic() > deadline:
                raise TimeoutError(f"{what}: not there. {self._everything()}")
            try:
                found = look()
            except GLib.Error:
                found = None
            if found is None or found is False:
                time.sleep(pause_s)
                pause_s = min(2 * pause_s, LONGEST_S)
        return found

    def _started(self, name: str) -> Atspi.Accessible | None:
        programs = [self._desktop.get_child_at_index(n) for n in range(self._desktop.get_child_count())]
        return next((one for one in programs if one is not None and one.get_name() == name), None)

    def _search(self, top: Atspi.Accessible, role: str, name: re.Pattern[str]) -> Atspi.Accessible | None:
        for one in self._shown(top, _DEEP, cells=role in _CELLS):
            if one.get_role_name() in role.split("|") and name.fullmatch(_plain(one.get_name())):
                return one
        return None

    def _shown(self, top: Atspi.Accessible, levels: int, *, cells: bool) -> Iterator[Atspi.Accessible]:
        if not levels or (not cells and top.get_role_name() in _LONG):
            return
        for number in range(top.get_child_count()):
            one = top.get_child_at_index(number)
            if one is not None and _has(one, Atspi.StateType.SHOWING):
                yield one
                yield from self._shown(one, levels - 1, cells=cells)

    def _everything(self) -> str:
        try:
            top = getattr(self, "_program", self._desktop)
            shown = self._shown(top, _DEEP, cells=False)
            return "; ".join(f"{one.get_role_name()} {one.get_name()!r}" for one in shown)
        except GLib.Error as error:
            return str(error)


def _has(one: Atspi.Accessible, state: Atspi.StateType) -> bool:
    return bool(one.get_state_set().contains(state))


def _is(found: object, wanted: object) -> bool:
    """Return whether *found* is *wanted*, or matches it if it is a text."""
    if isinstance(found, str) and isinstance(wanted, str):
        return re.fullmatch(wanted, found, re.DOTALL) is not None
    return found == wanted


def _is_nameless(one: Atspi.Accessible) -> bool:
    if one.get_role_name() in _SAY_NOTHING or _plain(one.get_name()).strip():
        return False
    return _has(one, Atspi.StateType.FOCUSABLE) or bool(Atspi.Action.get_n_actions(one))


def _place(one: Atspi.Accessible) -> str:
    parent = one.get_parent()
    within = "" if parent is None else f"{parent.get_role_name()} {parent.get_name()!r}"
    box = one.get_extents(Atspi.CoordType.SCREEN)
    return f"{one.get_role_name()} in {within} at {box.x},{box.y}"


def _plain(words: str) -> str:
    return words.replace("\u00a0", " ").replace("\u2060", "")


def _told(one: Atspi.Accessible) -> dict[str, object]:
    kinds = one.get_interfaces()
    return {
        "role": one.get_role_name(),
        "name": _plain(one.get_name()),
        "description": _plain(one.get_description()),
        "checked": _has(one, Atspi.StateType.CHECKED),
        "selected": _has(one, Atspi.StateType.SELECTED),
        "value": Atspi.Value.get_current_value(one) if "Value" in kinds else None,
        "text": Atspi.Text.get_text(one, 0, -1) if "Text" in kinds else "",
    }


def main() -> None:
    """Carry out what standard input says, one after the other."""
    listener = Listener(float(sys.argv[1]))
    for line in sys.stdin:
        what, arguments, wanted = json.loads(line)
        try:
            answer = getattr(listener, what)(*arguments, **wanted)
        except (AssertionError, TimeoutError, GLib.Error) as error:
            answer = {"wrong": str(error)}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
