"""Reads the fields of a request; what is missing or of another kind is a BAD_REQUEST."""

from __future__ import annotations

import json
from typing import Any

from group import Cluster, Group, Member, TopicPartition

NO_GENERATION = -1


class BadRequest(Exception):
    """A request that cannot be answered as it stands."""


def text_field(fields: dict[str, Any], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise wrong_field(fields, name, "a text")
    return value


def integer_field(fields: dict[str, Any], name: str, default: int | None = None) -> int:
    value = fields.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_field(fields, name, "an integer")
    return value


def read_partition_count(request: dict[str, Any]) -> int:
    count = integer_field(request, "partitions")
    if not 1 <= count <= 2_147_483_647:
        raise wrong_field(request, "partitions", "an integer from 1 to 2147483647")
    return count


def read_key(request: dict[str, Any]) -> bytes | None:
    """The key bytes, None for no key; the UTF-8 of a text given as UTF-16 units.

    A lone surrogate has no UTF-8: Python itself refuses it with a UnicodeEncodeError.
    """
    if "utf16" in request:
        units = request["utf16"]
        if not isinstance(units, list) or not all(isinstance(unit, int) and 0 <= unit <= 0xFFFF for unit in units):
            raise wrong_field(request, "utf16", "a list of UTF-16 units")
        pairs = b"".join(unit.to_bytes(2, "little") for unit in units)
        return pairs.decode("utf-16-le", errors="surrogatepass").encode("utf-8")
    if "keyHex" in request and request["keyHex"] is None:
        return None
    return bytes_of_hex(request)


def bytes_of_hex(request: dict[str, Any]) -> bytes:
    text = text_field(request, "keyHex")
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise wrong_field(request, "keyHex", "bytes in hex") from None


def read_group(request: dict[str, Any]) -> Group:
    members = [read_member(member_id, fields) for member_id, fields in member_entries(request)]
    counts = request.get("partitionsPerTopic")
    if not isinstance(counts, dict):
        raise wrong_field(request, "partitionsPerTopic", "counts by topic")
    subscribed = {topic for member in members for topic in member.topics}
    known = {topic: integer_field(counts, topic) for topic in counts if topic in subscribed}
    return Group(members, Cluster(known))


def member_entries(request: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    members = request.get("members")
    if isinstance(members, dict):
        entries = list(members.items())
    elif isinstance(members, list) and all(isinstance(member, dict) for member in members):
        entries = [(text_field(member, "id"), member) for member in members]
    else:
        raise wrong_field(request, "members", "members by id, or a list of them")
    if not all(isinstance(fields, dict) for _, fields in entries):
        raise wrong_field(request, "members", "for each member an object with topics")
    return entries


def read_member(member_id: str, fields: dict[str, Any]) -> Member:
    topics = fields.get("topics")
    if not isinstance(topics, list) or not all(isinstance(topic, str) for topic in topics):
        raise wrong_field(fields, "topics", "a list of names")
    owned = fields.get("ownedPartitions")
    generation = integer_field(fields, "generation", NO_GENERATION)
    return Member(
        member_id,
        topics,
        text_field(fields, "groupInstanceId") if "groupInstanceId" in fields else None,
        None if owned is None else [TopicPartition(text_field(tp, "topic"), integer_field(tp, "partition")) for tp in owned],
        generation,
        integer_field(fields, "subscriptionGeneration", generation),
        text_field(fields, "rackId") if "rackId" in fields else None,
    )


def wrong_field(fields: dict[str, Any], name: str, expected: str) -> BadRequest:
    received = json.dumps(fields[name]) if name in fields else "nothing"
    return BadRequest(f'"{name}" expected {expected}, got {received[:200]}; write it as the oracle protocol says')
