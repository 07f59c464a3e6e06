"""Mirrors packages/core/src/assignors/compare-members.ts, as sort keys in place of comparisons."""

from __future__ import annotations

from assignment import Member


def text_sort_key(text: str) -> bytes:
    """Order of texts by UTF-16 unit, the same as Java's `compareTo`; Python itself compares code points."""
    return text.encode("utf-16-be", errors="surrogatepass")


def member_sort_key(member: Member) -> tuple[int, bytes]:
    """Order of members for range and round robin (since 2.4): static ones by group.instance.id, then by member id."""
    if member.group_instance_id is not None:
        return (0, text_sort_key(member.group_instance_id))
    return (1, text_sort_key(member.member_id))
