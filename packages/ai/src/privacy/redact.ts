import { removeAddresses, removeTowns } from './addresses.ts';
import { removeBirthAndAge } from './birth-and-age.ts';
import { removeHandles, removeLinks, removeMail } from './contact.ts';
import { removeIntroducedNames, removeKnownNames } from './names.ts';
import { removePhones } from './phones.ts';
import { removeSchools } from './schools.ts';

/** What is known of the people around whoever writes. */
export interface KnownWords {
  /** First names, last names and user names. */
  readonly names: readonly string[];
  readonly emails: readonly string[];
  /** Names of schools and classes. */
  readonly schools: readonly string[];
}

export interface Redacted {
  readonly text: string;
  /** How many pieces were taken out. */
  readonly removed: number;
}

/** Signs that nobody sees, with which a name would be written past every list. */
const INVISIBLE = /\u00AD|[\u200B-\u200F]|\u2060|\uFEFF/gu;
const MARK = /\[(?:name|school|address|phone|email|link|account|birthday|age)\]/gu;
const NAMES_IN_A_ROW = /\[name\](?:[\s-]+\[name\])+/gu;

/**
 * Takes out of a text what tells who wrote it or where to find somebody: names that are known or introduced, mail and
 * web addresses, telephone numbers, accounts, postal addresses, towns, birthdays, the own age and schools, in English,
 * Spanish, French and German at once. Each piece becomes a mark such as `[name]`. Sums, dates of history, the ages of
 * others and references to the Bible stay as they are.
 */
export function redact(text: string, known: KnownWords): Redacted {
  const written = text.normalize('NFC').replace(INVISIBLE, '');
  const before = count(written);
  let clean = removeMail(written, known.emails);
  clean = removeLinks(clean);
  clean = removeHandles(clean);
  clean = removeSchools(clean, known.schools);
  clean = removeAddresses(clean);
  clean = removeTowns(clean);
  clean = removeBirthAndAge(clean);
  clean = removePhones(clean);
  clean = removeKnownNames(clean, known.names);
  clean = removeIntroducedNames(clean);
  clean = clean.replace(NAMES_IN_A_ROW, '[name]');
  return { text: clean, removed: Math.max(0, count(clean) - before) };
}

function count(text: string): number {
  return text.match(MARK)?.length ?? 0;
}
