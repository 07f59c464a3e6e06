"""Answers the oracle protocol with the code of a Python client: one JSON request a line in, one JSON answer a line out.

    echo '{"id":1,"call":"partition","client":"aiokafka","keyHex":"61","partitions":6}' | python oracle.py aiokafka
"""

from __future__ import annotations

import importlib
import logging
import sys

from answer_lines import answer_lines

# Imported by name only when asked for: kafka-python 2 and 3 live in environments of their own.
MODULES = {
    "kafka-python": "ask_kafka_python",
    "kafka-python-2": "ask_kafka_python_2",
    "aiokafka": "ask_aiokafka",
    "librdkafka": "ask_librdkafka",
}


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in MODULES:
        sys.exit(f"oracle.py expected one of {', '.join(MODULES)}, got {' '.join(sys.argv[1:]) or 'nothing'}")
    # The clients warn of topics without metadata and of stale memories; both are cases here.
    logging.disable(logging.CRITICAL)
    answer_lines(importlib.import_module(MODULES[sys.argv[1]]).client_code())


if __name__ == "__main__":
    main()
