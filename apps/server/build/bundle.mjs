/**
 * Bundles the host for production: a few files instead of some thousand modules, which more than halves the time from
 * start to ready. `dist/main.js` is the host, `dist/lamplight.js` its commands; both are small starters that switch
 * Node's compile cache on before they load the bundle beside them.
 *
 * The bundles are CommonJS: the first import of a built-in as an ES module evaluates everything that it offers, and
 * node:http offers a whole fetch client that the host never uses.
 */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { writeKnowledge } from './knowledge.mjs';
import { nativeSpread } from './plugins/native-spread.mjs';
import { LATE, lateFile, onFirstUse } from './plugins/on-first-use.mjs';
import { packagesOnFirstUse } from './plugins/packages-on-first-use.mjs';
import { readOnFirstUse } from './plugins/read-on-first-use.mjs';
import { routersOnFirstCall } from './plugins/routers-on-first-call.mjs';
import { swaggerUiFiles } from './plugins/swagger-ui-files.mjs';

const folder = join(import.meta.dirname, '..');

/** Program name → the module it starts from. */
const programs = { main: 'src/main.ts', lamplight: 'src/commands/lamplight.ts' };

/** What the host starts as a thread: a bundle without a starter. */
const threads = { judge: 'src/judge/judge-program.ts' };

const entries = new Set(
  Object.values({ ...programs, ...threads }).map((module) => join(folder, module)),
);

/**
 * Packages that stay packages: native binaries, which are found by their place on the disk, and one whose octal
 * escapes are no longer JavaScript in strict code.
 */
const external = [/^better-sqlite3($|\/)/, /^@node-rs\/argon2($|\/)/, /^qrcode-terminal($|\/)/];

/** Where Node keeps what it compiled, beside the bundle; parts of its path. */
const COMPILED = ['node_modules', '.cache', 'compiled'];

/**
 * The compile cache lies inside this folder and not in the shared temporary folder, where another user of the
 * machine could leave code for us. NODE_COMPILE_CACHE names another place; where none can be written, Node goes on
 * without it.
 * @param {string} program
 */
function starter(program) {
  return [
    "import { createRequire, enableCompileCache } from 'node:module';",
    "import { join } from 'node:path';",
    '',
    `const ownCache = join(import.meta.dirname, '..', '${COMPILED.join("', '")}');`,
    'enableCompileCache(process.env.NODE_COMPILE_CACHE ?? ownCache);',
    `createRequire(import.meta.url)('./${program}.bundle.cjs');`,
    '',
  ].join('\n');
}

const dist = join(folder, 'dist');
const unfinished = join(folder, 'dist.unfinished');
await rm(unfinished, { recursive: true, force: true });

const build = await rolldown({
  cwd: folder,
  input: Object.fromEntries(
    Object.entries({ ...programs, ...threads }).map(([program, module]) => [
      `${program}.bundle`,
      module,
    ]),
  ),
  platform: 'node',
  external,
  plugins: [
    swaggerUiFiles,
    nativeSpread,
    readOnFirstUse,
    routersOnFirstCall,
    packagesOnFirstUse,
    onFirstUse,
  ],
  preserveEntrySignatures: 'allow-extension',
  // A module that cannot be found is otherwise taken for a package of the machine and fails at the first start.
  onLog(level, log, handle) {
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    handle(level, log);
  },
});
await build.write({
  dir: unfinished,
  format: 'cjs',
  sourcemap: true,
  entryFileNames: '[name].cjs',
  chunkFileNames: ({ name }) => (name.startsWith(LATE) ? '[name]-[hash].cjs' : 'shared-[hash].cjs'),
  codeSplitting: {
    groups: [
      { name: 'zod', test: /[/\\]node_modules[/\\]zod[/\\]/, priority: 2 },
      { name: lateFile, debugName: 'late', includeDependenciesRecursively: false, priority: 1 },
      // An entry runs what it is the entry of: no other file may have to load one for something that lies in it.
      { name: 'host', tags: ['$initial'], test: (id) => !entries.has(id), entriesAware: true },
    ],
  },
});
await build.close();
await writeKnowledge(unfinished);

for (const program of Object.keys(programs)) {
  await writeFile(join(unfinished, `${program}.js`), starter(program));
}
// A build that fails leaves the last good one in its place.
await rm(dist, { recursive: true, force: true });
await rename(unfinished, dist);
// What was compiled of earlier bundles is never read again, and would grow by some megabytes with each build.
await rm(join(folder, ...COMPILED), { recursive: true, force: true });
