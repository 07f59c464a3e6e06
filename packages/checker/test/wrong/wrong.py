"""python3 wrong.py MISTAKE COUNT"""

import sys
import zlib

MASK = 0xFFFFFFFF


def murmur2(data: bytes, signed_tail: bool = False) -> int:
    m = 0x5BD1E995
    h = (0x9747B28C ^ len(data)) & MASK
    i = 0
    while i + 4 <= len(data):
        k = int.from_bytes(data[i : i + 4], "little")
        k = k * m & MASK
        k ^= k >> 24
        k = k * m & MASK
        h = (h * m & MASK) ^ k
        i += 4
    tail = [byte - 256 if signed_tail and byte > 127 else byte for byte in data[i:]]
    if tail:
        for at in reversed(range(len(tail))):
            h ^= (tail[at] << 8 * at) & MASK
        h = h * m & MASK
    h ^= h >> 13
    h = h * m & MASK
    h ^= h >> 15
    return h - 2**32 if h >= 2**31 else h


def main() -> None:
    mistake, count = sys.argv[1], int(sys.argv[2])
    programs = {
        "right": lambda line: (murmur2(line) & 0x7FFFFFFF) % count,
        "floor-mod": lambda line: murmur2(line) % count,
        "abs": lambda line: abs(murmur2(line)) % count,
        "signed-tail": lambda line: (murmur2(line, signed_tail=True) & 0x7FFFFFFF) % count,
        "crc32": lambda line: zlib.crc32(line) % count,
        "line-end": lambda line: (murmur2(line + b"\n") & 0x7FFFFFFF) % count,
        "trimmed": lambda line: (murmur2(line.decode().strip().encode()) & 0x7FFFFFFF) % count,
        "latin-1": lambda line: (murmur2(line.decode().encode("latin-1", "replace")) & 0x7FFFFFFF) % count,
        "constant": lambda line: 0,
    }
    for line in sys.stdin.buffer:
        print(programs[mistake](line.removesuffix(b"\n")))


main()
