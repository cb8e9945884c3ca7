import { expect, test } from 'vitest';
import { BANK_BANDS, BANK_TYPES } from '../checks/bank-item.ts';
import { writtenItems } from './written.ts';

/** Items of a bank at least: a child meets one of each type on most of 56 days. */
const LEAST = 60;

test('every bank that spec 9 needs has items for most days, none of them twice', () => {
  for (const type of BANK_TYPES) {
    for (const band of BANK_BANDS[type]) {
      const keys = writtenItems(type, band).map(({ key }) => key);
      expect(keys.length, `${type} ${band}`).toBeGreaterThanOrEqual(LEAST);
      expect(new Set(keys).size).toBe(keys.length);
    }
  }
});
