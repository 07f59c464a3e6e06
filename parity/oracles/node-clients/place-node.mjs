import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Puts the Node that @platformatic/kafka needs at prepared/node.
 * The npm package `node` would fetch it in an install script; the packages that carry it for each platform are
 * dependencies here, so that the lock covers them and no script has to run.
 */
const platform = process.platform === 'win32' ? 'win' : process.platform;
const family = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
const packageName = `${family}-${platform}-${process.arch}`;
const { resolve } = createRequire(import.meta.url);

const folder = fileURLToPath(new URL('prepared/', import.meta.url));
mkdirSync(folder, { recursive: true });
rmSync(`${folder}node`, { force: true });
symlinkSync(relative(folder, resolve(`${packageName}/bin/node`)), `${folder}node`);
