/** Puts together what runs on a platform, and nothing else: the image and the archives are made of it. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { capture } from '../run/child.mjs';
import { Explained } from '../run/explain.mjs';
import { nodePackages } from '../run/node-packages.mjs';
import { pnpmProgram, root } from '../run/paths.mjs';
import { nodePackageOf, type Platform } from './platforms.ts';
import { readmeFirst } from './readme-first.ts';
import { runsIn } from './runs.ts';

const STARTERS = join(import.meta.dirname, 'starters');
const SERVER = 'apps/server';

/** Files that say what is to be installed. */
const MANIFESTS = [
  ...['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs'],
  ...['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`),
  ),
];

/**
 * Installs what the bundles of the host leave outside, and Node, for a platform: the `dependencies` of apps/server as
 * the lockfile has them, in plain folders without links, which no zip of Windows knows.
 * @param into an empty folder
 * @throws Explained with pnpm's own words, for example when the registry is out of reach
 */
async function install({ os, cpu }: Platform, into: string): Promise<void> {
  for (const file of MANIFESTS.filter((path) => existsSync(join(root, path)))) {
    cpSync(join(root, file), join(into, file));
  }
  const { code, output } = await capture(
    pnpmProgram,
    [
      ...['--dir', into, 'install', '--prod', '--frozen-lockfile', '--ignore-scripts'],
      ...['--prefer-offline', '--filter', '.', '--filter', '@lamplight/server'],
      ...['--node-linker', 'hoisted', '--os', os, '--cpu', cpu, '--libc', 'glibc'],
    ],
    { ...process.env, CI: 'true' },
  );
  if (code !== 0) throw new Explained(output.trim());
}

/** @throws Explained for a native part that npm gave us no file of */
function checkNatives({ os, cpu, name }: Platform, folder: string): void {
  const node = nodePackageOf({ os, cpu });
  for (const [part, pattern] of [
    ['Node', `${node.name}/${node.program}`],
    ['the database', `better-sqlite3/prebuilds/${os}-${cpu}.node`],
    ['the hash of passwords', `@node-rs/argon2-${os}-${cpu}*/*.node`],
  ] as const) {
    if (globSync(pattern, { cwd: folder }).length === 0) {
      throw new Explained(
        `npm has no ready-made file of ${part} for ${name}: ${pattern} is missing.`,
      );
    }
  }
}

function copy(from: string, to: string, isWanted: (path: string) => boolean = () => true): void {
  cpSync(from, to, {
    recursive: true,
    filter: (source) => {
      const path = relative(from, source).split(sep).join('/');
      return path === '' || isWanted(path);
    },
  });
}

/** Everything of a build but what tools read, and what Node has compiled of it on this machine. */
const isOfBuild = (path: string) => !/\.(?:map|ts)$/.test(path) && path !== 'compiled';

/** The built host and what it needs, laid out as in the repository. */
function gatherHost(platform: Platform, packages: string, into: string): void {
  for (const folder of [`${SERVER}/dist`, 'apps/web/dist']) {
    if (!existsSync(join(root, folder))) {
      throw new Explained(`${folder} is missing: build the host first.`);
    }
    copy(join(root, folder), join(into, folder), isOfBuild);
  }
  copy(packages, join(into, 'node_modules'), (path) => runsIn(platform, path));
  // It says that the bundles are modules.
  copy(join(root, SERVER, 'package.json'), join(into, SERVER, 'package.json'));
}

/** Node itself with its licence, which its package for Windows leaves out: then it is that of this machine's Node. */
function gatherNode(platform: Platform, packages: string, into: string): void {
  const { name, program } = nodePackageOf(platform);
  copy(join(packages, name, program), join(into, program));
  const own = nodePackages[`${process.platform}-${process.arch}`];
  const licence = [join(packages, name), join(root, 'node_modules', own?.name ?? name)]
    .map((folder) => join(folder, 'LICENSE'))
    .find((path) => existsSync(path));
  if (!licence) throw new Explained('The licence of Node was not found; it has to go with it.');
  copy(licence, join(into, 'LICENSE'));
}

/** The notices of what is in the bundles, which their builds have written; other packages carry their own. */
function thirdPartyLicences(): string {
  return [
    'Lamplight holds software of others. These are their notices: first of the host, then of the web app.',
    'The packages in app/node_modules carry theirs themselves, and Node in node/LICENSE.',
    ...[`${SERVER}/dist/THIRD-PARTY-LICENSES`, 'apps/web/dist/THIRD-PARTY-LICENSES.md'].map(
      (file) => readFileSync(join(root, file), 'utf8').trim(),
    ),
  ].join('\n\n');
}

/**
 * Lays out a release: `app/` with the host, `node/`, and at the top what a person reads and opens.
 * @param into a folder that is not there yet
 * @throws Explained when there is no build, or npm has not all parts for this platform
 */
export async function gather(platform: Platform, into: string): Promise<void> {
  mkdirSync(dirname(into), { recursive: true });
  const staging = mkdtempSync(`${into}.parts-`);
  try {
    await install(platform, staging);
    const packages = join(staging, 'node_modules');
    checkNatives(platform, packages);
    gatherHost(platform, packages, join(into, 'app'));
    gatherNode(platform, packages, join(into, 'node'));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  for (const file of ['run.mjs', 'data-folder.mjs']) {
    copy(join(STARTERS, file), join(into, 'app', file));
  }
  for (const file of [platform.starter, ...platform.besides]) {
    copy(join(STARTERS, file), join(into, file));
  }
  copy(join(root, 'LICENSE'), join(into, 'LICENSE'));
  writeFileSync(join(into, 'THIRD-PARTY-LICENSES'), thirdPartyLicences());
  // The portal names guides by their files.
  copy(join(root, 'docs'), join(into, 'docs'));
  writeFileSync(join(into, 'README-first.txt'), readmeFirst(platform));
}
