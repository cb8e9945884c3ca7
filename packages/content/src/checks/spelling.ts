import { words } from '@lamplight/domain/text';
import type { Finding } from './finding.ts';
import type { Stretch } from './stretches.ts';

/** British forms and the American ones that stand for them. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [
    /(col|fav|hon|harb|neighb|lab|rum|hum|vap|behavi|flav|endeav|sav|arm|vig)our(?!s?mith|ing$)/i,
    '$1or',
  ],
  [/(harb|hon|col|fav|lab)ouring$/i, '$1oring'],
  [/^((?:centi|kilo|milli|nano|micro)?met|cent|theat|fib|lit)re(?=s?$)/i, '$1er'],
  [
    /((?:recogn|organ|real|emphas|summar|minim|maxim|optim|general|memor|apolog|critic|idol|character|special|final|util|visual|stabil|symbol|crystall|quant)i)s(?=e|in|ation)/i,
    '$1z',
  ],
  [/^(ana|para)lys(?=e|ing)/i, '$1lyz'],
  [/^(label|travel|model|cancel|signal|level|fuel|total|channel|marvel)l(?=ed$|ing$|er)/i, '$1'],
  [/^grey(?=s?$|er|ish|ness)/i, 'gray'],
  [/^maths$/i, 'math'],
  [/^(def|off|pret)ence/i, '$1ense'],
  [/^licence/i, 'license'],
  [/^practis(?=e|ing)/i, 'practic'],
  [/^(learn|dream|spel)t$/i, '$1ed'],
  [/^towards$/i, 'toward'],
  [/^jewellery$/i, 'jewelry'],
  [/^plough/i, 'plow'],
  [/^(m)ould/i, '$1old'],
  [/^skilful/i, 'skillful'],
];

/**
 * One spelling of English in the whole product: the American one, as the school years and the translation have it.
 * A word is reported once for each file.
 */
export function checkSpelling(stretches: readonly Stretch[]): Finding[] {
  const files = Map.groupBy(stretches, ({ path }) => path);
  return [...files].flatMap(([path, ofFile]) => {
    const found = new Map<string, { label: string; american: string }>();
    for (const { label, text } of ofFile) {
      for (const word of words(text)) {
        const american = americanSpelling(word);
        if (american !== word && !found.has(word)) found.set(word, { label, american });
      }
    }
    return Array.from(found, ([word, { label, american }]) => ({
      path,
      label,
      message: `British spelling: ${word}, here ${american}`,
    }));
  });
}

/** A word as Americans spell it; most are spelled alike. */
export function americanSpelling(word: string): string {
  for (const [british, american] of AMERICAN) {
    if (british.test(word)) return word.replace(british, american);
  }
  return word;
}
