"""One rebalance as the clients see it: members in the order of the request, and metadata of the group's topics."""

from __future__ import annotations

from typing import NamedTuple


class TopicPartition(NamedTuple):
    topic: str
    partition: int


class Member(NamedTuple):
    member_id: str
    topics: list[str]
    group_instance_id: str | None
    # None for a member that remembers nothing.
    owned_partitions: list[TopicPartition] | None
    # Of the memory of the assignor sticky.
    generation: int
    # Of the subscription itself.
    subscription_generation: int
    rack_id: str | None


class Cluster:
    """Stands in for the client's ClusterMetadata, which only a broker's answer can fill."""

    def __init__(self, partition_counts: dict[str, int]) -> None:
        self._partition_counts = partition_counts

    def topics(self) -> set[str]:
        return set(self._partition_counts)

    def partitions_for_topic(self, topic: str) -> range | None:
        """Every partition; None for a topic without metadata, as in the clients."""
        count = self._partition_counts.get(topic)
        return None if count is None else range(count)

    def available_partitions_for_topic(self, topic: str) -> range | None:
        return self.partitions_for_topic(topic)


class Group(NamedTuple):
    members: list[Member]
    # Knows the topics that somebody subscribes to: a leader asks the broker for no others.
    cluster: Cluster


Assignment = dict[str, list[TopicPartition]]
