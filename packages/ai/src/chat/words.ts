import { plainWords } from '../text/plain-words.ts';

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/u, 'y'],
  [/(?<=ss|sh|ch|x|z)es$/u, ''],
  [/(?<=[^su])s$/u, ''],
  [/(?<=[a-z]{3})ing$/u, ''],
  [/(?<=[a-z]{3})ed$/u, ''],
  [/(?<=[a-z]{3})ly$/u, ''],
];

/** The beginning that forms of an English word share, so that `rainbows` is `rainbow` and `freezing` is `freez`. */
export function stem(word: string): string {
  let short = word;
  for (const [ending, instead] of ENDINGS) short = short.replace(ending, instead);
  return short.replace(/(?<=[a-z]{3})e$/u, '').replace(/([b-df-hj-np-tv-z])\1$/u, '$1');
}

/** The stems of all words of a text. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set(plainWords(text).map(stem));
}

/** Words that say nothing about what a question is about, in the languages of the product. */
const EMPTY_WORDS = new Set(
  `a an the and or but of to in on at by for from with without as is are was were be been being am do does did done has have had
  i you he she it we they me him her us them my your his its our their mine this that these those there here
  what whats which who whos whom whose when where why how many much can could would will shall should may might must
  not no yes so if then than too very just only also about into over under up down out again more most some any all each
  tell know explain say says said mean means meaning please ok okay hey hi hello well really ever still called name named
  work works working happen happens happened thing things kind kinds sort make makes made making come comes came get gets got
  go goes went going use used uses need needs like likes let lets give gives show find look one people person someone
  something anything form forms formed difference cause causes away want think learn question answer im ive youre dont doesnt isnt arent cant because between
  el la los las un una unos unas de del y o que es son como por para mi tu su con en se lo hay
  cest quest le les des du au aux et est sont ce cette quoi qui pourquoi comment il elle je me ma mon mes ta ton dans sur pour
  der die das den dem ein eine einen und oder ist sind was wer wie warum wo ich du er sie wir ihr mein meine dein zu im in mit`.split(
    /\s+/u,
  ),
);

/** The words that a question is about, in their order, each once. */
export function topicWords(text: string): string[] {
  const words = plainWords(text).filter((word) => !EMPTY_WORDS.has(word) && word.length > 1);
  return [...new Set(words)];
}
