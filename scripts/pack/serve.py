"""Serves the course in this folder until Ctrl-C: python3 serve.py [--host 0.0.0.0] [--port 5000]

For machines that have Python and not Node; standard library only.
"""

import argparse
import pathlib
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

SITE = pathlib.Path(__file__).resolve().parent.parent / "site"


class CourseHandler(SimpleHTTPRequestHandler):
    # A machine may hold other ideas of these; browsers refuse modules and WebAssembly under another type.
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
    }

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != 404:
            super().send_error(code, message, explain)
            return
        body = (SITE / "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def list_directory(self, path: str) -> None:
        self.send_error(404)

    def log_message(self, format: str, *values: object) -> None:
        pass


def main() -> int:
    parser = argparse.ArgumentParser(description="Serves the course in this folder until Ctrl-C.")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets phones and other machines in")
    parser.add_argument("--port", type=int, default=4180)
    options = parser.parse_args()
    try:
        server = ThreadingHTTPServer((options.host, options.port), partial(CourseHandler, directory=str(SITE)))
    except OSError as error:
        print(f"Cannot listen on {options.host}:{options.port}: {error}. Try --port {options.port + 1}", file=sys.stderr)
        return 2
    own = "localhost" if options.host in ("127.0.0.1", "0.0.0.0") else options.host
    print(f"The course is open at http://{own}:{server.server_port}/ (Ctrl-C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
