import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SPECIFIED_TEXTS } from '../../test/specified-texts.ts';

const ENGLISH = join(import.meta.dirname, 'en');
const PACKAGES = join(import.meta.dirname, '../../../../packages');

function leaves(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [];
}

/** Every English text of the interface, with a `*` for what is filled in. */
const shown = new Set(
  readdirSync(ENGLISH)
    .flatMap((file) => leaves(JSON.parse(readFileSync(join(ENGLISH, file), 'utf8'))))
    .map((text) => text.replace(/\{\{[^}]*\}\}/g, '*')),
);

/** What rules and services say to people, between quotes in the sources. */
const said = ['domain', 'api']
  .flatMap((name) =>
    readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(PACKAGES, name, 'src', file),
    ),
  )
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function isInTheProduct(text: string): boolean {
  return shown.has(text) || said.includes(`'${text}'`) || said.includes(`"${text}"`);
}

describe.each(Object.entries(SPECIFIED_TEXTS))('section %s', (_section, texts) => {
  test.each(texts)('says %j', (text) => {
    expect(isInTheProduct(text)).toBe(true);
  });
});

test('a text that nobody wrote is not found', () => {
  expect(isInTheProduct('Your goldfish has been fed.')).toBe(false);
});
