import { expect, test } from 'vitest';
import { multiplayerSearch } from './multiplayer-search.ts';

test.each([
  [{ code: 'k7mpxq' }, 'K7MPXQ'],
  [{ code: '123456' }, '123456'],
  [{ code: '<b>' }, 'B'],
  [{ code: '?!' }, undefined],
  [{ code: 7 }, undefined],
  [{}, undefined],
])('%j invites to %j', (search, code) => {
  expect(multiplayerSearch(search).code).toBe(code);
});
