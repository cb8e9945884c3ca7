import { expect, test } from 'vitest';
import { mailedLink } from './mailed-link.ts';

test('the link of a mail is found', () => {
  const body = 'Hello Ruth,\n\nhttp://192.168.1.5:8080/magic-login?token=aB-c_1\n\nIt works once.';
  expect(mailedLink(body)).toBe('http://192.168.1.5:8080/magic-login?token=aB-c_1');
});

test('a mail whose text is gone has no link', () => {
  expect(mailedLink('')).toBeNull();
});
