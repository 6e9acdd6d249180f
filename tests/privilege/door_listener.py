"""Do what helper/systemd/disktune-*.socket makes systemd do, in a place without systemd. Run by root."""

import os
import select
import socket
import subprocess
import sys
from pathlib import Path

DOORS = "/run/disktune-door"
HELPER = "/usr/libexec/disktune/disktune-helper"


def main() -> None:
    """Listen at both doors and let the helper answer, until killed."""
    os.umask(0)
    Path(DOORS).mkdir(mode=0o755)
    doors = {}
    for privilege in ("inspect", "tune"):
        door = socket.socket(socket.AF_UNIX)
        door.bind(f"{DOORS}/{privilege}")
        # As in the units: polkit decides who comes in.
        Path(DOORS, privilege).chmod(0o666)
        door.listen()
        doors[door] = privilege
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        for door in select.select(list(doors), [], [])[0]:
            connection, _ = door.accept()
            with connection:
                subprocess.Popen(
                    [HELPER, "answer", doors[door]], stdin=connection.fileno(), stdout=connection.fileno()
                )


if __name__ == "__main__":
    main()
