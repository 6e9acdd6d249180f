"""The one exception of the decoders."""

from __future__ import annotations


class DecodeError(Exception):
    """The input is not what it is said to be. Its text is one sentence for the person who supplied it."""
