"""What a report can be."""

from __future__ import annotations

from enum import StrEnum


class Form(StrEnum):
    """The value is what the command line calls it."""

    TEXT = "text"
    HTML = "html"
    JSON = "json"


SUFFIXES = {Form.TEXT: ".txt", Form.HTML: ".html", Form.JSON: ".json"}
