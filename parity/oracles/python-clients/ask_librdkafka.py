"""librdkafka: its seven partitioners, called by ctypes in the library that the confluent-kafka wheel brings."""

from __future__ import annotations

import ctypes
import re
from importlib import metadata
from pathlib import Path

from client_code import ClientCode, Place

PARTITIONERS = ("random", "consistent", "consistent_random", "murmur2", "murmur2_random", "fnv1a", "fnv1a_random")

RD_KAFKA_PRODUCER = 0


def client_code() -> ClientCode:
    library = ctypes.CDLL(str(bundled_library()))
    library.rd_kafka_version_str.restype = ctypes.c_char_p
    topic = open_topic(library)
    return ClientCode(
        name="librdkafka",
        version=library.rd_kafka_version_str().decode(),
        clients={f"librdkafka-{name.replace('_', '-')}": place_with(library, topic, name) for name in PARTITIONERS},
        assignors={},
    )


def bundled_library() -> Path:
    files = metadata.files("confluent-kafka") or []
    # Such as librdkafka-0cb94173.so.1, librdkafka.1.dylib and librdkafka-0cb94173.dll.
    found = [file for file in files if re.fullmatch(r"librdkafka\b.*\.(so|dylib|dll)(\.\d+)?", file.name)]
    if len(found) != 1:
        raise FileNotFoundError(f"the confluent-kafka wheel expected one librdkafka library, got {found}")
    return Path(found[0].locate())


def open_topic(library: ctypes.CDLL) -> ctypes.c_void_p:
    """A topic of a producer without brokers: where chance decides, a partitioner asks it which partitions have a leader."""
    library.rd_kafka_conf_new.restype = ctypes.c_void_p
    library.rd_kafka_conf_set_log_cb.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    library.rd_kafka_new.restype = ctypes.c_void_p
    library.rd_kafka_new.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
    library.rd_kafka_topic_new.restype = ctypes.c_void_p
    library.rd_kafka_topic_new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    settings = library.rd_kafka_conf_new()
    # No log: it would warn that there are no brokers.
    library.rd_kafka_conf_set_log_cb(settings, None)
    message = ctypes.create_string_buffer(512)
    producer = library.rd_kafka_new(RD_KAFKA_PRODUCER, settings, message, len(message))
    if not producer:
        raise OSError(f"rd_kafka_new: {message.value.decode()}")
    topic = library.rd_kafka_topic_new(producer, b"t", None)
    if not topic:
        raise OSError("rd_kafka_topic_new gave no topic")
    return ctypes.c_void_p(topic)


def place_with(library: ctypes.CDLL, topic: ctypes.c_void_p, name: str) -> Place:
    partitioner = getattr(library, f"rd_kafka_msg_partitioner_{name}")
    partitioner.restype = ctypes.c_int32
    partitioner.argtypes = [
        ctypes.c_void_p,  # topic
        ctypes.c_char_p,  # key; NULL for none. Zero bytes in it are no end, the length counts
        ctypes.c_size_t,  # its length
        ctypes.c_int32,  # partition count
        ctypes.c_void_p,  # opaque of the topic
        ctypes.c_void_p,  # opaque of the message
    ]

    def place(key: bytes | None, partition_count: int) -> int:
        return partitioner(topic, key, 0 if key is None else len(key), partition_count, None, None)

    return place
