import type { ClauseWords } from './clause-words.ts';

/** How a clause speaks: what is an order in one mood is a story or a warning in another. */
export type Mood = 'asked' | 'ordered' | 'own' | 'told' | 'narrated' | 'stated';
/** A no that forbids (`never mix`), one that lets off (`you need not`), any other, or none. */
export type Negation = 'forbids' | 'releases' | 'denies' | 'none';

/** Words at the beginning of a clause in which its no makes it an order, and its `I` makes it the speaker's own. */
const WORDS_OF_ORDER = 4;
const WORDS_OF_OWN = 5;

function beginningOf(clause: string, words: number): string {
  return `${clause
    .split(' ')
    .slice(0, words + 1)
    .join(' ')} `;
}

/** How a clause speaks, from its words between single spaces. */
export function moodOf(clause: string, words: ClauseWords, isQuestion: boolean): Mood {
  if (isQuestion) return 'asked';
  const mayOrder = !words.noOrder.test(clause);
  const isForbidden = words.forbids.test(beginningOf(clause, WORDS_OF_ORDER));
  if (mayOrder && (isForbidden || words.order.test(clause))) return 'ordered';
  if (words.own.test(beginningOf(clause, WORDS_OF_OWN))) return 'own';
  if (words.you.test(clause)) return 'told';
  return words.past.test(clause) ? 'narrated' : 'stated';
}

export function negationOf(clause: string, words: ClauseWords): Negation {
  if (words.releases.test(clause)) return 'releases';
  if (words.forbids.test(clause)) return 'forbids';
  return words.denies.test(clause) ? 'denies' : 'none';
}
