"""Answers requests line by line, in order, until the input ends."""

from __future__ import annotations

import json
import os
import sys
from typing import Iterator

from answer_call import CallAnswerer
from client_code import ClientCode

CHUNK_BYTES = 65536


def answer_lines(code: ClientCode) -> None:
    """Reads what is there, answers its whole lines and hands the answers over before it reads on."""
    answerer = CallAnswerer(code)
    try:
        for lines in read_lines(sys.stdin.fileno()):
            for line in lines:
                sys.stdout.write(answer_line(answerer, line) + "\n")
            sys.stdout.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody reads any more. Python flushes once again as it ends, so give it something to flush into.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def read_lines(descriptor: int) -> Iterator[list[bytes]]:
    """Groups of whole lines; a last line without its end counts too."""
    pending: list[bytes] = []
    while chunk := os.read(descriptor, CHUNK_BYTES):
        *complete, rest = chunk.split(b"\n")
        if complete:
            complete[0] = b"".join(pending) + complete[0]
            pending = []
            yield complete
        pending.append(rest)
    last = b"".join(pending)
    if last:
        yield [last]


def answer_line(answerer: CallAnswerer, line: bytes) -> str:
    """One answer as JSON in ASCII. A line that is no request with an integer id is answered with the id null."""
    try:
        request = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return refuse("BAD_JSON", "the line is not JSON")
    if not isinstance(request, dict):
        return refuse("BAD_REQUEST", "the line expected a JSON object")
    request_id = request.get("id")
    if not isinstance(request_id, int) or isinstance(request_id, bool):
        return refuse("BAD_REQUEST", '"id" expected an integer')
    return to_json({"id": request_id, **answerer.answer(request)})


def refuse(code: str, what: str) -> str:
    message = f'{what}; write one request a line, such as {{"id":1,"call":"hello"}}'
    return to_json({"id": None, "error": {"code": code, "message": message}})


def to_json(answer: object) -> str:
    return json.dumps(answer, separators=(",", ":"))
