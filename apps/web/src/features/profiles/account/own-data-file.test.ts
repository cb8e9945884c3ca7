import { expect, test } from 'vitest';
import { ownDataFileName } from './own-data-file.ts';

test.each([
  ['ruth', 'lamplight-ruth-2026-06-15.json'],
  ['ruth the/great', 'lamplight-ruth-the-great-2026-06-15.json'],
  ['Zoë_9', 'lamplight-Zoë_9-2026-06-15.json'],
])('the file of %s is called %s', (username, file) => {
  expect(ownDataFileName(username, '2026-06-15T09:00:00.000Z')).toBe(file);
});
