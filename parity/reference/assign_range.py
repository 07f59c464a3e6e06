"""Mirrors packages/core/src/assignors/assign-range.ts, without its racks.

Source: kafka 1eb7644, RangeAssignor. Vectors: parity/vectors/assignors.json
"""

from __future__ import annotations

from assignment import Assignment, GroupSubscription, TopicPartition
from compare_members import member_sort_key
from read_group import read_group


def assign_range(group_subscription: GroupSubscription) -> Assignment:
    """Kafka's range assignor: each topic is cut into runs of partitions, one a subscriber in member order.

    The first members of a topic get one partition more when it does not divide evenly.
    """
    members, partition_counts = read_group(group_subscription)
    in_order = sorted(members, key=member_sort_key)
    assignment: Assignment = {member.member_id: [] for member in members}

    for topic, partition_count in partition_counts.items():
        subscribers = [member for member in in_order if topic in member.topics]
        for position, member in enumerate(subscribers):
            start, count = range_at(partition_count, len(subscribers), position)
            for partition in range(start, start + count):
                assignment[member.member_id].append(TopicPartition(topic, partition))
    return assignment


def range_at(partition_count: int, member_count: int, position: int) -> tuple[int, int]:
    """Start and count of one position, 0 <= position < member_count."""
    quotient = partition_count // member_count
    remainder = partition_count % member_count
    return (quotient * position + min(position, remainder), quotient + (1 if position < remainder else 0))
