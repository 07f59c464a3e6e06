"""kafka-python 2: DefaultPartitioner and the assignors, called as its producer and its group leader call them."""

from __future__ import annotations

import random

import kafka
from kafka.coordinator.assignors.range import RangePartitionAssignor
from kafka.coordinator.assignors.roundrobin import RoundRobinPartitionAssignor
from kafka.coordinator.assignors.sticky.sticky_assignor import StickyPartitionAssignor
from kafka.coordinator.protocol import ConsumerProtocol
from kafka.coordinator.subscription import Subscription
from kafka.partitioner.default import DefaultPartitioner, murmur2

from client_code import Assign, ClientCode
from group import Assignment, Group, Member

METADATA = ConsumerProtocol[0].METADATA


def client_code() -> ClientCode:
    partitioner = DefaultPartitioner()

    def place(key: bytes | None, partition_count: int) -> int:
        partitions = range(partition_count)
        return partitioner(key, partitions, partitions)

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
        },
    )


def assign_with(assignor: type) -> Assign:
    def assign(group: Group) -> Assignment:
        subscriptions = {
            member.member_id: Subscription(METADATA.decode(sent_bytes(assignor, member)), member.group_instance_id)
            for member in group.members
        }
        answer = assignor.assign(group.cluster, subscriptions)
        return {member_id: assignment.partitions() for member_id, assignment in answer.items()}

    return assign


def sent_bytes(assignor: type, member: Member) -> bytes:
    """What a member that uses the same assignor sends with its JoinGroup request."""
    if assignor is StickyPartitionAssignor:
        metadata = assignor._metadata(member.topics, member.owned_partitions, member.generation)
    else:
        metadata = assignor.metadata(member.topics)
    # Bound to a name: encode holds its struct weakly, so the struct must outlive the call.
    return metadata.encode()
