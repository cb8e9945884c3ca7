import { makePackArchive } from '@lamplight/content/packs/reading';
import { harvestDays } from '@lamplight/content/testing';
import { expect, test } from 'vitest';
import { createThreadReader } from '../src/packs/thread-reader.ts';

const reading = { bytes: makePackArchive(harvestDays()), verses: {} };

test('a thread reads a pack as the host itself would', async () => {
  expect(await createThreadReader()(reading)).toMatchObject({
    manifest: { name: 'harvest-days' },
    counts: { lessons: 5 },
    findings: [],
  });
});

test('what does not come to an end is refused', async () => {
  const { compiled, findings } = await createThreadReader(1)(reading);
  expect(compiled).toBeUndefined();
  expect(findings.map(({ message }) => message)).toEqual(['This pack takes too long to read.']);
});

test('Bibles of the host count instead of what the product carries', async () => {
  const verses = { en: new Map([['GEN 1:11', 'Other words.']]) };
  const { findings } = await createThreadReader()({ ...reading, verses });
  expect(findings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining("'Mark 4:28' is not among the passages at hand"),
  );
});
