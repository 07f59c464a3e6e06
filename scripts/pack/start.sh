#!/bin/sh
# Serves the course. For phones in the same network: add --host 0.0.0.0
here=$(cd "$(dirname "$0")" && pwd)
for node in "$here/node/$(uname -s)-$(uname -m)/node" node; do
  if command -v "$node" >/dev/null 2>&1; then exec "$node" "$here/server/serve.mjs" "$@"; fi
done
if command -v python3 >/dev/null 2>&1; then exec python3 "$here/server/serve.py" "$@"; fi
echo "Neither Node nor Python 3 was found. Install one of them, or ask for a folder packed with --node." >&2
exit 1
