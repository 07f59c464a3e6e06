"""aiokafka: DefaultPartitioner and the assignors, called as its producer and its group leader call them."""

from __future__ import annotations

import random

import aiokafka
from aiokafka.coordinator.assignors.range import RangePartitionAssignor
from aiokafka.coordinator.assignors.roundrobin import RoundRobinPartitionAssignor
from aiokafka.coordinator.assignors.sticky.sticky_assignor import StickyPartitionAssignor
from aiokafka.coordinator.protocol import ConsumerProtocol
from aiokafka.partitioner import DefaultPartitioner, murmur2

from client_code import Assign, ClientCode
from group import Assignment, Group, Member


def client_code() -> ClientCode:
    partitioner = DefaultPartitioner()

    def place(key: bytes | None, partition_count: int) -> int:
        partitions = range(partition_count)
        return partitioner(key, partitions, partitions)

    # Chance must differ from call to call, whatever seed Python was started with.
    random.seed()
    return ClientCode(
        name="aiokafka",
        version=aiokafka.__version__,
        clients={"aiokafka": place},
        murmur2=murmur2,
        assignors={
            "range": assign_with(RangePartitionAssignor),
            "roundrobin": assign_with(RoundRobinPartitionAssignor),
            "sticky": assign_with(StickyPartitionAssignor),
        },
    )


def assign_with(assignor: type) -> Assign:
    def assign(group: Group) -> Assignment:
        # The leader drops the group instance ids before it assigns.
        members = {
            member.member_id: ConsumerProtocol.METADATA.decode(sent_bytes(assignor, member)) for member in group.members
        }
        answer = assignor.assign(group.cluster, members)
        return {member_id: assignment.partitions() for member_id, assignment in answer.items()}

    return assign


def sent_bytes(assignor: type, member: Member) -> bytes:
    """What a member that uses the same assignor sends with its JoinGroup request."""
    if assignor is StickyPartitionAssignor:
        return assignor._metadata(member.topics, member.owned_partitions, member.generation).encode()
    return assignor.metadata(member.topics).encode()
