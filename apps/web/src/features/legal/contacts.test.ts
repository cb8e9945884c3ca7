import { expect, test } from 'vitest';
import { contactList, readContacts } from './contacts.ts';

test('a host that gives contacts has them shown in order', () => {
  const contacts = readContacts({
    mailConfigured: true,
    phone: '555 0100',
    supportEmail: 'help@example.org',
  });
  expect(contactList(contacts)).toEqual([
    { kind: 'supportEmail', value: 'help@example.org' },
    { kind: 'phone', value: '555 0100' },
  ]);
});

test('a host that gives none, or blank ones, has none', () => {
  expect(contactList(readContacts({ mailConfigured: false }))).toEqual([]);
  expect(contactList(readContacts({ supportEmail: ' ', phone: null }))).toEqual([]);
});
