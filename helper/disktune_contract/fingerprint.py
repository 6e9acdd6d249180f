"""Names of bounded length for what may have any characters.

`hashlib` loads OpenSSL, a library of some megabytes, for what Python has itself.
"""

from __future__ import annotations

try:
    from _sha2 import sha256  # type: ignore[import-not-found,unused-ignore]  # Python 3.12 and later
except ImportError:
    try:
        from _sha256 import sha256  # type: ignore[import-not-found,unused-ignore]
    except ImportError:  # some distributions build Python without
        from hashlib import sha256


def fingerprint(text: str) -> str:
    """Return 32 hexadecimal digits that are another text's by no chance: the first half of its SHA-256.

    A byte of a path that is no UTF-8 counts as that byte.
    """
    digits: str = sha256(text.encode("utf-8", "surrogateescape")).hexdigest()
    return digits[:32]
