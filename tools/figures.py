"""What benchmarks have in common: on what they were taken, and files that are written whole or not at all."""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path
from tempfile import NamedTemporaryFile


def processor() -> str:
    """Return the model of the processors; their architecture where the kernel does not say it."""
    told = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    model = re.search(r"^model name\s*:\s*(.+)$", told, re.MULTILINE)
    return model[1] if model else platform.machine()


def kernel() -> str:
    """Return the kernel with its version, without what its distribution adds."""
    release = re.match(r"\d+(\.\d+)*", platform.release())
    return f"Linux {release[0] if release else ''}"


def write(path: Path, text: str) -> None:
    """Have *path* contain *text*; afterwards it has all of it, or is what it was before."""
    with NamedTemporaryFile("w", dir=path.parent, encoding="utf-8", prefix=f".{path.name}-", delete=False) as file:
        try:
            file.write(text)
            file.flush()
            os.fchmod(file.fileno(), 0o644)
            os.fsync(file.fileno())
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink()
            raise
