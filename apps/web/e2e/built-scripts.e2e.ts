import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { expect, test } from 'vitest';

const ASSETS = join(import.meta.dirname, '..', 'dist', 'assets');

/** What was part of ES2022 and is unknown to Safari 15.4, or came later: the reasons why a script is not read at all. */
function unreadable(script: string): string[] {
  const found: string[] = [];
  // Safari 16.4. Also in strings: a pattern that is made while the page runs fails there too.
  if (/\(\?<[=!]/.test(script)) found.push('a lookbehind');
  try {
    full(parse(script, { ecmaVersion: 2022, sourceType: 'module' }), ({ type }) => {
      if (type === 'StaticBlock') found.push('a static block');
    });
  } catch (error) {
    found.push(String(error));
  }
  return found;
}

test('every built script can be read by the oldest browsers that we serve', async () => {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const troubles: string[] = [];
  for (const name of names) {
    const script = await readFile(join(ASSETS, name), 'utf8');
    for (const reason of unreadable(script)) troubles.push(`${name}: ${reason}`);
  }
  expect(names.length).toBeGreaterThan(100);
  expect(troubles).toEqual([]);
});

test.each([
  ['a lookbehind', 'text.split(/(?<=a)b/)', ['a lookbehind']],
  ['one in a string', "new RegExp('(?<!a)b')", ['a lookbehind']],
  ['a static block', 'class A { static { go(); } }', ['a static block']],
  ['a set of letters as of ES2024', '/[a--b]/v.test(text)', [expect.stringContaining('flag')]],
  ['a named group and a private field', '/(?<a>b)/; class A { #b = 1 }', []],
])('%s', (_what, script, reasons) => {
  expect(unreadable(script)).toEqual(reasons);
});
