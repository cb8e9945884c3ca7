import { describe, expect, test } from 'vitest';
import {
  changedHelplines,
  countryOfTimeZone,
  DEFAULT_HELPLINES,
  type Helpline,
  type HelplineCountry,
  type HelplineSettings,
  type HelplinesChange,
  helplineState,
  helplinesFor,
  helplinesInputSchema,
  helplinesOf,
  SHIPPED_CHECKED_AT,
  SHIPPED_COUNTRIES,
  shippedHelplines,
} from './index.ts';

const NOW = '2026-12-24T10:00:00.000Z';
const line = (
  group: Helpline['group'],
  number: string,
  more: Partial<Helpline> = {},
): Helpline => ({
  ...{ group, number, name: null, language: null },
  ...more,
});

describe('the country of a host', () => {
  test.each([
    ['Europe/Berlin', 'DE'],
    ['America/Chicago', 'US'],
    ['Africa/Nairobi', 'KE'],
    ['UTC', null],
    ['Etc/UTC', null],
    ['Europe/Oslo', null],
  ])('with its clock on %s is %s', (zone, country) => {
    expect(countryOfTimeZone(zone)).toBe(country);
  });
});

describe('the numbers that come with the product', () => {
  test('could be typed by an admin, in each country and where none is known', () => {
    for (const country of [...SHIPPED_COUNTRIES, null]) {
      const lines = shippedHelplines(country);
      expect(helplinesInputSchema.parse(lines)).toEqual(lines);
    }
  });

  const owners: [string, Partial<HelplineSettings>, HelplineCountry, string | undefined][] = [
    ['the chosen country', { country: 'DE' }, 'US', '116 111'],
    ['the country of the clock where none is chosen', {}, 'US', '1-800-422-4453'],
    ['the admin', { lines: [line('child', '555')], country: 'DE' }, 'US', '555'],
    ['nobody in a country that is not in the table', { country: 'other' }, 'US', undefined],
  ];
  test.each(owners)('are those of %s', (_, settings, ofClock, number) => {
    const lines = helplinesOf({ ...DEFAULT_HELPLINES, ...settings }, ofClock);
    expect(lines.find(({ group }) => group === 'child')?.number).toBe(number);
  });
});

describe('the numbers of an admin', () => {
  const emergency = line('emergency', '112');
  test.each([
    ['an emergency number alone', [emergency], true],
    ['a line abroad', [emergency, line('child', '+49 30 123456')], true],
    [
      'a number with a name and a language',
      [emergency, line('crisis', '988', { name: 'Línea', language: 'es' })],
      true,
    ],
    ['none for an emergency', [line('child', '116 111')], false],
    [
      'one for an emergency in one language alone',
      [line('emergency', '112', { language: 'de' })],
      false,
    ],
    ['a number in words', [emergency, line('child', 'ask Ray')], false],
    ['a web address', [emergency, line('child', 'https://help.example')], false],
    ['more than there is room for', Array.from({ length: 25 }, () => emergency), false],
  ])('as %s are taken: %s', (_, lines, isTaken) => {
    expect(helplinesInputSchema.safeParse(lines).success).toBe(isTaken);
  });

  test('lose a blank name', () => {
    expect(helplinesInputSchema.parse([{ ...emergency, name: '  ' }])).toEqual([emergency]);
  });

  const checkedAt = '2026-01-01T00:00:00.000Z';
  const own: HelplineSettings = { country: 'DE', lines: [emergency], checkedAt };
  const changes: [string, HelplinesChange, string | null][] = [
    ['typed anew are looked up', { lines: [line('emergency', '110')] }, NOW],
    ['given up have the date of the product', { lines: null }, null],
    ['stay where the country is the same', { country: 'DE' }, checkedAt],
    ['go with their country', { country: 'US' }, null],
  ];
  test('that came with the product stay as they were looked at when they are saved again', () => {
    const shipped: HelplineSettings = { country: 'DE', lines: null, checkedAt };
    expect(changedHelplines(shipped, { country: 'DE', lines: null }, NOW)).toEqual(shipped);
  });

  test.each(changes)('%s', (_, change, at) => {
    const after = changedHelplines(own, change, NOW);
    expect(after.checkedAt).toBe(at);
    expect(after.lines === null).toBe(at === null);
  });
});

describe('a reader is given', () => {
  const lines = [
    line('child', '1', { language: 'fr' }),
    line('child', '2'),
    line('child', '3', { language: 'es' }),
    line('crisis', '4', { language: 'fr' }),
  ];
  test.each([
    ['its own language first', 'child', 'es', ['3', '2']],
    ['what is for everybody', 'child', 'en', ['2']],
    ['another language rather than nothing', 'crisis', 'en', ['4']],
    ['nothing where there is nothing', 'poison', 'en', []],
  ] as const)('%s', (_, group, language, numbers) => {
    expect(helplinesFor(lines, group, language).map(({ number }) => number)).toEqual(numbers);
  });
});

describe('the numbers of a host', () => {
  const yearOn = Date.parse(SHIPPED_CHECKED_AT) + 366 * 24 * 60 * 60 * 1000;
  const states: [string, Partial<HelplineSettings>, HelplineCountry | null, number, string][] = [
    ['without a country', {}, null, Date.parse(NOW), 'no-country'],
    [
      'of a country that is not in the table',
      { country: 'other' },
      'US',
      Date.parse(NOW),
      'no-country',
    ],
    ['of its clock', {}, 'US', Date.parse(NOW), 'fresh'],
    ['after a year', {}, 'US', yearOn, 'old'],
    ['that somebody looked at', { checkedAt: NOW }, 'US', yearOn, 'fresh'],
    [
      'that an admin typed',
      { country: 'other', lines: [line('emergency', '113')], checkedAt: NOW },
      null,
      yearOn,
      'fresh',
    ],
  ];
  test.each(states)('%s', (_, settings, ofClock, now, state) => {
    expect(helplineState({ ...DEFAULT_HELPLINES, ...settings }, ofClock, now).state).toBe(state);
  });
});
