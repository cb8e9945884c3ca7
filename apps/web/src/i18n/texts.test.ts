import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import resources from './resources.ts';

const HERE = import.meta.dirname;
const SOURCES = join(HERE, '..');
/** Endings that the number of things puts on a key. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

type Tree = { readonly [key: string]: unknown };

function readTexts(language: string, namespace: string): Tree {
  return JSON.parse(readFileSync(join(HERE, language, `${namespace}.json`), 'utf8')) as Tree;
}

function namespacesOf(language: string): string[] {
  return readdirSync(join(HERE, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}

/** Every text by its key, such as `menu.open`; a list counts as one text. */
function leaves(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string' || Array.isArray(tree)) return [[path, JSON.stringify(tree)]];
  return Object.entries(tree as Tree).flatMap(([key, value]) =>
    leaves(value, path === '' ? key : `${path}.${key}`),
  );
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? '').sort();
}

const scripts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^i18n\b|\.gen\.ts$/.test(file))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

/** What stands between quotes or backticks in the sources and could be a key. */
const QUOTED = /(['"`])((?:[\w-]|\.|:|\$\{[^`]*?\})+)\1(,\s*\{\s*returnObjects)?/g;
const FILLED_IN = /\$\{[^`]*?\}/;

/** The keys that a quoted text names: a filled-in part stands for any one name. */
function keyPattern(quoted: string, isBranch: boolean): RegExp {
  const parts = quoted.replace(/^[a-z]+:/, '').split(FILLED_IN);
  const pattern = parts.map((part) => part.replace(/[.*+?^()|[\]\\]/g, '\\$&')).join('[\\w-]+');
  return new RegExp(`^${pattern}${isBranch ? '(?:\\.|$)' : '$'}`);
}

const patterns = [...scripts.matchAll(QUOTED)]
  .filter(([, , quoted = '']) => /\w/.test(quoted.split(FILLED_IN).join('')))
  .map(([, , quoted = '', branch]) => keyPattern(quoted, branch !== undefined));

describe('English', () => {
  test('is known to the compiler in all its files: `pnpm texts` in apps/web lists them anew', () => {
    expect(Object.keys(resources).sort()).toEqual(namespacesOf('en').sort());
  });

  test.each(namespacesOf('en'))('%s holds no key that nothing uses', (namespace) => {
    const unused = leaves(readTexts('en', namespace))
      .map(([key]) => key.replace(PLURAL, ''))
      .filter((key) => !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  test('would be caught holding such a key', () => {
    expect(patterns.some((pattern) => pattern.test('logout.unheardOf'))).toBe(false);
    expect(patterns.some((pattern) => pattern.test('logout.done'))).toBe(true);
  });

  test.each(namespacesOf('en'))('%s holds no empty text', (namespace) => {
    const empty = leaves(readTexts('en', namespace)).filter(([, text]) => /^"\s*"$/.test(text));
    expect(empty).toEqual([]);
  });
});

const translations = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  namespacesOf(language)
    .filter((namespace) => namespace !== 'sentences')
    .map((namespace) => [language, namespace] as const),
);

describe.each(translations)('%s/%s.json', (language, namespace) => {
  const english = new Map(
    leaves(readTexts('en', namespace)).map(([key, text]) => [key.replace(PLURAL, ''), text]),
  );
  const translated = leaves(readTexts(language, namespace)).map(
    ([key, text]) => [key.replace(PLURAL, ''), text] as const,
  );

  test('translates every key, and no other', () => {
    const keys = [...new Set(translated.map(([key]) => key))].sort();
    expect(keys).toEqual([...english.keys()].sort());
  });

  test('keeps what is filled in', () => {
    for (const [key, text] of translated) {
      const expected = placeholders(english.get(key) ?? '');
      // A plural form may say "one lesson" instead of the number.
      const kept = placeholders(text);
      expect(expected, key).toEqual(expect.arrayContaining(kept));
    }
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s translates all of English',
  (language) => {
    const namespaces = namespacesOf(language).filter((namespace) => namespace !== 'sentences');
    expect(namespaces).toEqual(namespacesOf('en'));
  },
);

test('every language knows the same sentences of the server', () => {
  const [first = [], ...others] = LANGUAGES.filter((language) => language !== 'en').map(
    (language) => Object.keys(readTexts(language, 'sentences')).sort(),
  );
  for (const other of others) expect(other).toEqual(first);
});

describe('a refusal of the host', () => {
  const known = new Set(Object.keys(readTexts('de', 'sentences')));
  const api = join(HERE, '../../../../packages/api/src');
  const refused = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(api, file), 'utf8');
      const said = file.endsWith('app-error.ts')
        ? /message:\s*(['"])(.+?)\1/g
        : /new AppError\('\w+', \{\s*message: (['"])(.+?)\1/g;
      return [...source.matchAll(said)].map(([, , sentence = '']) => sentence);
    });

  test('is looked for where it is thrown', () => {
    expect(refused).toContain('Please sign in first.');
    expect(refused).toContain('There is no such story.');
  });

  test('has its sentence in every language', () => {
    expect(refused.filter((sentence) => !known.has(sentence))).toEqual([]);
  });
});
