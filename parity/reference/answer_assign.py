"""Mirrors packages/checker/src/answer-assign.ts."""

from __future__ import annotations

from typing import Any, Callable

from assign_range import assign_range
from assign_round_robin import assign_round_robin
from assignment import Assignment, GroupSubscription, Member
from request_fields import RequestError, Skipped, text_field, wrong_field

ASSIGNORS: dict[str, Callable[[GroupSubscription], Assignment]] = {
    "range": assign_range,
    "roundrobin": assign_round_robin,
}

# They answer alike (assignors-4.4.json); without a version 4.0 is meant.
KAFKA_VERSIONS = ("3.9", "4.0", "4.1", "4.2", "4.3", "4.4")


def answer_assign(request: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The partitions of every member, in the order in which the assignor returns them."""
    name = text_field(request, "assignor")
    if name not in ASSIGNORS:
        raise RequestError("ASSIGNOR_UNKNOWN", f'"assignor" expected one of {", ".join(ASSIGNORS)}, got {name!r}')
    kafka_version = str(request.get("kafkaVersion", "4.0"))
    if ".".join(kafka_version.split(".")[:2]) not in KAFKA_VERSIONS:
        raise Skipped(f"the rules here are those of Kafka 3.9 to 4.4, not of {kafka_version}")
    if request.get("quirk") is True:
        raise Skipped("upstream's oddities are not reproduced")
    if name == "range" and request.get("partitionRacks"):
        raise Skipped("the reference mirrors range without racks")
    assignment = ASSIGNORS[name](GroupSubscription(read_members(request), read_counts(request)))
    return {member_id: [tp._asdict() for tp in partitions] for member_id, partitions in assignment.items()}


def read_members(request: dict[str, Any]) -> list[Member]:
    members = request.get("members")
    if isinstance(members, list):
        if not all(isinstance(member, dict) for member in members):
            raise wrong_field(request, "members", "members with an id")
        return [read_member(text_field(member, "id"), member) for member in members]
    if not isinstance(members, dict):
        raise wrong_field(request, "members", "members by id, or a list of them")
    return [read_member(member_id, member) for member_id, member in members.items()]


def read_member(member_id: str, member: Any) -> Member:
    if not isinstance(member, dict):
        raise RequestError("REQUEST_INVALID", f'member "{member_id}" expected an object with topics')
    topics = member.get("topics")
    if not isinstance(topics, list) or not all(isinstance(topic, str) for topic in topics):
        raise wrong_field(member, "topics", "a list of names")
    group_instance_id = text_field(member, "groupInstanceId") if "groupInstanceId" in member else None
    return Member(member_id, topics, group_instance_id)


def read_counts(request: dict[str, Any]) -> dict[str, int]:
    counts = request.get("partitionsPerTopic")
    is_counts = isinstance(counts, dict) and all(
        isinstance(count, int) and not isinstance(count, bool) for count in counts.values()
    )
    if not is_counts:
        raise wrong_field(request, "partitionsPerTopic", "counts by topic")
    return counts
