import { describe, expect, test } from 'vitest';
import {
  careInputSchema,
  dialledNumber,
  isDueForCheck,
  isTelephone,
  SHEET_CODE_LENGTH,
  sheetCodeOf,
  writtenSheetCode,
} from './index.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('a telephone number', () => {
  test.each([
    ['555 0100', '5550100'],
    ['+1 (555) 010-0199', '+15550100199'],
    ['+49 (0)30 / 123 45-67', '+49301234567'],
    ['030/12345', '03012345'],
    ['555.010.0199 ext. 12', '5550100199'],
    ['555 0100 x7', '5550100'],
  ])('%s dials %s', (written, dialled) => {
    expect(isTelephone(written)).toBe(true);
    expect(dialledNumber(written)).toBe(dialled);
  });

  test.each([
    '',
    '12',
    'ask at the office',
    '555 0100 after 5 pm',
    'eva@example.org',
    '1'.repeat(21),
    '+',
  ])('“%s” is none', (text) => {
    expect(isTelephone(text)).toBe(false);
  });
});

describe('what is saved about a child', () => {
  const contact = { name: 'Eva', relation: 'mother', telephone: '555 0100' };
  const full = {
    ...{ studentId: 1, version: 0, contacts: [contact], notice: 'Teachers see this.' },
    ...{ allergies: 'Nuts', medicines: '', notes: '' },
  };
  /** The first thing that is wrong: where, and what is said of it. */
  const refusal = (changes: object) => {
    const issue = careInputSchema.safeParse({ ...full, ...changes }).error?.issues[0];
    return issue && [issue.path.join('.'), issue.message];
  };

  test('may leave out anything but not everything', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ contacts: [] })).toBeUndefined();
    expect(refusal({ allergies: '' })).toBeUndefined();
    expect(refusal({ contacts: [], allergies: ' ' })).toEqual([
      'contacts',
      'Please fill in something first.',
    ]);
  });

  test('names up to three people, each with a number that can be called', () => {
    const relation = '';
    expect(refusal({ contacts: [contact, { ...contact, relation }, contact] })).toBeUndefined();
    expect(refusal({ contacts: Array(4).fill(contact) })?.[0]).toBe('contacts');
    expect(refusal({ contacts: [contact, { ...contact, name: ' ' }] })).toEqual([
      'contacts.1.name',
      'Please write who this is.',
    ]);
    expect(refusal({ contacts: [{ ...contact, telephone: '' }] })).toEqual([
      'contacts.0.telephone',
      'Please write the telephone number.',
    ]);
    expect(refusal({ contacts: [{ ...contact, telephone: 'at work' }] })).toEqual([
      'contacts.0.telephone',
      'Please write only a telephone number here, such as +1 555 010 0199.',
    ]);
  });

  test('comes with the words that were agreed to', () => {
    expect(refusal({ notice: '' })?.[0]).toBe('notice');
  });
});

test.each([
  [364, false],
  [365, true],
  [390, true],
])('a card that was changed %i days ago is due for a check: %s', (days, due) => {
  const now = Date.parse('2026-06-15T09:00:00Z');
  expect(isDueForCheck(new Date(now - days * DAY).toISOString(), now)).toBe(due);
});

test.each(['ABCDE-23456', 'abcde23456', ' abcde 23456 '])('the code is known as “%s”', (typed) => {
  expect(sheetCodeOf(typed)).toBe('ABCDE23456');
  expect(sheetCodeOf(typed)).toHaveLength(SHEET_CODE_LENGTH);
  expect(writtenSheetCode(sheetCodeOf(typed))).toBe('ABCDE-23456');
});
