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

/** What a text is about that is refused without a second look. */
const PLAIN_TOPICS = {
  tricks: 'speaks of its own rules',
  contact: 'has contact data',
} as const;

/** What a good answer may be about as well: a warning names what it warns of. */
const DOUBTFUL_TOPICS = {
  grownUp: 'is not for children',
  coarse: 'has words that hurt',
} as const;

/**
 * Log odds from which on the classifier alone refuses a text, from which on it agrees with a phrase that was found, and
 * with lists that were made for what children write and fit answers badly. Chosen on writers that were left out of the
 * training (`npm run safety:rounds`): decision 0061.
 */
const CERTAIN = 0.4;
const AGREES_WITH_PHRASE = -1.5;
const AGREES_WITH_LISTS = -0.2;

function isIn<Topics extends object>(topics: Topics, topic: PropertyKey): topic is keyof Topics {
  return Object.hasOwn(topics, topic);
}

/** What is wrong with a text that stands in no need of the classifier. */
function plainProblem(text: string): string | null {
  const form = FORM_FAULTS.find(([, pattern]) => pattern.test(text));
  if (form) return form[0];
  const topic = readTopic(ownWords(text));
  return isIn(PLAIN_TOPICS, topic) ? PLAIN_TOPICS[topic] : null;
}

/** What is wrong with a text of which the classifier says so much. */
function problemByOdds(text: string, odds: number): string | null {
  const own = ownWords(text);
  if (odds > AGREES_WITH_PHRASE) {
    const topic = readTopic(own);
    if (isIn(DOUBTFUL_TOPICS, topic)) return DOUBTFUL_TOPICS[topic];
    const fault = findFault(text);
    if (fault) return fault;
  }
  if (odds > AGREES_WITH_LISTS) {
    if (dangerByLists(own).level !== 'none') return 'shows signs of danger';
    if (isUnkind(own)) return 'has words that hurt';
  }
  return odds > CERTAIN ? 'is like what no child should be told' : null;
}

/**
 * What is wrong with what a text says to a child, in any language of the product, whoever wrote it: the one check that
 * every text of a model passes before a child sees it. What it quotes is not what it says itself. Works on this host alone.
 * @param oddsOf how the odds are found, if not by what the host has learned
 * @returns a short reason without any of the text, or null for one that may be shown
 */
export function problemOfAnswer(
  text: string,
  oddsOf: (text: string) => number = unsafeOdds,
): string | null {
  return plainProblem(text) ?? problemByOdds(text, oddsOf(text));
}
