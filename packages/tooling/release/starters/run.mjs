/**
 * What the start script of a release runs: the host, or with arguments one of its commands. It sets what `npm start`
 * sets in a checkout and becomes the host itself, so that a stop of the script is a stop of the host.
 */
import { existsSync, readSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFolder } from './data-folder.mjs';

const beside = join(import.meta.dirname, '..', 'data');
const folder = dataFolder({
  platform: process.platform,
  environment: process.env,
  home: homedir(),
  beside: existsSync(beside) ? beside : null,
});
process.env.DATA_DIR = folder;
process.env.NODE_ENV ||= 'production';
// A later start takes what Node compiled at this one; where the folder cannot be written it goes without.
enableCompileCache(join(import.meta.dirname, 'compiled'));

/** A window that was opened for us closes with us: whoever double-clicked has to read why. */
function keepWindowOpen() {
  process.once('exit', (code) => {
    if (code === 0 || !process.stdin.isTTY) return;
    console.error('\nPress Enter to close this window.');
    try {
      readSync(0, Buffer.alloc(1));
    } catch {
      // The window is gone already.
    }
  });
}

/** @param {string} program of the bundles */
const become = (program) =>
  import(pathToFileURL(join(import.meta.dirname, 'apps', 'server', 'dist', program)).href);

if (process.argv.length > 2) {
  await become('lamplight.js');
} else {
  keepWindowOpen();
  // The window was closed.
  process.once('SIGHUP', () => process.emit('SIGTERM'));
  console.log(`Lamplight keeps everything in ${folder}`);
  await become('main.js');
}
