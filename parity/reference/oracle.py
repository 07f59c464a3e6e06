"""Answers the oracle protocol for the Python reference: one JSON request a line in, one JSON answer a line out.

    echo '{"id":1,"call":"murmur2","keyHex":"757365722d31"}' | python3 oracle.py
    {"id":1,"ok":1404122828}
"""

from __future__ import annotations

import json
import os
import sys

from answer_call import answer_call


def main() -> None:
    """Answers in the order asked and hands each answer over at once; ends when the input does."""
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(answer_line(line).encode("ascii") + b"\n")
            sys.stdout.buffer.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody reads any more. Python flushes once again as it ends, so give it something to flush into.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def answer_line(line: bytes) -> str:
    """One answer as JSON in ASCII. A line that is no request with an integer id is answered with the id null."""
    try:
        request = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return refuse("REQUEST_NOT_JSON", "the line is not JSON")
    if not isinstance(request, dict):
        return refuse("REQUEST_INVALID", "the line expected a JSON object")
    request_id = request.get("id")
    if not isinstance(request_id, int) or isinstance(request_id, bool):
        return refuse("REQUEST_INVALID", '"id" expected an integer')
    return to_json({"id": request_id, **answer_call(request)})


def refuse(code: str, what: str) -> str:
    message = f'{code}: {what}; write one request a line, such as {{"id":1,"call":"hello"}}'
    return to_json({"id": None, "error": {"code": code, "message": message}})


def to_json(answer: object) -> str:
    return json.dumps(answer, separators=(",", ":"))


if __name__ == "__main__":
    main()
