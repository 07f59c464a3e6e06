"""Mirrors packages/core/src/assignors/assignment.ts: the one type in and the one type out of every assignor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class TopicPartition(NamedTuple):
    """A partition of a topic."""

    topic: str
    partition: int


@dataclass(frozen=True)
class Member:
    """What a member of a consumer group says of itself, as far as range without racks and round robin look."""

    member_id: str
    topics: list[str]
    # `group.instance.id` of a static member.
    group_instance_id: str | None = None


@dataclass(frozen=True)
class GroupSubscription:
    """One rebalance to be decided."""

    # In the order in which the group leader's map was filled.
    members: list[Member]
    # Partition count by topic; a topic that is missing has no metadata.
    partition_counts: dict[str, int]


# Partitions by member id, lists in the order that Kafka's own assignor returns. Every member has an entry.
Assignment = dict[str, list[TopicPartition]]
