"""kafka-python 3: DefaultPartitioner and the assignors, called as its producer and its group leader call them."""

from __future__ import annotations

import random
from types import SimpleNamespace

import kafka
from kafka.coordinator.assignors.abstract import AbstractPartitionAssignor
from kafka.coordinator.assignors.cooperative_sticky import CooperativeStickyAssignor
from kafka.coordinator.assignors.range import RangePartitionAssignor
from kafka.coordinator.assignors.roundrobin import RoundRobinPartitionAssignor
from kafka.coordinator.assignors.sticky.sticky_assignor import StickyPartitionAssignor
from kafka.partitioner.default import DefaultPartitioner, murmur2
from kafka.protocol.consumer.metadata import ConsumerProtocolSubscription

from client_code import Assign, ClientCode
from group import Assignment, Cluster, Group, Member

TOPIC = "t"


def client_code() -> ClientCode:
    partitioner = DefaultPartitioner()

    def place(key: bytes | None, partition_count: int) -> int:
        return partitioner.partition(TOPIC, key, key, b"", b"", Cluster({TOPIC: partition_count}))

    # Chance must differ from call to call, whatever seed Python was started with.
    random.seed()
    return ClientCode(
        name="kafka-python",
        version=kafka.__version__,
        clients={"kafka-python": place},
        murmur2=murmur2,
        assignors={
            "range": assign_with(RangePartitionAssignor),
            "roundrobin": assign_with(RoundRobinPartitionAssignor),
            "sticky": assign_with(StickyPartitionAssignor),
            "cooperative-sticky": assign_with(CooperativeStickyAssignor),
        },
        largest_partition_count=1_000_000,
    )


def assign_with(assignor_class: type[AbstractPartitionAssignor]) -> Assign:
    def assign(group: Group) -> Assignment:
        members = [
            SimpleNamespace(
                member_id=member.member_id,
                group_instance_id=member.group_instance_id,
                metadata=sent_metadata(assignor_class, member),
            )
            for member in group.members
        ]
        answer = assignor_class().assign(group.cluster, members)
        return {member_id: assignment.partitions() for member_id, assignment in answer.items()}

    return assign


def sent_metadata(assignor_class: type[AbstractPartitionAssignor], member: Member) -> ConsumerProtocolSubscription:
    """What the leader decodes from the JoinGroup request of a member that uses the same assignor."""
    assignor = assignor_class()
    if member.owned_partitions is not None:
        # The two fields that on_assignment sets.
        assignor.member_assignment = member.owned_partitions
        assignor.generation = member.generation
    metadata = assignor.metadata(member.topics)
    return ConsumerProtocolSubscription.decode(metadata.encode())
