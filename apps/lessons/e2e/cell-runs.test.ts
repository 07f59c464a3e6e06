import { expect, test } from 'vitest';
import { addCell, openOnce, printed, runCell, trouble } from './cells.ts';
import { visit } from './site-browser.ts';

/** Python starts once a page, and slowly where many tests run at once. */
const SLOW_MS = 240_000;

const FAULTS = {
  python: [
    ['while True:\n    pass', /Stopped after 10 seconds/],
    ['while True:\n    print("flood")', /more than 1,000 lines/],
    ['while True:\n    print("x" * 999, end="")', /100,000 characters/],
    ['a = bytearray(2 * 1024**3)', /512.MB of memory in line 1[\s\S]*OverflowError/],
    ['a = bytearray(1_500_000_000)', /512.MB of memory in line 1[\s\S]*MemoryError/],
    ['a = []\nwhile True:\n    a.append(bytearray(10_000_000))', /512.MB of memory in line 3/],
    ['print("before")\ndef f(:\n    pass', /cannot be read in line 2[\s\S]*SyntaxError/],
    ['def f(n):\n    return f(n + 1)\nf(0)', /called itself again and again[\s\S]*RecursionError/],
    [
      'import asyncio\nasync def main():\n    await asyncio.Future()\nasyncio.run(main())',
      /waits in line \d for something/,
    ],
    ['name = input("who? ")', /nobody to type here in line 1/],
    ['import numpy', /imports something that is not there in line 1/],
    ['import sys\nsys.exit(3)', /ended itself with an error in line 2/],
    ['x = {}\nprint(x["key"])', /error in line 2[\s\S]*KeyError: 'key'/],
  ],
  javascript: [
    ['while (true) {}', /Stopped after 10 seconds/],
    ['while (true) console.log("flood");', /more than 1,000 lines/],
    ['const a = new Uint8Array(1_500_000_000);', /128.MB of memory in line 1/],
    ['let s = "x";\nwhile (true) s += s;', /interpreter broke down|128.MB of memory|error in line 2/],
    ['console.log("before");\nconst = 1;', /cannot be read in line 2[\s\S]*SyntaxError/],
    ['function f(n) {\n  return f(n + 1) + 1;\n}\nf(0);', /called itself again and again/],
    ['await new Promise(() => {});', /waits for something that never comes/],
    ['import { x } from "lodash";', /imports something that is not there/],
    ['const x = {};\nx.a.b;', /error in line 2[\s\S]*TypeError/],
    ['await Promise.reject(new Error("no"));', /error in line 1[\s\S]*Error: no/],
  ],
} as const;

test.for(['python', 'javascript'] as const)(
  '%s: whatever goes wrong is stopped or explained, and the next run works',
  { timeout: SLOW_MS },
  async (language, ctx) => {
    const { page, problems } = await openOnce(ctx, '/en/lessons/01-keys/');
    const sound = await addCell(page, {
      language,
      code: language === 'python' ? 'print(1 + 1)' : 'console.log(1 + 1);',
      output: '2\n',
    });
    for (const [code, words] of FAULTS[language]) {
      const cell = await addCell(page, { language, code });
      await runCell(cell);
      expect(await trouble(cell), code).toMatch(words);
      await runCell(sound);
      expect(await sound.locator('.verdict').innerText(), code).toBe('Same as in the lesson');
    }
    expect(problems).toEqual([]);
  },
);

test('a traceback has the lines of the reader and no others', { timeout: SLOW_MS }, async (ctx) => {
  const { page } = await openOnce(ctx, '/hi/lessons/01-keys/');
  const cell = await addCell(page, {
    language: 'python',
    code: 'import json\ndef read(text):\n    return json.loads(text)\nprint("पहले")\nread("{")',
  });
  await runCell(cell);
  expect(await printed(cell)).toBe('पहले\n');
  expect(await trouble(cell)).toContain('Code line 3 पर error के साथ रुक गया।');
  const message = await cell.locator('.message').innerText();
  // As CPython prints it, without the frames of json's own files.
  expect(message.split('\n').filter((line) => line.startsWith('  File'))).toEqual([
    '  File "cell", line 5, in <module>',
    '  File "cell", line 3, in read',
  ]);
  expect(message).toContain('    return json.loads(text)\n');
  expect(message).toMatch(/JSONDecodeError: Expecting property name enclosed in double quotes/);
});

