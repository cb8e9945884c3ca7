import { dirname } from 'node:path';

/**
 * What a host loads when somebody first uses it, and not when it starts: each name becomes a file of its own beside the
 * bundle. Part of a module's path, and the name of the file; null leaves a module to the bundler.
 * @type {readonly (readonly [RegExp, ((...found: string[]) => string) | null])[]}
 */
const PARTS = [
  // These are loaded part by part already, with `import()`.
  [
    /packages[/\\]content[/\\]src[/\\](?:scripture|(?:quizzes|rooms)[/\\](?:bible|ai|math|science))[/\\]/,
    null,
  ],
  // The two share their constants, and a file that needs itself while it loads cannot be loaded.
  [/packages[/\\]domain[/\\]src[/\\](?:curriculum|lessons)[/\\]/, () => 'domain-curriculum'],
  [
    /packages[/\\](content|domain|game|ai|sandbox)[/\\]src[/\\]([\w-]+)[/\\](?!once\.ts)/,
    (from, noun) => `${from}-${noun}`,
  ],
  [/packages[/\\]api[/\\]src[/\\]sample-class[/\\]deeds[/\\]/, () => 'sample-deeds'],
  [
    /node_modules[/\\](libphonenumber-js|papaparse|fraction\.js|fflate|bible-passage-reference-parser|glob|ip-address|mime-db)[/\\]/,
    (name) => name,
  ],
];

/** How the names of these files begin. */
export const LATE = 'late-';
const DOMAIN = /packages[/\\]domain[/\\]src[/\\]/;

/** Modules that make zod shapes: the other rules of their noun are often used without them. */
const makingShapes = new Set();
const REQUIRED_HERE = new RegExp(
  `^(?:const|let) (\\w+) = require\\("(\\./${LATE}[^"]+|@node-rs/argon2)"\\);$`,
  'gm',
);
const REQUIRED_FOR_NOTHING = new RegExp(`^require\\("\\./${LATE}[^"]+"\\);\n`, 'gm');
const COMMON_JS_INSIDE =
  /^var (\w+) = (\/\* @__PURE__ \*\/ \w+\.__toESM\(\w+\(\)\.\w+\(\)(?:, 1)?\));$/gm;

/**
 * The file that a module goes to; null leaves it to the bundler.
 * @param {string} id
 * @param {Pick<import('rolldown').PluginContext, 'getModuleInfo'>} graph
 * @returns {string | null}
 */
export function lateFile(id, graph) {
  for (const [path, name] of PARTS) {
    const found = path.exec(id);
    if (!found) continue;
    return name && LATE + name(...found.slice(1)) + (needsShapes(id, graph) ? '-shapes' : '');
  }
  return null;
}

/**
 * Whether a module of the domain makes shapes, or takes in one of its noun that does.
 * @param {string} id
 * @param {Pick<import('rolldown').PluginContext, 'getModuleInfo'>} graph
 * @returns {boolean}
 */
function needsShapes(id, graph) {
  if (makingShapes.has(id)) return true;
  if (!DOMAIN.test(id)) return false;
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  return imported.some((next) => dirname(next) === dirname(id) && needsShapes(next, graph));
}

/**
 * Makes a require of a late file wait until something of it is used. None of these files does anything but give what it
 * holds, so it does not matter when they are evaluated. What uses them while it is loaded itself still gets them; a ring
 * of files that do so could not be loaded, and fails the build.
 * @type {import('rolldown').Plugin}
 */
export const onFirstUse = {
  name: 'on-first-use',
  transform: {
    filter: { id: DOMAIN, code: /^import .*'zod';$/m },
    handler(_code, id) {
      makingShapes.add(id);
    },
  },
  renderChunk(code) {
    let rewritten = code.replace(REQUIRED_FOR_NOTHING, '');
    rewritten = whenUsed(rewritten, REQUIRED_HERE, (file) => `require("${file}")`);
    rewritten = whenUsed(rewritten, COMMON_JS_INSIDE, (made) => made);
    return rewritten === code ? null : { code: rewritten, map: null };
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      // An entry runs what it is the entry of, so whoever needed one would start a host.
      const entry = chunk.type === 'chunk' && chunk.imports.find((name) => isEntry(bundle[name]));
      if (entry) throw new Error(`${chunk.fileName} needs ${entry}`);
    }
    const ring = findRing(bundle);
    if (ring) throw new Error(`These files need each other: ${ring.join(' → ')}`);
  },
};

/**
 * Turns declarations that `pattern` finds (name, then what makes it) into functions that make it once, and uses into calls.
 * @param {string} code
 * @param {RegExp} pattern
 * @param {(made: string) => string} maker
 */
function whenUsed(code, pattern, maker) {
  /** @type {string[]} */
  const names = [];
  const declared = code.replace(pattern, (_, name, made) => {
    names.push(name);
    return `let ${name}$made; const ${name} = () => ${name}$made ??= ${maker(made)};`;
  });
  if (names.length === 0) return code;
  const any = names.map((name) => name.replaceAll('$', '\\$')).join('|');
  const use = new RegExp(`(new )?(?<![\\w$])(${any})\\.(?=[\\w$])`, 'g');
  const used = declared.replace(use, (_, made, name) => (made ? `new (${name}()).` : `${name}().`));
  const whole = new RegExp(`(?<![\\w$])(?<!const )(${any})(?![\\w$]|\\(\\))`).exec(used);
  if (whole) {
    const place = used.slice(whole.index - 60, whole.index + 60);
    throw new Error(`${whole[1]} is used as a whole, which would hand on a function: ${place}`);
  }
  return used;
}

/** @param {import('rolldown').OutputBundle[string] | undefined} output */
function isEntry(output) {
  return output?.type === 'chunk' && output.isEntry;
}

/**
 * @param {import('rolldown').OutputBundle} bundle
 * @returns {string[] | null}
 */
function findRing(bundle) {
  /** @type {Set<string>} */
  const safe = new Set();
  /** @type {(file: string, above: string[]) => string[] | null} */
  const follow = (file, above) => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    const chunk = bundle[file];
    if (safe.has(file) || chunk?.type !== 'chunk') return null;
    for (const next of chunk.imports.filter((name) => name.startsWith(LATE))) {
      const ring = follow(next, [...above, file]);
      if (ring) return ring;
    }
    safe.add(file);
    return null;
  };
  for (const file of Object.keys(bundle).filter((name) => name.startsWith(LATE))) {
    const ring = follow(file, []);
    if (ring) return ring;
  }
  return null;
}
