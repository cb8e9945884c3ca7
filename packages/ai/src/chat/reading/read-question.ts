import type { Language } from '@lamplight/domain/profiles';
import { plainText } from '../../text/plain-words.ts';
import type { QuestionKind } from '../question.ts';
import { readSum, type SumToken } from '../sums/read-sum.ts';
import { saySum } from '../sums/say-sum.ts';
import { topicWords } from '../words.ts';
import { type Feeling, feelingIn } from './feelings.ts';
import { hasShadow, isTelling } from './first-person.ts';
import { PATTERNS, WORDED_KINDS } from './patterns.ts';

/** A question as the engine reads it. */
export type ReadQuestion =
  | { readonly kind: 'sum'; readonly sum: readonly SumToken[] }
  | { readonly kind: 'feeling'; readonly feeling: Feeling }
  | { readonly kind: Exclude<QuestionKind, 'sum' | 'feeling'>; readonly topic: readonly string[] };

/** Questions that lean on what was said before: `where does it live`, `how old was he`. */
const LEANING = / (?:it|he|she|they|him|her|them|his|its|their|that|this|those|these|one) /u;
const AND_THAT =
  /^ (?:and|what about|how about|and what about|but|y|et|und|was ist mit) ([a-z0-9]+(?: [a-z0-9]+){0,3}) $/u;
const WHERE_IN_BIBLE =
  / (?:where (?:in the bible |in scripture )?(?:does|do|is|can i|are|did|was|were) .*(?:bible|verse|verses|scripture|it say)|where in (?:the bible|scripture)|which (?:bible )?verse|what verse|bible verses? (?:about|on|for|that)|verses? (?:about|on|for) |(?:what|where) does the bible (?:say|talk|teach)|(?:does|do|did) (?:the bible|scripture) (?:really |ever |actually )?(?:say|teach|mention)|is (?:it |that |this )?(?:really )?in the bible|is there a (?:bible )?verse|what does god say|what does jesus say|a verse |scripture (?:about|on)|which book of the bible|in which book|donde en la biblia|versiculos? (?:sobre|de)|dice la biblia|la biblia dice|esta en la biblia|ou dans la bible|versets? sur|que dit la bible|la bible dit elle|est ce que la bible dit|ecrit dans la bible|wo in der bibel|bibelverse? (?:uber|zu)|sagt die bibel|steht (?:das |es |wirklich )*in der bibel)/u;
const WHO = / (?:who|whos|whose|quien|qui|wer) /u;
const WHY = / (?:why|how come|what causes?|por que|pourquoi|warum|wieso) /u;
const HOW = / (?:how|como|comment|wie) /u;

const QUESTION_WORDS: readonly (readonly [RegExp, 'who' | 'why' | 'how'])[] = [
  [WHO, 'who'],
  [WHY, 'why'],
  [HOW, 'how'],
];

/** What kind of question a text is, and what it is about. Wordings of the child's language count, and English ones. */
export function readQuestion(text: string, language: Language): ReadQuestion {
  const plain = plainText(text);
  if (plain.trim() === '') return { kind: 'unclear', topic: [] };
  const sum = sumIn(text, language);
  if (sum !== null) return { kind: 'sum', sum };
  const topic = topicWords(text);
  const languages = language === 'en' ? (['en'] as const) : [language, 'en' as const];
  const worded = (kinds: readonly (typeof WORDED_KINDS)[number][]) =>
    kinds.find((kind) => languages.some((each) => PATTERNS[each][kind]?.test(plain)));
  const weighty = worded(WORDED_KINDS.slice(0, WORDED_KINDS.indexOf('joke')));
  if (weighty !== undefined) return { kind: weighty, topic };
  if (WHERE_IN_BIBLE.test(plain)) return { kind: 'where-in-bible', topic };
  const feeling = feelingIn(plain, language);
  if (feeling === 'glad' && hasShadow(plain)) return { kind: 'telling', topic };
  if (feeling !== null) return { kind: 'feeling', feeling };
  const light = worded(WORDED_KINDS.slice(WORDED_KINDS.indexOf('joke')));
  if (light !== undefined) return { kind: light, topic };
  if (isTelling(text)) return { kind: 'telling', topic };
  const asked = QUESTION_WORDS.find(([wording]) => wording.test(plain))?.[1];
  if (topic.length === 0) return { kind: asked === undefined ? 'unclear' : 'more', topic };
  return { kind: asked ?? 'what-is', topic };
}

/** A sum that can be worked out, in the wording of the language or in the English one. */
function sumIn(text: string, language: Language): readonly SumToken[] | null {
  for (const each of language === 'en' ? (['en'] as const) : [language, 'en' as const]) {
    const sum = readSum(text, each);
    if (sum !== null && saySum(sum, 'intermediate', each) !== null) return sum;
  }
  return null;
}

/** Whether a question can only be understood with the one before. */
export function leansOnBefore(text: string, topic: readonly string[]): boolean {
  return topic.length <= 2 && LEANING.test(plainText(text));
}

/** The new topic of `and Moses?` or `what about the moon?`; null for any other question. */
export function newTopicOf(text: string): string | null {
  return AND_THAT.exec(plainText(text))?.[1] ?? null;
}