test('runs share nothing: neither names, nor modules, nor random numbers', {
  timeout: SLOW_MS,
}, async (ctx) => {
  const { page } = await openOnce(ctx, '/en/lessons/01-keys/');
  const cell = await addCell(page, {
    language: 'python',
    code: 'import builtins, math, random\nprint("left" in globals() or hasattr(math, "left"))\nleft = math.left = 1\nprint(random.random(), random.getrandbits(64))',
  });
  const outputs: string[] = [];
  for (let round = 0; round < 3; round++) {
    await runCell(cell);
    outputs.push(await printed(cell));
  }
  expect(outputs.map((output) => output.split('\n')[0])).toEqual(['False', 'False', 'False']);
  expect(new Set(outputs).size).toBe(3);
});

test('asyncio runs as in a program of its own', { timeout: SLOW_MS }, async (ctx) => {
  const { page } = await openOnce(ctx, '/en/lessons/01-keys/');
  const cell = await addCell(page, {
    language: 'python',
    code: `import asyncio, atexit
from dataclasses import dataclass
@dataclass
class Record:
    key: str
async def send(key, delay):
    await asyncio.sleep(delay)
    print(Record(key))
async def main():
    await asyncio.gather(send("late", 0.05), send("early", 0.01))
    return "sent"
atexit.register(print, "bye")
print(asyncio.run(main()))
print(__name__)`,
    output: "Record(key='early')\nRecord(key='late')\nsent\n__main__\nbye\n",
  });
  await runCell(cell);
  expect(await trouble(cell)).toBe('');
  expect(await cell.locator('.verdict').innerText()).toBe('Same as in the lesson');
});

const ELSEWHERE = 'http://course.test:9/';

test('code reaches no network, no storage and no other worker', { timeout: SLOW_MS }, async (ctx) => {
  const { page, problems } = await openOnce(ctx, '/en/lessons/01-keys/');
  const python = await addCell(page, {
    language: 'python',
    code: `
import urllib.request
def attempt(name, call):
    try:
        print(name, "reached", call())
    except BaseException as error:
        print(name, "refused")
def from_js(name):
    import js
    return getattr(js, name)
def request():
    import pyodide.http
    return pyodide.http.open_url("${ELSEWHERE}")
attempt("urllib", lambda: urllib.request.urlopen("${ELSEWHERE}", timeout=2))
attempt("open_url", request)
for name in ("fetch", "XMLHttpRequest", "WebSocket", "indexedDB", "caches", "Worker", "self", "eval", "Function", "postMessage"):
    attempt(name, lambda: from_js(name))
def evaluate():
    from pyodide.code import run_js
    return run_js("1 + 1")
attempt("run_js", evaluate)
def construct():
    import js
    return js.Object.constructor("return self")()
attempt("constructor", construct)
`,
  });
  await runCell(python);
  expect((await printed(python)).trim().split('\n')).toEqual(
    [
      'urllib open_url fetch XMLHttpRequest WebSocket indexedDB caches Worker self eval Function postMessage',
      'run_js constructor',
    ]
      .join(' ')
      .split(' ')
      .map((name) => `${name} refused`),
  );
  const javascript = await addCell(page, {
    language: 'javascript',
    code: `for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'importScripts', 'Worker', 'postMessage', 'process', 'require'])
  console.log(name, typeof globalThis[name]);
try { await import('${ELSEWHERE}code.js'); console.log('reached'); } catch { console.log('refused'); }`,
  });
  await runCell(javascript);
  expect(await printed(javascript)).toMatch(/^(\w+ undefined\n){8}refused\n$/);
  expect(problems.filter((problem) => problem.startsWith('external'))).toEqual([]);
});

test('a worker started as the cells’ are has the page’s policy: another host is refused', async (ctx) => {
  const { page, close } = await visit(ctx, '/en/lessons/01-keys/');
  const answer = await page.evaluate(
    (elsewhere) =>
      new Promise((resolve) => {
        const script = `
          addEventListener('securitypolicyviolation', (event) => postMessage(event.effectiveDirective));
          fetch('${elsewhere}').then(() => postMessage('reached'), () => {});`;
        const worker = new Worker(URL.createObjectURL(new Blob([script])));
        worker.onmessage = ({ data }) => resolve(data);
      }),
    ELSEWHERE,
  );
  expect(answer).toBe('connect-src');
  await close();
});
