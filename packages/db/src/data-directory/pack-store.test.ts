import { mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDataFolder } from '../testing/data-folder.ts';
import { createPackStore, type PackStore } from './pack-store.ts';
import { dataDirectory } from './paths.ts';

let folder: ReturnType<typeof createDataFolder>;
let packs: string;
let store: PackStore;
beforeEach(() => {
  folder = createDataFolder();
  packs = dataDirectory(folder.path).packs;
  store = createPackStore({ packs });
});
afterEach(() => folder.remove());

const documents = new Map<string, unknown>([
  ['stories.json', []],
  ['lessons/bible-1.json', { title: 'Seeds' }],
]);

test('what was written is found whole', () => {
  expect(store.find('harvest-1')).toBeNull();
  const place = store.write('harvest-1', documents);
  expect(store.find('harvest-1')).toBe(place);
  expect(readFileSync(join(place, 'lessons/bible-1.json'), 'utf8')).toBe('{"title":"Seeds"}');
  expect(readdirSync(packs)).toEqual(['harvest-1']);
});

test('a document that cannot be written leaves nothing', () => {
  const broken = new Map<string, unknown>([...documents, ['stories.json/x.json', {}]]);
  expect(() => store.write('harvest-1', broken)).toThrow();
  expect(store.find('harvest-1')).toBeNull();
  expect(readdirSync(packs)).toEqual([]);
});

test('what was left in the middle is never found, and goes when nobody is at work on it', () => {
  const left = join(packs, 'harvest-1.00ff.unfinished');
  mkdirSync(left, { recursive: true });
  store.keepOnly([]);
  expect(readdirSync(packs)).toHaveLength(1);
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  utimesSync(left, yesterday, yesterday);
  const kept = store.write('harvest-2', documents);
  utimesSync(kept, yesterday, yesterday);
  store.keepOnly(['harvest-2']);
  expect(readdirSync(packs)).toEqual(['harvest-2']);
  expect(store.find('harvest-1')).toBeNull();
});
