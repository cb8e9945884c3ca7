import { describe, expect, test } from 'vitest';
import {
  type Audience,
  announcementState,
  announcementWordsSchema,
  isFor,
  textFor,
} from './announcement.ts';

const english = { language: 'en', title: 'Swimming', text: 'Bring a towel.\nAnd a hat.' } as const;
const german = { language: 'de', title: 'Schwimmen', text: 'Bring ein Handtuch mit.' } as const;
const words = {
  ...{ audience: 'everybody', from: '2026-06-15', until: '2026-06-19' },
  texts: [english, german],
} as const;
const reads = (part: object) => announcementWordsSchema.safeParse({ ...words, ...part });

describe('the words of an announcement', () => {
  test('are taken in several languages, with their lines', () => {
    expect(reads({}).data).toEqual(words);
    expect(reads({ until: words.from }).success).toBe(true);
  });

  test.each([
    ['no language', { texts: [] }],
    ['a language twice', { texts: [english, english] }],
    ['a language of no text here', { texts: [{ ...english, language: 'it' }] }],
    ['no title', { texts: [{ ...english, title: ' ' }] }],
    ['no text', { texts: [{ ...english, text: '' }] }],
    ['a text that is too long', { texts: [{ ...english, text: 'a'.repeat(2001) }] }],
    ['a link', { texts: [{ ...english, text: 'See https://example.org' }] }],
    ['an address in the title', { texts: [{ ...english, title: 'WWW.example.org' }] }],
    ['an end before the beginning', { until: '2026-06-14' }],
    ['more than three months', { until: '2026-09-15' }],
    ['an unknown audience', { audience: 'strangers' }],
  ])('are refused with %s', (_, part) => {
    expect(reads(part).success).toBe(false);
  });
});

test.each([
  ['2026-06-14', false, 'coming'],
  ['2026-06-15', false, 'shown'],
  ['2026-06-19', false, 'shown'],
  ['2026-06-20', false, 'over'],
  ['2026-06-16', true, 'withdrawn'],
] as const)('on %s, withdrawn %s, it is %s', (date, isWithdrawn, state) => {
  expect(announcementState({ ...words, isWithdrawn }, date)).toBe(state);
});

test('a reader gets their own language, else the one that was written first', () => {
  expect(textFor(words.texts, 'de')).toBe(german);
  expect(textFor(words.texts, 'fr')).toBe(english);
  expect(textFor([], 'fr')).toBeUndefined();
});

test.each<[Audience, boolean, boolean]>([
  ['students', true, false],
  ['families', false, true],
  ['everybody', true, true],
])('one for %s is read by children %s, by families %s', (audience, children, families) => {
  expect(isFor(audience, 'students')).toBe(children);
  expect(isFor(audience, 'families')).toBe(families);
});
