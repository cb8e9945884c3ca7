import { expect, test } from 'vitest';
import { isWritten, writtenFirst } from './index.ts';

const CARD = {
  ...{ contacts: [], allergies: 'Hazelnuts', medicines: '', notes: '' },
  ...{ changedAt: '2026-06-15T09:00:00.000Z', changedBy: null },
};
const row = (name: string, more: object = {}) => ({ name, card: null, fromProfiles: [], ...more });
const FROM_PROFILE = { fromProfiles: [{ parent: 'Eva', contact: '+1 555 010 0199' }] };

test.each([
  ['a card', { card: CARD }, true],
  ['a number in the profile of a parent', FROM_PROFILE, true],
  ['neither', {}, false],
])('of a child with %s something is written: %s', (_, more, written) => {
  expect(isWritten(row('Ruth', more))).toBe(written);
});

test('children of whom something is written come first, each part in its order', () => {
  const rows = [row('Adam'), row('Boaz', { card: CARD }), row('Naomi'), row('Ruth', FROM_PROFILE)];
  expect(writtenFirst(rows).map(({ name }) => name)).toEqual(['Boaz', 'Ruth', 'Adam', 'Naomi']);
});
