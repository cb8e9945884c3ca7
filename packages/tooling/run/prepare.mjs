/**
 * The first step of every command: what the lockfile names is installed, and a Node that can run it is found.
 * Needs only Node 18 and npm. Does nothing when nothing changed since the last time.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capture, Ended } from './child.mjs';
import { environmentFor, quietEnvironment } from './environment.mjs';
import { Explained } from './explain.mjs';
import { root } from './paths.mjs';
import { findNode } from './pinned-node.mjs';

/** The version that wrote pnpm-lock.yaml; the same as in the root package.json. */
const pnpm = 'pnpm@12.21.0';

const stampFile = join(root, 'node_modules', '.prepared.json');

/** Everything that decides what an installation holds, in one short text. */
function fingerprint() {
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs'];
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group)).sort()) {
      files.push(join(group, name, 'package.json'));
    }
  }
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** @returns {{ fingerprint?: string, node?: string }} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * How to start npx: through the npm that started us when there is one, since a machine may have npm elsewhere than
 * in PATH. Windows has it beside Node; what is in PATH there is a script that only a shell can start.
 * @returns {[command: string, args: string[]]}
 */
function npx() {
  const program = [
    process.env.npm_execpath && join(dirname(process.env.npm_execpath), 'npx-cli.js'),
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npx-cli.js'),
  ].find((path) => path && existsSync(path));
  return program ? [process.execPath, [program]] : ['npx', []];
}

const networkTrouble =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|error sending request|dns error|ERR_PNPM_META_FETCH_FAIL/i;

/** @param {string} output what npx or pnpm printed */
function explainFailure(output) {
  const tail = output.trim().split('\n').slice(-15).join('\n');
  if (networkTrouble.test(output)) {
    return `${tail}\n\nThe npm registry could not be reached. Lamplight fetches its parts from there once, on the first start; later starts need no internet. Connect this computer and run the command again.`;
  }
  return `${tail}\n\nInstalling the parts of Lamplight failed; the lines above say why.`;
}

async function install() {
  console.log('Lamplight: installing its parts (the first time this takes a few minutes) …');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const patience = setInterval(() => console.log(`  … still installing (${seconds()} s)`), 20_000);
  try {
    const [command, args] = npx();
    // CI makes pnpm ask nothing; without a terminal it would otherwise stop at its first question.
    const env = {
      ...quietEnvironment(),
      CI: 'true',
      // npm would otherwise wait a minute and more before it says that there is no network.
      npm_config_fetch_retry_maxtimeout: '10000',
    };
    const { code, output } = await capture(
      command,
      [...args, '-y', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'],
      env,
    ).catch((error) => {
      if (error instanceof Ended) throw error;
      throw new Explained(
        `npm could not be started (${error.message}): install Node with npm from https://nodejs.org.`,
      );
    });
    if (code !== 0) throw new Explained(explainFailure(output));
  } finally {
    clearInterval(patience);
  }
  console.log(`Lamplight: installed in ${seconds()} s.`);
}

/**
 * Brings node_modules in line with the lockfile and finds the Node to use.
 * Throws an `Explained` when the registry is out of reach or no fitting Node is there.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node's path; an environment with it first in PATH
 */
export async function prepare() {
  const wanted = fingerprint();
  let stamp = readStamp();
  if (stamp.fingerprint !== wanted || !stamp.node || !existsSync(stamp.node)) {
    await install();
    stamp = { fingerprint: wanted, node: findNode() };
    writeFileSync(stampFile, JSON.stringify(stamp));
  }
  const node = /** @type {string} */ (stamp.node);
  return { node, env: environmentFor(node) };
}
