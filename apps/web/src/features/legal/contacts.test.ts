import { expect, test } from 'vitest';
import { contactList } from './contacts.ts';

const NONE = { organisation: null, supportEmail: null, privacyEmail: null, phone: null };

test('a host that gives contacts has them shown in order', () => {
  expect(contactList({ ...NONE, phone: '555 0100', supportEmail: 'help@example.org' })).toEqual([
    { kind: 'supportEmail', value: 'help@example.org' },
    { kind: 'phone', value: '555 0100' },
  ]);
});

test('a host that gives none has none', () => {
  expect(contactList(NONE)).toEqual([]);
});
