import { describe, expect, test } from 'vitest';
import { hostSettingsChangeSchema, MOST_CLASS_TURNS, MOST_STUDENT_TURNS } from './index.ts';

const read = (change: unknown) => hostSettingsChangeSchema.safeParse(change);

describe('the contacts of a host', () => {
  test.each([
    ['an address', { supportEmail: ' help@example.org ' }, { supportEmail: 'help@example.org' }],
    ['a telephone number', { phone: '+1 (555) 01-00' }, { phone: '+1 (555) 01-00' }],
    ['a name', { organisation: 'Grace Church' }, { organisation: 'Grace Church' }],
    ['an emptied field', { phone: '  ', privacyEmail: '' }, { phone: null, privacyEmail: null }],
  ])('may be %s', (_, legal, expected) => {
    expect(read({ legal }).data?.legal).toEqual(expected);
  });

  test.each([
    ['what is no address', { supportEmail: 'help at example' }],
    ['a number in words', { phone: 'call me' }],
    ['a page of text', { organisation: 'x'.repeat(121) }],
    ['a field that there is not', { fax: '555' }],
  ])('are not %s', (_, legal) => {
    expect(read({ legal }).success).toBe(false);
  });
});

describe('the budget of the AI', () => {
  test.each([
    [{ classTurnsPerDay: 0 }, true],
    [{ classTurnsPerDay: MOST_CLASS_TURNS, studentTurnsPerDay: MOST_STUDENT_TURNS }, true],
    [{ studentTurnsPerDay: null }, true],
    [{ classTurnsPerDay: MOST_CLASS_TURNS + 1 }, false],
    [{ studentTurnsPerDay: MOST_STUDENT_TURNS + 1 }, false],
    [{ studentTurnsPerDay: -1 }, false],
    [{ studentTurnsPerDay: 1.5 }, false],
  ])('%j is taken: %s', (aiBudget, isTaken) => {
    expect(read({ aiBudget }).success).toBe(isTaken);
  });
});
