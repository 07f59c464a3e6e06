"""Mirrors packages/core/src/assignors/assign-round-robin.ts.

Source: kafka 1eb7644, RoundRobinAssignor. Vectors: parity/vectors/assignors.json
"""

from __future__ import annotations

from assignment import Assignment, GroupSubscription, TopicPartition
from compare_members import member_sort_key, text_sort_key
from read_group import read_group


def assign_round_robin(group_subscription: GroupSubscription) -> Assignment:
    """Kafka's round robin assignor: all partitions of all topics are dealt around one circle of members.

    The place in the circle carries over from topic to topic, and a member that does not subscribe loses its turn.
    """
    members, partition_counts = read_group(group_subscription)
    circle = sorted(members, key=member_sort_key)
    assignment: Assignment = {member.member_id: [] for member in members}

    seat = 0
    for topic in sorted(partition_counts, key=text_sort_key):
        for partition in range(partition_counts[topic]):
            # Somebody subscribes, or the topic would not be here: this ends.
            while topic not in circle[seat].topics:
                seat = (seat + 1) % len(circle)
            assignment[circle[seat].member_id].append(TopicPartition(topic, partition))
            seat = (seat + 1) % len(circle)
    return assignment
