import { wordCount } from '@lamplight/domain/text';
import { dangerByLists } from '../safety/index.ts';
import { isUnkind } from '../safety/unkind/index.ts';
import { NEVER_SAID } from './never-said.ts';

/** How long a text may be, in words. */
export interface TextLimits {
  readonly least: number;
  readonly most: number;
}

const ENDINGS = 'com|org|net|de|fr|es|uk|us|io|me|tv|app|info|co|eu|be|edu|gov';

/** What gives a text away as one that no reader should see, whatever it says. */
const FAULTS: readonly (readonly [problem: string, pattern: RegExp])[] = [
  ['has a link', new RegExp(`https?:|www\\.|[\\p{L}\\d-]\\.(?:${ENDINGS})(?![\\p{L}\\d])`, 'iu')],
  ['has an address', /[^\s@]@[^\s@]|(?:^|\s)@[\p{L}\d_.]{2,}/u],
  // Sums and rows of numbers are none: a telephone number has groups of three digits and more.
  ['has a telephone number', /(?:\+\d{1,3}|\(\d{2,5}\)|\b\d{3,5})[\s./-]?\d{3,4}[\s./-]\d{3,5}\b/u],
  ['has markup', /<\/?[a-z][^>]*>|```|\]\(|\{\{|\}\}/iu],
  ['has a gap to fill in', /\[(?:[^\]\n]{0,40})\]/u],
];

/** Words of somebody else, as in a story: there somebody may well say “I am your God”. */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|„[^“]*“/gu;

/**
 * What is wrong with a text of a model: its length, links and contact data, markup, signs of danger, words that hurt,
 * and what no helper of children says. Works on this host alone.
 * @returns a short reason without any of the text, or null for one that may be shown
 */
export function problemOfShownText(text: string, { least, most }: TextLimits): string | null {
  const words = wordCount(text);
  if (words < least) return 'is too short';
  if (words > most) return 'is too long';
  const own = text.replace(QUOTED, ' ');
  const fault =
    FAULTS.find(([, pattern]) => pattern.test(text)) ??
    NEVER_SAID.find(([, pattern]) => pattern.test(own));
  if (fault) return fault[0];
  if (dangerByLists(text).level !== 'none') return 'shows signs of danger';
  return isUnkind(text) ? 'has words that hurt' : null;
}
