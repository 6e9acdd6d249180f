"""Click at random in the demo's window for a while; nothing may be lost, stuck or contradictory afterwards.

    .venv/bin/python -m tests.gui.soak [--minutes 20] [--bursts N] [--seed N] [--only storm|mixed] [--log FILE]

The window, its helpers and their pipes are the program's own. What is clicked is chosen by the seed among what can
be seen at that moment: the same seed does much the same. What was done is printed where something went wrong.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

_FOLDERS = ("HOME", *(f"XDG_{name}_HOME" for name in ("CACHE", "CONFIG", "DATA", "STATE")), "XDG_RUNTIME_DIR")
_NO_NEWS = ("This plugin does not support", "not accepted by receiving widget")
"""What Qt says of a platform without a screen, and of a click on what is greyed out."""
_SHOWN = 120
"""Actions that are printed where something went wrong."""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tests.gui.soak")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--bursts", type=int, default=0, help="end after so many, if it is not 0")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("storm", "mixed"), default="")
    parser.add_argument("--log", type=argparse.FileType("w"), help="where to write all that was done")
    return parser


def _apart(home: Path) -> None:
    """Let nothing of the user's be read, written, started or asked."""
    for number, name in enumerate(_FOLDERS):
        folder = home / str(number)
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)
    nowhere = f"unix:path={home}/no-bus"
    os.environ.update(DBUS_SESSION_BUS_ADDRESS=nowhere, DBUS_SYSTEM_BUS_ADDRESS=nowhere)
    os.environ.update(LANGUAGE="en", LC_ALL="C.UTF-8")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).parents[1] / "fonts.conf"))


def _soak(options: argparse.Namespace, folder: Path) -> int:
    # After the environment was made.
    from PyQt6.QtCore import QMessageLogContext, QProcess, QTimer, QtMsgType, qInstallMessageHandler
    from PyQt6.QtGui import QDesktopServices

    from disktune_gui import app
    from disktune_gui.mainwindow.first_look import FirstList
    from disktune_gui.options import parsed
    from tests.gui.soak.clicking import Clicking

    QDesktopServices.openUrl = staticmethod(lambda _url: True)  # type: ignore[assignment]
    QProcess.startDetached = staticmethod(lambda *_: True)  # type: ignore[method-assign, assignment]
    clicking: list[Clicking] = []

    class Soaked(app._Program):
        def _fill(self, first: FirstList) -> None:
            super()._fill(first)
            assert self._machines is not None
            limits = (options.minutes * 60, options.bursts)
            found = Clicking(self._machines, options.seed, *limits, folder, options.only, options.log)
            clicking.append(found)
            QTimer.singleShot(0, begin)

    def begin() -> None:
        hook = sys.excepthook

        def take(*mistake: object) -> None:
            clicking[0].wrong(f"exception {mistake[1]!r}")
            hook(*mistake)  # type: ignore[arg-type]

        sys.excepthook = take
        clicking[0].start()

    def told(kind: QtMsgType, _context: QMessageLogContext, text: str | None) -> None:
        if kind is QtMsgType.QtDebugMsg or any(known in (text or "") for known in _NO_NEWS):
            return
        sys.stderr.write(f"{text}\n")
        if clicking:
            clicking[0].wrong(f"Qt says {text!r}")

    qInstallMessageHandler(told)
    app._Program = Soaked  # type: ignore[misc]
    sys.argv = ["disktune", "--demo"]
    status = app.run(parsed())
    done = clicking[0]
    for line in done.log[-_SHOWN:] if done.problems else []:
        print(line)
    print(
        f"seed {options.seed}: {done.actions} actions in {done.bursts} bursts, then idle within"
        f" {done.slowest_s:.1f} s, never busy for more than {done.busiest_s:.1f} s;"
        f" {done.problems or 'nothing wrong'}"
    )
    return status


def main(argv: list[str]) -> int:
    """Do what the command line says; return 0 if nothing was wrong."""
    options = _parser().parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="disktune-soak-", ignore_cleanup_errors=True) as home:
        _apart(Path(home))
        folder = Path(home, "saved")
        folder.mkdir()
        return _soak(options, folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
