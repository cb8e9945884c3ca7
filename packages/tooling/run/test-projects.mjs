/** The groups of tests, and which of them the arguments of a run ask for: what nobody asks for is neither built nor loaded. */
import { existsSync, readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';

/**
 * @typedef {object} TestProject
 * @property {string} name
 * @property {string} root the folder whose tests these are, below the repository
 * @property {readonly string[]} folders where below it they lie
 * @property {string} ending of their names
 * @property {'nothing' | 'content' | 'build'} needs what is made before they run; a build has the content in it
 */

const PACKAGE = { folders: ['src', 'test'], ending: '.test.ts' };

/** @type {readonly TestProject[]} */
export const testProjects = [
  { name: 'domain', root: 'packages/domain', ...PACKAGE, needs: 'nothing' },
  { name: 'content', root: 'packages/content', ...PACKAGE, needs: 'content' },
  { name: 'ai', root: 'packages/ai', ...PACKAGE, needs: 'nothing' },
  { name: 'game', root: 'packages/game', ...PACKAGE, needs: 'nothing' },
  { name: 'sandbox', root: 'packages/sandbox', ...PACKAGE, needs: 'nothing' },
  { name: 'theatre', root: 'packages/theatre', ...PACKAGE, needs: 'nothing' },
  { name: 'db', root: 'packages/db', ...PACKAGE, needs: 'nothing' },
  { name: 'api', root: 'packages/api', ...PACKAGE, needs: 'content' },
  {
    name: 'server',
    root: 'apps/server',
    ...PACKAGE,
    folders: ['src', 'build', 'test'],
    needs: 'content',
  },
  { name: 'tooling', root: 'packages/tooling', ...PACKAGE, folders: ['.'], needs: 'content' },
  {
    name: 'web',
    root: 'apps/web',
    ...PACKAGE,
    folders: ['src', 'build', 'test'],
    needs: 'content',
  },
  {
    name: 'web-page',
    root: 'apps/web',
    folders: ['src'],
    ending: '.page.test.tsx',
    needs: 'content',
  },
  { name: 'web-e2e', root: 'apps/web', folders: ['e2e'], ending: '.e2e.ts', needs: 'build' },
  // Installs and builds a checkout of its own.
  {
    name: 'checkout',
    root: 'packages/tooling',
    folders: ['run'],
    ending: '.e2e.ts',
    needs: 'nothing',
  },
  {
    name: 'release',
    root: 'packages/tooling',
    folders: ['release'],
    ending: '.e2e.ts',
    needs: 'build',
  },
];

/** Commands of Vitest that take patterns, the first word of its arguments. */
const COMMANDS = ['run', 'watch', 'list'];

/** Options of Vitest with a value of their own, which is no pattern of files. */
const OPTIONS_WITH_VALUE = [
  ...['config', 'root', 'dir', 'reporter', 'outputFile', 'environment', 'pool', 'shard', 'bail'],
  ...['retry', 'maxWorkers', 'testTimeout', 'hookTimeout', 'testNamePattern', 'mode', 'tagsFilter'],
];
const SHORT = { config: 'c', root: 'r', testNamePattern: 't' };

/**
 * @param {string} folder which may not be there
 * @returns {Generator<string>} the paths of its files
 */
function* filesBelow(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/**
 * Whether a project has a test file that a pattern fits, as Vitest finds them: a part of the path below the project's
 * folder, or a path below the repository.
 * @param {TestProject} project
 * @param {readonly string[]} patterns with slashes, relative to the repository
 */
function hasMatch({ root: folder, folders, ending }, patterns) {
  const parts = patterns.flatMap((pattern) => [pattern, posix.relative(folder, pattern)]);
  for (const name of folders) {
    for (const file of filesBelow(join(root, folder, name))) {
      if (!file.endsWith(ending)) continue;
      const path = relative(join(root, folder), file).split(sep).join('/');
      if (parts.some((part) => path.includes(part))) return true;
    }
  }
  return false;
}

/**
 * A pattern as a part of a path below the repository, without the line that Vitest may be given with it.
 * @param {string} pattern
 */
function partOfPath(pattern) {
  const below = pattern.startsWith(root) ? relative(root, pattern) : pattern;
  return below.split('\\').join('/').replace(/^\.\//, '').replace(/:\d+$/, '');
}

/**
 * The projects that the arguments of Vitest can mean: those of `--project`, and of these the ones with a file that a
 * pattern fits. All of them where nothing says otherwise, so that a misread argument costs time and no test.
 * @param {readonly string[]} args beginning with a command such as `run`
 * @returns {readonly TestProject[]}
 */
export function chosenProjects(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: {
      project: { type: 'string', multiple: true },
      ...Object.fromEntries(
        OPTIONS_WITH_VALUE.map((name) => {
          const short = SHORT[/** @type {keyof typeof SHORT} */ (name)];
          return [name, { type: /** @type {const} */ ('string'), ...(short ? { short } : {}) }];
        }),
      ),
    },
  });
  const names = /** @type {string[]} */ (values.project ?? []);
  const named = testProjects.filter(({ name }) => names.includes(name));
  const projects = named.length < names.length || names.length === 0 ? testProjects : named;
  const [first = ''] = positionals;
  const patterns = positionals.slice(COMMANDS.includes(first) ? 1 : 0).map(partOfPath);
  if (patterns.length === 0) return projects;
  const fitting = projects.filter((project) => hasMatch(project, patterns));
  return fitting.length === 0 ? projects : fitting;
}
