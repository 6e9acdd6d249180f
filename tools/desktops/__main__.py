"""Judge the program on one desktop: ``python3 -m tools.desktops NAME``, as the user of the box."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.desktops.gnome import Gnome
from tools.desktops.judge import Judge, Tally
from tools.desktops.plasma import PlasmaOnWayland, PlasmaOnX
from tools.desktops.session import Session
from tools.desktops.xfce import Xfce

PYTHONS = (Path("/usr/bin/python3"), Path("/srv/checkout/.venv/bin/python"))
"""Debian's Qt, and the newest."""
DESKTOPS: dict[str, type[PlasmaOnX | Gnome | Xfce]] = {"plasma": PlasmaOnX, "gnome": Gnome, "xfce": Xfce}


LEFT_OUT = (
    ("password dialog", "polkit takes a process's session from systemd, which does not run here; the lab has it"),
    ("speech of a screen reader", "nothing plays or hears it; names and roles are judged"),
)
LEFT_OUT_IN = {
    "gnome": (
        ("frame in the dark, Qt 6.4", "Qt 6.4 draws the window's frame itself, in the colours of its start"),
        ("fractional scale", "GNOME 43 has it as an experiment only; kwin's is judged"),
    ),
    "kwin-1.25": (
        ("changing the scale while it is open", "Qt 6.11 draws every program at a wrong size then; not ours"),
        ("file dialog, tray, names", "judged in Plasma on X11"),
    ),
}
"""What cannot be tried in a box, or is not ours."""
SCALES = ("1.25", "1.5")


def main(name: str) -> int:
    """Do it; 1 if a check failed."""
    tally = Tally(name)
    if name == "kwin":
        for scale in SCALES:
            _judge(PlasmaOnWayland(scale), tally)
    else:
        _judge(DESKTOPS[name](), tally)
    print(f"desktops: {name}: {tally.made} checks, {tally.failed} FAILED", flush=True)
    return 1 if tally.failed else 0


def _judge(session: Session, tally: Tally) -> None:
    tally.desktop, tally.qt = session.name, ""
    try:
        up = session.start()
        tally.check("session comes up", up)
        for python in PYTHONS if up else ():
            judge = Judge(session, python, tally)
            if isinstance(session, PlasmaOnWayland):
                judge.scale(float(session.scale))
                continue
            judge.looks()
            judge.tray()
            if isinstance(session, Gnome):
                judge.background()
            judge.foreign_icons()
        tally.qt = ""
        for name, why in (*LEFT_OUT, *LEFT_OUT_IN.get(session.name, ())):
            tally.leave_out(name, why)
    finally:
        session.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
