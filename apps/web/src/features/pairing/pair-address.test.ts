import { expect, test } from 'vitest';
import { pairAddress } from './pair-address.ts';
import { pairSearch } from './pair-search.ts';

test('the address of a slip holds its code, and is read back', () => {
  const address = pairAddress('http://192.168.1.20:8080', 'ABCDEFGHJK');
  expect(address).toBe('http://192.168.1.20:8080/pair?code=ABCDE-FGHJK');
  const code = new URL(address).searchParams.get('code');
  expect(pairSearch({ code })).toEqual({ code: 'ABCDEFGHJK' });
});

test.each([{}, { code: '' }, { code: 'ABC' }, { code: 7 }, { code: ['ABCDEFGHJK'] }])(
  '%j names no slip',
  (search) => {
    expect(pairSearch(search).code).toBeUndefined();
  },
);
