import type { Helpline } from './helpline.ts';

/** When the numbers below were last looked over: the first day of that month. */
export const SHIPPED_CHECKED_AT = '2026-11-01T00:00:00.000Z';

interface Line {
  /** The name that the line has in its own country. */
  readonly name: string;
  /** As people dial it. */
  readonly number: string;
}

/** The numbers of one country; a line that is not surely known is left out. */
interface CountryNumbers {
  readonly emergency: readonly string[];
  readonly child?: Line;
  readonly crisis?: Line;
  readonly poison?: string;
}

/** Numbers by country (ISO 3166-1): only those that are widely published and stable. */
const NUMBERS = {
  US: {
    emergency: ['911'],
    child: { name: 'Childhelp', number: '1-800-422-4453' },
    crisis: { name: '988 Lifeline', number: '988' },
    poison: '1-800-222-1222',
  },
  CA: {
    emergency: ['911'],
    child: { name: 'Kids Help Phone', number: '1-800-668-6868' },
    crisis: { name: '9-8-8', number: '988' },
    poison: '1-844-764-7669',
  },
  GB: {
    emergency: ['999'],
    child: { name: 'Childline', number: '0800 1111' },
    crisis: { name: 'Samaritans', number: '116 123' },
    poison: '111',
  },
  IE: {
    emergency: ['112', '999'],
    child: { name: 'Childline', number: '1800 66 66 66' },
    crisis: { name: 'Samaritans', number: '116 123' },
    poison: '01 809 2166',
  },
  AU: {
    emergency: ['000'],
    child: { name: 'Kids Helpline', number: '1800 55 1800' },
    crisis: { name: 'Lifeline', number: '13 11 14' },
    poison: '13 11 26',
  },
  NZ: {
    emergency: ['111'],
    child: { name: 'What’s Up', number: '0800 942 8787' },
    crisis: { name: '1737', number: '1737' },
    poison: '0800 764 766',
  },
  ZA: {
    emergency: ['112', '10111'],
    child: { name: 'Childline', number: '116' },
    crisis: { name: 'SADAG', number: '0800 567 567' },
    poison: '0861 555 777',
  },
  KE: { emergency: ['999', '112'], child: { name: 'Childline Kenya', number: '116' } },
  NG: { emergency: ['112'] },
  IN: {
    emergency: ['112'],
    child: { name: 'CHILDLINE', number: '1098' },
    crisis: { name: 'Tele-MANAS', number: '14416' },
  },
  PH: {
    emergency: ['911'],
    child: { name: 'Bantay Bata', number: '163' },
    crisis: { name: 'NCMH', number: '1553' },
  },
  DE: {
    emergency: ['112'],
    child: { name: 'Nummer gegen Kummer', number: '116 111' },
    crisis: { name: 'TelefonSeelsorge', number: '0800 111 0 111' },
  },
  AT: {
    emergency: ['112', '144'],
    child: { name: 'Rat auf Draht', number: '147' },
    crisis: { name: 'TelefonSeelsorge', number: '142' },
    poison: '01 406 43 43',
  },
  CH: {
    emergency: ['112', '144'],
    child: { name: 'Pro Juventute', number: '147' },
    crisis: { name: 'Die Dargebotene Hand', number: '143' },
    poison: '145',
  },
  FR: {
    emergency: ['112', '15'],
    child: { name: 'Allô Enfance en Danger', number: '119' },
    crisis: { name: 'Prévention du suicide', number: '3114' },
  },
  BE: {
    emergency: ['112'],
    child: { name: 'Écoute-Enfants', number: '103' },
    crisis: { name: 'Prévention du suicide', number: '0800 32 123' },
    poison: '070 245 245',
  },
  ES: {
    emergency: ['112'],
    child: { name: 'ANAR', number: '900 20 20 10' },
    crisis: { name: 'Línea de atención a la conducta suicida', number: '024' },
    poison: '91 562 04 20',
  },
  MX: { emergency: ['911'], crisis: { name: 'Línea de la Vida', number: '800 911 2000' } },
  AR: {
    emergency: ['911'],
    child: { name: 'Línea 102', number: '102' },
    poison: '0800 333 0160',
  },
  CO: { emergency: ['123'], child: { name: 'Línea 141', number: '141' } },
} as const satisfies Readonly<Record<string, CountryNumbers>>;

/** The countries whose numbers come with the product, by their codes (ISO 3166-1). */
export const SHIPPED_COUNTRIES = Object.keys(NUMBERS) as HelplineCountry[];
export type HelplineCountry = keyof typeof NUMBERS;

/** Emergency numbers of North America and of Europe, for a host whose country is not known. */
const ANYWHERE: CountryNumbers = { emergency: ['112', '911'] };

/** The numbers that come with the product; those that work in many countries where ours is not known. */
export function shippedHelplines(country: HelplineCountry | null): Helpline[] {
  const { emergency, child, crisis, poison }: CountryNumbers =
    country === null ? ANYWHERE : NUMBERS[country];
  const numbered = (group: Helpline['group'], numbers: readonly string[]) =>
    numbers.map((number): Helpline => ({ group, name: null, number, language: null }));
  const named = (group: Helpline['group'], line: Line | undefined) =>
    line === undefined ? [] : [{ group, ...line, language: null }];
  return [
    ...numbered('emergency', emergency),
    ...named('child', child),
    ...named('crisis', crisis),
    ...numbered('poison', poison === undefined ? [] : [poison]),
  ];
}
