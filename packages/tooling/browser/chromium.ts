/**
 * A real headless browser for tests and screenshots, without a download: the Chromium that travels inside the npm
 * package `@sparticuz/chromium`, unpacked once into `node_modules/.cache`.
 *
 * The package's own `chromium.args` are never used: they switch web security off, and every test of a content
 * security policy would then pass for the wrong reason.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What `chromium.launch()` of playwright-core (and Vitest's `launchOptions`) takes. */
export interface ChromiumLaunchOptions {
  /** Absent where the package has no binary; playwright-core then looks for a browser of its own. */
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

const here = dirname(fileURLToPath(import.meta.url));
const cacheFolder = join(here, '..', '..', '..', 'node_modules', '.cache', 'chromium');

async function packageVersion(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const manifest: unknown = JSON.parse(
    await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'),
  );
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error('@sparticuz/chromium has no version in its package.json.');
}

function fontsConfiguration(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${join(folder, 'fonts', 'fonts')}</dir>`,
    `  <cachedir>${join(folder, 'fonts', 'cache')}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n');
}

async function unpackInto(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}.unpacking-`);
  try {
    await promisify(execFile)(process.execPath, [join(here, 'unpack-chromium.ts')], {
      env: { ...process.env, TMPDIR: staging },
    });
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontsConfiguration(folder));
    // Renaming is atomic: several processes may unpack at once, the first one wins, nobody sees half a browser.
    await rename(staging, folder).catch((error: unknown) => {
      if (!existsSync(join(folder, 'chromium'))) throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

let unpacked: Promise<string> | undefined;

async function unpackedFolder(): Promise<string> {
  const folder = join(cacheFolder, await packageVersion());
  if (!existsSync(join(folder, 'chromium'))) await unpackInto(folder);
  return folder;
}

/**
 * The folder that holds the unpacked browser, unpacking it on the first call (about two seconds, 220 MB).
 * Rejects with the system's error when `node_modules/.cache` cannot be written.
 */
function chromiumFolder(): Promise<string> {
  unpacked ??= unpackedFolder();
  return unpacked;
}

/** True where the npm package has a binary that runs: Linux on 64-bit Intel or AMD. */
export function hasPackagedChromium(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** Only this machine can be reached: no name is resolved, and an update or a font from outside shows as a failure. */
function offlineArguments(): string[] {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  const rules = ['MAP * ~NOTFOUND', 'EXCLUDE localhost', ...own.map((host) => `EXCLUDE ${host}`)];
  return ['--disable-background-networking', `--host-resolver-rules=${rules.join(', ')}`];
}

/**
 * Launch options that work on a bare machine and for root: the browser's own copies of the libraries that a slim
 * Debian lacks (libnss3 and friends), its own fonts (so text has the same width everywhere), no sandbox, no network.
 */
export async function chromiumLaunchOptions(): Promise<ChromiumLaunchOptions> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined) env[name] = value;
  }
  const args = ['--no-sandbox', ...offlineArguments()];
  if (!hasPackagedChromium()) return { args, env };
  const folder = await chromiumFolder();
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...env,
      FONTCONFIG_FILE: join(folder, 'fonts', 'fonts.conf'),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), env.LD_LIBRARY_PATH]
        .filter((path) => path !== undefined && path !== '')
        .join(':'),
    },
  };
}
