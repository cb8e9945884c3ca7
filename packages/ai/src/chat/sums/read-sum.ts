import type { Language } from '@lamplight/domain/profiles';
import { withDigits } from './number-words.ts';

export type Sign = '+' | '-' | '*' | '/' | '^' | 'root' | '(' | ')';
/** A number as it is written, with a point or as a fraction such as `2/3`, or a sign. */
export type SumToken = { readonly number: string } | { readonly sign: Sign };

/** What may stand around a sum: a question about it, in any language of the product. */
const LEAD_INS =
  /^(?:(?:hey|hi|hello|please|ok|so|and|now|can you|could you|do you know|tell me|help me with|i need|calculate|compute|work out|solve|whats|what is|what are|what does|how much is|how much are|how much|how many is|how many are|the answer to|the value of|the result of|is|cuanto es|cuanto son|cuanto da|calcula|que es|combien font|combien fait|calcule|ca fait combien|was ist|was sind|wie viel ist|wieviel ist|wie viel sind|wieviel sind|rechne|berechne|und)\s+)+/u;
const TAILS =
  /\s*(?:\s|=+|\?|!|\.(?!\d)|\bequals?\b|\bmake\b|\bplease\b|\bist\b|\bfont\b|\bes\b|\bgleich\b)*\s*$/u;

/** Wordings with their parts in another order, and words for signs. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\bsubtract (.+?) from (.+)/u, '($2) - ($1)'],
  [/\btake (.+?) (?:away )?from (.+)/u, '($2) - ($1)'],
  [/\badd (.+?) (?:and|to) (.+)/u, '($1) + ($2)'],
  [/\bmultiply (.+?) (?:by|and|with) (.+)/u, '($1) * ($2)'],
  [/\b(?:divide|share|split) (.+?) (?:by|among|between|into) (.+)/u, '($1) / ($2)'],
  [/\b(?:the )?sum of (.+?) and (.+)/u, '($1) + ($2)'],
  [/\b(?:the )?difference (?:of|between) (.+?) and (.+)/u, '($1) - ($2)'],
  [/\b(?:the )?product of (.+?) and (.+)/u, '($1) * ($2)'],
  [/\b(?:the )?square root of\b/u, ' root '],
  [/\b(?:raiz cuadrada de|racine carree de|wurzel (?:aus|von))\b/u, ' root '],
  [/√/gu, ' root '],
  [/\b(?:double|twice)(?: of)?\b/gu, ' 2 * '],
  [/\btriple(?: of)?\b/gu, ' 3 * '],
  [/\b(?:la mitad de|la moitie de|die halfte von)\b/gu, ' 1/2 * '],
  [
    /(?:%|\bpercent\b|\bper cent\b|\bpor ciento\b|\bpour cent\b|\bprozent\b)\s*(?:of|de|von)\b/gu,
    ' / 100 * ',
  ],
  [/(?:%|\bpercent\b)/gu, ' / 100 '],
  [/\bto the power of\b|\bhoch\b|\ba la puissance\b|\belevado a\b|\*\*/gu, ' ^ '],
  [/\bsquared\b|²/gu, ' ^ 2 '],
  [/\bcubed\b|³/gu, ' ^ 3 '],
  [/\b(?:multiplied by|times|por|multiplicado por|fois|multiplie par|mal)\b|[×·✕⋅]/gu, ' * '],
  [/(?<=[\d)]\s*)x(?=\s*[\d(])/gu, ' * '],
  [
    /\b(?:divided by|over|entre|dividido (?:entre|por)|divise par|geteilt durch|durch)\b|[÷∶]/gu,
    ' / ',
  ],
  [/(?<=\d\s*):(?=\s*\d)/gu, ' / '],
  [/\b(?:plus|added to|mas|und)\b/gu, ' + '],
  [/\b(?:minus|take away|less|menos|moins|weniger)\b|[−–]/gu, ' - '],
  [/(?<=[\d)]\s*)\band\b(?=\s*[\d(])/gu, ' + '],
  [/(?<=[\d)]\s*)\bof\b(?=\s*[\d(])/gu, ' * '],
];

/** A fraction is written without spaces, and neither divides something before nor has a power behind. */
const TOKENS =
  /\s*(?:((?<![\^/]\s*|root\s*)\d+\/\d+(?!\s*[\^/.\d])|\d+(?:\.\d+)?|\.\d+)|(root|[-+*/^()]))/uy;
/** Longer than any sum of a lesson, and short enough to be worked out at once. */
const MOST_TOKENS = 60;
const LONGEST_NUMBER = 20;

/** The sum that a text asks for; null for a text that is anything else. */
export function readSum(text: string, language: Language): SumToken[] | null {
  if (!/\d/u.test(text) && !/\p{L}{2,}\s/u.test(text)) return null;
  let line = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss').toLowerCase();
  line = line
    .replace(/(?<=[a-z])['’](?=[a-z])/gu, '')
    .replace(/[¿¡]/gu, '')
    .trim();
  line = line.replace(TAILS, '').replace(/,\s+please$/u, '');
  line = line
    .replace(LEAD_INS, '')
    .replace(/\b(?:the|an?) (?=half|third|quarter|fourth|fifth|sixth|eighth|tenth)/gu, '');
  line = withDigits(plainNumbers(line, language), language);
  for (const [wording, signs] of WORDINGS) line = line.replace(wording, signs);
  return tokensOf(line.trim());
}

/** Numbers with a point for decimals and nothing between thousands. */
function plainNumbers(line: string, language: Language): string {
  return language === 'en'
    ? line.replace(/(?<=\d),(?=\d{3}(?!\d))/gu, '')
    : line.replace(/(?<=\d)\.(?=\d{3}(?!\d))/gu, '').replace(/(?<=\d),(?=\d)/gu, '.');
}

function tokensOf(line: string): SumToken[] | null {
  const tokens: SumToken[] = [];
  TOKENS.lastIndex = 0;
  let end = 0;
  for (let match = TOKENS.exec(line); match !== null; match = TOKENS.exec(line)) {
    end = TOKENS.lastIndex;
    const [, number, sign] = match;
    if (number !== undefined && number.length > LONGEST_NUMBER) return null;
    tokens.push(number === undefined ? { sign: sign as Sign } : { number });
    if (tokens.length > MOST_TOKENS) return null;
  }
  const [only, ...others] = tokens;
  if (only !== undefined && 'number' in only && others.length === 0 && only.number.includes('/')) {
    const [over = '', under = ''] = only.number.split('/');
    tokens.splice(0, 1, { number: over }, { sign: '/' }, { number: under });
  }
  const isAll = line.slice(end).trim() === '';
  const hasWork = tokens.some((token) => 'sign' in token && !'()'.includes(token.sign));
  const hasNumber = tokens.some((token) => 'number' in token);
  return isAll && hasWork && hasNumber ? tokens : null;
}
