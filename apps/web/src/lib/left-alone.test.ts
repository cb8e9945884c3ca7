import { expect, test } from 'vitest';
import { leftAloneHeader } from './left-alone.ts';

test('a page says that nobody is there a minute after it was opened or touched', () => {
  const opened = Date.now();
  expect(leftAloneHeader(opened + 30_000)).toEqual({});
  expect(leftAloneHeader(opened + 61_000)).toEqual({ 'X-Left-Alone': '1' });
});
