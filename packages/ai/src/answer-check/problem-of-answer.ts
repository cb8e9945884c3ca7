import { dangerByLists, readTopic } from '../safety/index.ts';
import { isUnkind } from '../safety/unkind/index.ts';
import { findFault } from './find-fault.ts';
import { ownWords } from './sentences.ts';
import { unsafeOdds } from './unsafe-odds.ts';

const ENDINGS = 'com|org|net|de|fr|es|uk|us|io|gg|me|tv|app|info|co|eu|be|edu|gov';

/** What gives a text away as one that no reader should see, whatever it says. */
const FORM_FAULTS: readonly (readonly [problem: string, pattern: RegExp])[] = [
  ['has a link', new RegExp(`https?:|www\\.|[\\p{L}\\d-]\\.(?:${ENDINGS})(?![\\p{L}\\d])`, 'iu')],
  ['has an address', /[^\s@]@[^\s@]|(?:^|\s)@[\p{L}\d_.]{2,}/u],
  // Sums and rows of numbers are none: a telephone number has groups of three digits and more.
  ['has a telephone number', /(?:\+\d{1,3}|\(\d{2,5}\)|\b\d{3,5})[\s./-]?\d{3,4}[\s./-]\d{3,5}\b/u],
  ['has markup', /<\/?[a-z][^>]*>|```|\]\(|\{\{|\}\}/iu],
  ['has a gap to fill in', /\[(?:[^\]\n]{0,40})\]/u],
];

const TOPIC_FAULTS = {
  tricks: 'speaks of its own rules',
  grownUp: 'is not for children',
  coarse: 'has words that hurt',
  contact: 'has contact data',
} as const;

/**
 * Log odds from which on the classifier alone refuses a text, and from which on it agrees with lists that were made for
 * what children write. Chosen with sentences left out of the training in view: `docs/safety-figures.md`.
 */
const CERTAIN = 0.8;
const LIKELY = -0.5;

/**
 * What is wrong with what a text says to a child, in any language of the product, whoever wrote it: the one check that
 * every text of a model passes before a child sees it. What it quotes is not what it says itself. Works on this host alone.
 * @returns a short reason without any of the text, or null for one that may be shown
 */
export function problemOfAnswer(text: string): string | null {
  const form = FORM_FAULTS.find(([, pattern]) => pattern.test(text));
  if (form) return form[0];
  const own = ownWords(text);
  const topic = readTopic(own);
  if (topic !== 'ordinary') return TOPIC_FAULTS[topic];
  const fault = findFault(text);
  if (fault) return fault;
  const odds = unsafeOdds(text);
  if (odds > LIKELY) {
    if (dangerByLists(own).level !== 'none') return 'shows signs of danger';
    if (isUnkind(own)) return 'has words that hurt';
  }
  return odds > CERTAIN ? 'is like what no child should be told' : null;
}
