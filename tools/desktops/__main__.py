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
    finally:
        session.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
