import { describe, expect, test } from 'vitest';
import { groupedPairingCode, pairingCodeSchema, typedPairingCode } from './code.ts';

test.each([
  ['ABCDEFGHJK', 'ABCDEFGHJK'],
  ['abcde-fghjk', 'ABCDEFGHJK'],
  [' abcde  fghjk ', 'ABCDEFGHJK'],
  ['ABCDE–FGHJK', 'ABCDEFGHJK'],
  ['ＡＢＣＤＥＦＧＨＪＫ', 'ABCDEFGHJK'],
])('%j is the code %s', (typed, code) => {
  expect(typedPairingCode(typed)).toBe(code);
  expect(pairingCodeSchema.parse(typed)).toBe(code);
});

test('a code is shown in two groups of five, and read back from them', () => {
  expect(groupedPairingCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
  expect(typedPairingCode(groupedPairingCode('ABCDEFGHJK'))).toBe('ABCDEFGHJK');
});

describe('a code', () => {
  test.each(['', '   ', 'ABCDEFGHJ', 'ABCDEFGHJKM', 'A'.repeat(200), 7, null])(
    'is never %j',
    (typed) => {
      expect(pairingCodeSchema.safeParse(typed).success).toBe(false);
    },
  );
});
