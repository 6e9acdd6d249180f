"""``python -m disktune_gui.socket_bridge PATH``: relay standard input and output to the helper behind a socket.

A window in a sandbox starts this where another starts pkexec, and reads the same from it: the helper's output,
or, if polkit refuses, pkexec's exit status and words. It ends when the helper leaves, and notifies the helper when
its own input ends.
"""

from __future__ import annotations

import json
import os
import select
import socket
import sys
import time
from pathlib import Path

from disktune_gui.client.elevation import DENIED, DISMISSED, NO_POLKIT, NOBODY_TO_ASK, NOT_AUTHORIZED, TOO_MANY

CHUNK = 1 << 16
LONGEST_GREETING = 1 << 16
PAUSES_S = (0.25, 0.5, 1, 2, 4, 4, 4)
"""Seconds between attempts: systemd closes connections beyond its limit without a word."""

_REFUSED = {
    "denied": (DENIED, NOT_AUTHORIZED),
    "no-agent": (DENIED, NOBODY_TO_ASK),
    "dismissed": (DISMISSED, "dismissed"),
    "no-polkit": (DENIED, NO_POLKIT),
    "too-many": (DENIED, TOO_MANY),
}
"""The helper's word for why not (`disktune_helper.system.socket_admission`), and pkexec's exit status and message.
"""


def main(argv: list[str]) -> int:
    """Relay until the helper has left; return the exit status."""
    if len(argv) != 1:
        print("usage: python -m disktune_gui.socket_bridge PATH", file=sys.stderr)
        return 2
    for pause_s in (*PAUSES_S, None):
        with socket.socket(socket.AF_UNIX) as door:
            try:
                door.connect(str(Path(argv[0])))
            except OSError as error:
                print(f"Could not connect to {argv[0]}: {error.strerror}", file=sys.stderr)
                return DENIED
            status = _carry(door)
        if status is not None:
            return status
        if pause_s is not None:
            time.sleep(pause_s)
    print(f"{argv[0]} was closed {len(PAUSES_S) + 1} times without an answer", file=sys.stderr)
    return DENIED


def _carry(door: socket.socket) -> int | None:
    """Relay until the other end leaves; return the exit status, None if nothing was transferred."""
    greeting = b""
    greeted = handed_on = False
    inputs = [door.fileno(), 0]
    while True:
        ready, _, _ = select.select(inputs, [], [])
        if 0 in ready:
            handed_on = True
            if not _hand_on(door):
                inputs.remove(0)
        if door.fileno() not in ready:
            continue
        try:
            chunk = door.recv(CHUNK)
        except ConnectionError:
            chunk = b""
        if not chunk:
            return 0 if greeted else DENIED if handed_on or greeting else None
        if not greeted:
            greeting += chunk
            line, newline, _ = greeting.partition(b"\n")
            if not newline and len(greeting) < LONGEST_GREETING:
                continue
            if refusal := _refusal(line):
                status, words = refusal
                print(words, file=sys.stderr)
                return status
            greeted, chunk = True, greeting
        try:
            _write(chunk)
        except BrokenPipeError:
            return 0


def _hand_on(door: socket.socket) -> bool:
    """Pass input on to the helper; at its end shut down the sending side and return False."""
    chunk = os.read(0, CHUNK)
    try:
        if chunk:
            door.sendall(chunk)
        else:
            door.shutdown(socket.SHUT_WR)
    except OSError:
        # It has gone; its last words are still to be read.
        return False
    return bool(chunk)


def _refusal(line: bytes) -> tuple[int, str] | None:
    """Return exit status and words if the first line is a refusal and not a hello."""
    try:
        said = json.loads(line)
    except ValueError:
        return None
    word = said.get("refused") if isinstance(said, dict) else None
    return _REFUSED.get(str(word), (DENIED, str(word)[:80])) if word is not None else None


def _write(data: bytes) -> None:
    while data:
        data = data[os.write(1, data) :]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
