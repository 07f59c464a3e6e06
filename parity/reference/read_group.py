"""Mirrors packages/core/src/assignors/read-group.ts."""

from __future__ import annotations

from typing import NamedTuple

from assignment import GroupSubscription, Member
from core_error import CoreError
from java_hash_order import string_hash_order


class Group(NamedTuple):
    """A checked group, in the order in which Kafka's group leader goes through it."""

    # In HashMap order of their ids.
    members: list[Member]
    # Topics that somebody subscribes to and that have partitions, in HashMap order.
    partition_counts: dict[str, int]


def read_group(group_subscription: GroupSubscription) -> Group:
    """Checks a group and puts it in order. Topics without metadata or partitions are left out, as in Kafka."""
    check_group_subscription(group_subscription)
    member_by_id = {member.member_id: member for member in group_subscription.members}
    members = [member_by_id[member_id] for member_id in string_hash_order(member_by_id)]

    # Kafka fills a map of topics while it walks a set of all subscribed names: two hash orders, one after the other.
    names = string_hash_order(topic for member in members for topic in member.topics)
    counts = group_subscription.partition_counts
    known = string_hash_order(name for name in names if counts.get(name, 0) > 0)
    return Group(members, {topic: counts[topic] for topic in known})


def check_group_subscription(group_subscription: GroupSubscription) -> None:
    """The part of packages/core/src/assignors/check-group-subscription.ts that concerns these two assignors."""
    for topic, partition_count in group_subscription.partition_counts.items():
        if not 0 <= partition_count <= 2_147_483_647:
            raise CoreError(
                "PARTITION_COUNT_RANGE",
                subject=f'partition_counts["{topic}"]',
                expected="an integer from 0 to 2147483647",
                received=str(partition_count),
                advice="take the partition count from the topic metadata, or leave the topic out if it has none",
            )
    member_ids = [member.member_id for member in group_subscription.members]
    if len(set(member_ids)) < len(member_ids):
        raise CoreError(
            "MEMBER_ID_DUPLICATE",
            subject="members",
            expected="member ids that differ",
            received=", ".join(member_ids),
            advice="give every member an id of its own, as the broker does; one that rejoined is listed once",
        )
