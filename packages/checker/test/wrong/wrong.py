"""python3 wrong.py MISTAKE COUNT"""

import sys
import unicodedata
import zlib

MASK = 0xFFFFFFFF


def murmur2(
    data: bytes, signed_tail: bool = False, order: str = "little", seed: int = 0x9747B28C, last_mix: bool = True
) -> int:
    m = 0x5BD1E995
    h = (seed ^ len(data)) & MASK
    i = 0
    while i + 4 <= len(data):
        k = int.from_bytes(data[i : i + 4], order)
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
    if last_mix:
        h ^= h >> 13
        h = h * m & MASK
        h ^= h >> 15
    return h - 2**32 if h >= 2**31 else h


def fnv1(data: bytes) -> int:
    h = 0x811C9DC5
    for byte in data:
        h = (h * 0x01000193 & MASK) ^ byte
    return h


def positive(hash_value: int) -> int:
    return hash_value & 0x7FFFFFFF


def main() -> None:
    mistake, count = sys.argv[1], int(sys.argv[2])
    programs = {
        "right": lambda line: positive(murmur2(line)) % count,
        "floor-mod": lambda line: murmur2(line) % count,
        "abs": lambda line: abs(murmur2(line)) % count,
        "signed-tail": lambda line: positive(murmur2(line, signed_tail=True)) % count,
        "crc32": lambda line: zlib.crc32(line) % count,
        "line-end": lambda line: positive(murmur2(line + b"\n")) % count,
        "trimmed": lambda line: positive(murmur2(line.decode().strip().encode())) % count,
        "latin-1": lambda line: positive(murmur2(line.decode().encode("latin-1", "replace"))) % count,
        "constant": lambda line: 1,
        "big-endian": lambda line: positive(murmur2(line, order="big")) % count,
        "seed-without-sign": lambda line: positive(murmur2(line, seed=0x1747B28C)) % count,
        "no-last-mix": lambda line: positive(murmur2(line, last_mix=False)) % count,
        "fnv1": lambda line: positive(fnv1(line)) % count,
        "utf8-twice": lambda line: positive(murmur2(line.decode("latin-1").encode())) % count,
        "nfc": lambda line: positive(murmur2(unicodedata.normalize("NFC", line.decode()).encode())) % count,
        "length": lambda line: len(line) % count,
    }
    for line in sys.stdin.buffer:
        print(programs[mistake](line.removesuffix(b"\n")))


main()
