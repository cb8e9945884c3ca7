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

const folder = join(import.meta.dirname, '..');

/** Program name → the module it starts from. */
const programs = { main: 'src/main.ts', lamplight: 'src/commands/lamplight.ts' };

/** What the host starts as a thread: a bundle without a starter. */
const threads = { judge: 'src/judge/judge-program.ts' };

/**
 * Packages that stay packages: native binaries, which are found by their place on the disk, and one whose octal
 * escapes are no longer JavaScript in strict code.
 */
const external = [/^better-sqlite3($|\/)/, /^@node-rs\/argon2($|\/)/, /^qrcode-terminal($|\/)/];

/**
 * The page of the API's documentation serves files of its package. Its code goes into the bundle and finds them there.
 * @type {import('rolldown').Plugin}
 */
const swaggerUiFiles = {
  name: 'swagger-ui-files',
  transform: {
    filter: { id: /@fastify[/\\]swagger-ui[/\\](index|lib[/\\]routes)\.js$/ },
    handler(code, id) {
      const place = /[/\\]lib[/\\]/.test(id) ? "'..', 'lib'" : "'..'";
      const entry =
        "require('node:module').createRequire(__filename).resolve('@fastify/swagger-ui')";
      const found = `require('node:path').join(${entry}, ${place})`;
      return { code: code.replaceAll('__dirname', found), map: { mappings: '' } };
    },
  },
};

const SLOW_SPREAD = 'function _objectSpread2(e) {';
let spreadReplaced = false;

/**
 * tRPC is published with a spread helper for browsers of long ago, which takes a sixth of a request's time here (see
 * decision 0007). A build that no longer finds the helper fails, so that this goes when it has served its time.
 * @type {import('rolldown').Plugin}
 */
const nativeSpread = {
  name: 'native-spread',
  transform: {
    filter: { id: /@trpc[/\\]server[/\\]dist[/\\]/, code: SLOW_SPREAD },
    handler(code) {
      spreadReplaced = true;
      const native = `${SLOW_SPREAD} return Object.assign(...arguments);`;
      return { code: code.replace(SLOW_SPREAD, native), map: { mappings: '' } };
    },
  },
  buildEnd() {
    if (!spreadReplaced) throw new Error('tRPC has no slow spread helper any more: remove this');
  },
};

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
    "const ownCache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled');",
    'enableCompileCache(process.env.NODE_COMPILE_CACHE ?? ownCache);',
    `createRequire(import.meta.url)('./${program}.bundle.cjs');`,
    '',
  ].join('\n');
}

/** The long part of a lesson or story: the last property of what its file exports. */
const LONG_PART = /^ {2}(bands|texts): \{\n([\s\S]*)^ {2}\},\n\};\n$/m;

/**
 * Lessons and stories are megabytes that a host needs when somebody reads them, not when it starts. Their long part
 * becomes a getter that makes it on first use, so that Node passes over it.
 * @type {import('rolldown').Plugin}
 */
const readOnFirstUse = {
  name: 'read-on-first-use',
  transform: {
    filter: {
      id: /packages[/\\]content[/\\]src[/\\](lessons[/\\]\w+[/\\]day|stories[/\\]story)-\d+\.ts$/,
    },
    handler(code, id) {
      if (!LONG_PART.test(code)) throw new Error(`${id} does not end with its bands or texts`);
      /** @type {(whole: string, name: string, inner: string) => string} */
      const getter = (_whole, name, inner) =>
        `  get ${name}() {\n    const value = {\n${inner}    };\n` +
        `    Object.defineProperty(this, '${name}', { value, enumerable: true });\n` +
        '    return value;\n  },\n};\n';
      return { code: code.replace(LONG_PART, getter), map: { mappings: '' } };
    },
  },
};

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
  plugins: [swaggerUiFiles, nativeSpread, readOnFirstUse],
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
  chunkFileNames: 'shared-[hash].cjs',
});
await build.close();

for (const program of Object.keys(programs)) {
  await writeFile(join(unfinished, `${program}.js`), starter(program));
}
// A build that fails leaves the last good one in its place.
await rm(dist, { recursive: true, force: true });
await rename(unfinished, dist);
