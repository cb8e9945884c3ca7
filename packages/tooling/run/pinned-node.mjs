/** Which Node runs Lamplight: the pinned one of node_modules, or the machine's own where npm has no such package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './explain.mjs';
import { nodePackages } from './node-packages.mjs';
import { root } from './paths.mjs';

/** The oldest Node that runs TypeScript files as they are and that better-sqlite3 is built for. */
const oldestMajor = 24;

/** @param {string} node */
function runs(node) {
  return existsSync(node) && spawnSync(node, ['--version']).status === 0;
}

/**
 * The absolute path of the Node to use. Call it after the installation.
 * Throws an `Explained` when this machine has none that will do.
 * @returns {string}
 */
export function findNode() {
  const packaged = nodePackages[`${process.platform}-${process.arch}`];
  if (packaged) {
    const pinned = join(root, 'node_modules', packaged.name, packaged.program);
    if (runs(pinned)) return pinned;
  }
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath;
  throw new Explained(
    `Lamplight needs Node ${oldestMajor} or later on this kind of machine (${process.platform} ${process.arch}; ` +
      `here is ${process.version}): install it from https://nodejs.org and run the command again.`,
  );
}
