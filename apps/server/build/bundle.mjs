/**
 * Bundles the host for production: one file a program instead of some thousand modules, which halves the time from
 * start to ready. `dist/main.js` is the host, `dist/lamplight.js` its commands; both are small starters that switch
 * Node's compile cache on before they load the bundle beside them.
 */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const folder = join(import.meta.dirname, '..');

/**
 * Packages that stay packages: native binaries that are found by their place on the disk, packages that serve or read
 * files of their own folder, and one whose octal escapes are no longer JavaScript inside a module.
 */
const external = [
  /^better-sqlite3($|\/)/,
  /^@node-rs\/argon2($|\/)/,
  /^@fastify\/swagger($|\/)/,
  /^@fastify\/swagger-ui($|\/)/,
  /^qrcode-terminal($|\/)/,
];

/** Program name → the module it starts from. */
const programs = { main: 'src/main.ts', lamplight: 'src/commands/lamplight.ts' };

/**
 * The compile cache lies inside this folder and not in the shared temporary folder, where another user of the
 * machine could leave code for us. NODE_COMPILE_CACHE names another place; where none can be written, Node goes on
 * without it.
 * @param {string} program
 */
function starter(program) {
  return [
    "import { enableCompileCache } from 'node:module';",
    "import { join } from 'node:path';",
    '',
    "const ownCache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled');",
    'enableCompileCache(process.env.NODE_COMPILE_CACHE ?? ownCache);',
    `await import('./${program}.bundle.js');`,
    '',
  ].join('\n');
}

const dist = join(folder, 'dist');
const unfinished = join(folder, 'dist.unfinished');
await rm(unfinished, { recursive: true, force: true });

/**
 * tRPC is published with a spread helper for browsers of long ago, which takes a tenth of a request's time here.
 * Every Node that runs this bundle copies properties natively. A build that no longer finds the helper fails, so that
 * this goes when it has served its time.
 */
const SLOW_SPREAD = 'function _objectSpread2(e) {';
let replaced = false;
const nativeSpread = {
  name: 'native-spread',
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    if (!id.includes('/@trpc/server/dist/') || !code.includes(SLOW_SPREAD)) return null;
    replaced = true;
    const native = code.replace(SLOW_SPREAD, `${SLOW_SPREAD} return Object.assign(...arguments);`);
    return { code: native, map: null };
  },
  buildEnd() {
    if (!replaced) throw new Error('tRPC has no slow spread helper any more: remove nativeSpread');
  },
};

const build = await rolldown({
  cwd: folder,
  input: Object.fromEntries(
    Object.entries(programs).map(([program, module]) => [`${program}.bundle`, module]),
  ),
  platform: 'node',
  external,
  plugins: [nativeSpread],
  // A module that cannot be found is otherwise taken for a package of the machine and fails at the first start.
  onLog(level, log, handle) {
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    handle(level, log);
  },
});
await build.write({
  dir: unfinished,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'shared-[hash].js',
});
await build.close();

for (const program of Object.keys(programs)) {
  await writeFile(join(unfinished, `${program}.js`), starter(program));
}
// A build that fails leaves the last good one in its place.
await rm(dist, { recursive: true, force: true });
await rename(unfinished, dist);
