import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UI_PICTURES } from './ui-pictures.ts';

const SOURCES = join(import.meta.dirname, '../..');

test('every picture of the first sprite is shown somewhere: it loads with the first page', () => {
  const scripts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('ui-pictures.ts'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');
  const unused = UI_PICTURES.filter(
    (name) => !scripts.includes(`'${name}'`) && !scripts.includes(`"${name}"`),
  );
  expect(unused).toEqual([]);
});

test('the names stand in order, each once', () => {
  expect([...UI_PICTURES]).toEqual([...new Set(UI_PICTURES)].sort());
});
