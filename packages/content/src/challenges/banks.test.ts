import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BANK_BANDS, BANK_TYPES } from '../checks/bank-item.ts';
import { loadBanks } from '../checks/bank-load.ts';
import { writtenItems } from './written.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

/** Items of a bank at least: a child meets one of each type on most of 56 days. */
const LEAST = 60;

test('what is on disk is what children get, in every bank that spec 9 needs', async () => {
  const { banks, findings } = await loadBanks(SOURCES);
  expect(findings).toEqual([]);
  for (const type of BANK_TYPES) {
    for (const band of BANK_BANDS[type]) {
      const onDisk = banks.find((bank) => bank.type === type && bank.band === band)?.items ?? [];
      const given = writtenItems(type, band);
      expect(given.map(({ key }) => key)).toEqual(onDisk.map(({ key }) => key));
      expect(given.length, `${type} ${band}`).toBeGreaterThanOrEqual(LEAST);
    }
  }
});
