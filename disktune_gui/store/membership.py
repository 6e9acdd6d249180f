"""Which results were measured in one go: that lies in every result, and for lists in a table of its own, too.

A list must not read whole results. The table is one that versions before this one neither need nor touch; what
they have written is added to it when it is next read.
"""

from __future__ import annotations

from collections.abc import Mapping

from disktune_gui.store.wordings import Statement

TABLE = (
    "CREATE TABLE IF NOT EXISTS membership (result TEXT PRIMARY KEY, batch TEXT NOT NULL, profile TEXT NOT NULL)"
)
MEMBERSHIP_KNOWN = "SELECT name FROM sqlite_master WHERE name = 'membership'"
ALL = "SELECT result, batch, profile FROM membership WHERE batch <> '' OR profile <> ''"
"""Those that belong to something; of the others it is known that they do not."""
MEASURED = "SELECT id FROM result WHERE kind = 'measurement'"
UNKNOWN = f"{MEASURED} AND id NOT IN (SELECT result FROM membership)"  # noqa: S608  fixed words
_WHOLE = "CASE json_valid(body) WHEN 1 THEN body ELSE '{}' END"
OF_BODY = (
    f"SELECT coalesce(json_extract({_WHOLE}, '$.batch'), ''), coalesce(json_extract({_WHOLE}, '$.profile'), '') "  # noqa: S608  fixed words
    "FROM result WHERE id = ?"
)
"""What a result itself says: it has to be read as a whole for that."""


def membership_stored(result: str, body: Mapping[str, object]) -> tuple[Statement, ...]:
    """Return the statements that store what *result* with that *body* belongs to."""
    return kept(result, str(body.get("batch") or ""), str(body.get("profile") or ""))


def kept(result: str, batch: str, profile: str) -> tuple[Statement, ...]:
    """Return the statements that store what *result* belongs to; both are empty for what was measured alone."""
    insert = "INSERT OR REPLACE INTO membership (result, batch, profile) VALUES (?, ?, ?)"
    return (TABLE, ()), (insert, (result, batch, profile))
