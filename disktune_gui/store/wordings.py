"""What the sentences of stored results were made of, so that they can be said in the language of the window later.

A result has its sentences as English texts. What they were made of lies beside it, in a table that versions before
this one neither need nor touch.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from disktune_contract import wire
from disktune_contract.sentence import Wording, wordings
from disktune_gui.text.said import remade

KNOWN = "SELECT name FROM sqlite_master WHERE name = 'wording'"
OF_RESULT = "SELECT made FROM wording WHERE result = ?"
Statement = tuple[str, tuple[object, ...]]


def stored(result: str, body: object) -> Iterator[Statement]:
    """Yield the statements that store what the sentences in *body* are made of."""
    made = wordings(body)
    if made:
        text = json.dumps([wire.plain(one) for one in made], ensure_ascii=False)
        yield "CREATE TABLE IF NOT EXISTS wording (result TEXT PRIMARY KEY, made TEXT NOT NULL)", ()
        yield "INSERT OR REPLACE INTO wording (result, made) VALUES (?, ?)", (result, text)


def worded(body: Any, made: str) -> Any:
    """Return *body* with its sentences, by what `stored` has stored; by another version's it stays as it is."""
    try:
        return remade(body, [wire.load(Wording, one) for one in json.loads(made)])
    except (ValueError, TypeError):
        return body
