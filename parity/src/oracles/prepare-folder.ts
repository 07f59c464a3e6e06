import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { digestFiles } from './digest-files.ts';
import { findTool, toolVersion } from './find-tool.ts';
import type { OracleFolder } from './oracle-folder.ts';

/** What became of a folder: it can run, or why it cannot. */
export type Preparation =
  | { state: 'reused' }
  | { state: 'prepared'; seconds: number }
  | { state: 'missing-tool'; tool: string }
  | { state: 'failed'; reason: string }
  | { state: 'unavailable'; reason: string };

/** What stands in `prepared/stamp.json`, once everything is ready. */
interface Stamp {
  filesDigest: string;
  /** What each tool said of its version. */
  toolVersions: Record<string, string>;
}

/** A download or a build that takes longer has lost its way. */
const PREPARE_TIMEOUT_MS = 20 * 60_000;
const LAST_WORDS_LINES = 5;

/** Whether a folder stands as it was prepared; whether its tools have changed since is not looked at. */
export function isPrepared(folder: OracleFolder): boolean {
  return folder.prepare.length === 0 || readStamp(folder)?.filesDigest === filesDigest(folder);
}

/**
 * Prepares a folder, unless its files and tools are the same as last time. One that fails half-way counts as not
 * prepared.
 * @returns what became of it. Never rejects for what a folder does
 */
export async function prepareFolder(folder: OracleFolder): Promise<Preparation> {
  if (folder.unavailable !== undefined) return { state: 'unavailable', reason: folder.unavailable };
  const tool = folder.tools.find((name) => findTool(name) === undefined);
  if (tool !== undefined) return { state: 'missing-tool', tool };
  if (folder.prepare.length === 0) return { state: 'reused' };
  const stamp: Stamp = { filesDigest: filesDigest(folder), toolVersions: await toolVersions(folder.tools) };
  const text = `${JSON.stringify(stamp, null, 2)}\n`;
  if (readStampText(folder) === text) return { state: 'reused' };
  rmSync(stampFile(folder), { force: true });
  const startMs = performance.now();
  for (const command of folder.prepare) {
    const reason = await runCommand(command, folder.path);
    if (reason !== undefined) return { state: 'failed', reason };
  }
  mkdirSync(join(folder.path, 'prepared'), { recursive: true });
  writeFileSync(stampFile(folder), text);
  return { state: 'prepared', seconds: (performance.now() - startMs) / 1000 };
}

/** @returns why it failed, with its last words; undefined when it did not */
async function runCommand(
  [file, ...parameters]: readonly [string, ...string[]],
  cwd: string,
): Promise<string | undefined> {
  const { failed, timedOut, exitCode, signal, all, originalMessage } = await execa(file, parameters, {
    cwd,
    all: true,
    reject: false,
    stdin: 'ignore',
    timeout: PREPARE_TIMEOUT_MS,
  });
  if (!failed) return undefined;
  const command = [file, ...parameters].join(' ');
  const how = timedOut ? `took longer than ${PREPARE_TIMEOUT_MS} ms` : `ended with ${signal ?? exitCode}`;
  const what = exitCode === undefined && signal === undefined && !timedOut ? originalMessage : how;
  const lines = (all ?? '').split('\n').filter((line) => line.trim() !== '');
  return [`"${command}" ${what}`, ...lines.slice(-LAST_WORDS_LINES)].join('\n    ');
}

async function toolVersions(tools: readonly string[]): Promise<Record<string, string>> {
  const versions = await Promise.all(tools.map(toolVersion));
  return Object.fromEntries(tools.map((tool, index) => [tool, versions[index] ?? '']));
}

function filesDigest({ path, inputs }: OracleFolder): string {
  return digestFiles(path, inputs);
}

function stampFile({ path }: OracleFolder): string {
  return join(path, 'prepared', 'stamp.json');
}

function readStampText(folder: OracleFolder): string | undefined {
  try {
    return readFileSync(stampFile(folder), 'utf8');
  } catch {
    return undefined;
  }
}

function readStamp(folder: OracleFolder): Partial<Stamp> | undefined {
  try {
    return JSON.parse(readStampText(folder) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
