import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a module needs to run: its imports and re-exports, without those of types. */
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gm;

/** The names of an import of icons. */
const ICONS = /\{([^}]*)\}\s+from\s+'@tabler\/icons-react'/g;

const DOMAIN = '@lamplight/domain/';
const DOMAIN_SOURCES = join(import.meta.dirname, '../../../packages/domain/src');

/** Of what a page needs, only this belongs to it alone. */
const OWN = /\/src\/(?:features|i18n\/en)\//;

/**
 * Every module of ours that pages reach from file to file, without what loads when it is asked for.
 * @param entries paths of the pages' own modules
 */
export function reachableModules(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (path: string | undefined) => {
    if (path === undefined || seen.has(path)) return;
    seen.add(path);
    if (!/\.tsx?$/.test(path)) return;
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(STATIC_IMPORT)) {
      visit(pathOf(name, path));
    }
  };
  for (const entry of entries) visit(entry);
  return seen;
}

/** The icons that modules show, as the names of their files: `IconClock`. */
export function iconsOf(modules: ReadonlySet<string>): ReadonlySet<string> {
  const names = [...modules]
    .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(ICONS)])
    .flatMap(([, list = '']) => list.match(/\bIcon\w+/g) ?? []);
  return new Set(names);
}

/** Where an imported module lies; undefined for those that are not ours. */
function pathOf(name: string, importer: string): string | undefined {
  if (name.startsWith(DOMAIN)) return join(DOMAIN_SOURCES, name.slice(DOMAIN.length), 'index.ts');
  if (!name.startsWith('.')) return undefined;
  const path = join(dirname(importer), name);
  return existsSync(path) ? path : undefined;
}

/** The modules of features that a page is put together from, with their English words. */
export function ownModules(entry: string): ReadonlySet<string> {
  const all = reachableModules([entry]);
  return new Set([...all].filter((path) => path === entry || OWN.test(path)));
}
