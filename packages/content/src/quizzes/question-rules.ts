import type { ContentBand } from '@lamplight/domain/age';
import type { QuizItem } from './quiz-item.ts';

/** What the rules for every question look at, whoever wrote it. */
type RuledQuestion = Pick<QuizItem, 'question' | 'options' | 'answer' | 'explanation'>;

/**
 * Flesch-Kincaid grade of questions and their explanations. Questions are short, so the upper bands may be read more
 * easily than the lessons of the same age, but never with more effort.
 */
export const QUESTION_GRADES: Readonly<
  Record<ContentBand, readonly [least: number, most: number]>
> = {
  kindergarten: [-4, 3],
  elementary: [1.5, 4],
  intermediate: [4, 8],
  advanced: [6, 11],
};

/** An option that names others instead of saying something itself. */
export const LAZY_OPTION =
  /\b(?:all|none|both|any|each|some) of the (?:above|below|others?|options)\b|^(?:all|none|both|any|each) of (?:these|them|those)\.?$|\bboth [a-d] and [a-d]\b/i;

/** What an option says, without case, spaces and marks that make no difference. */
export function plainOption(option: string): string {
  return option
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+\-−×÷=<>%.,/]/gu, '')
    .replace(/[.,]$/, '');
}

/** What makes two options the same: their words; in a formula every sign counts. */
function comparedOption(option: string): string {
  return option.includes('$') ? option : plainOption(option);
}

/** What is wrong with a question for a band: its options, its key, its explanation or an empty text. */
export function faultsOfQuestion(
  { question, options, answer, explanation }: RuledQuestion,
  band: ContentBand,
): string[] {
  const messages: string[] = [];
  const count = band === 'kindergarten' ? 3 : 4;
  if (options.length !== count) messages.push(`${options.length} options, not ${count}`);
  if (options[answer] === undefined) messages.push(`there is no option ${answer}`);
  if (new Set(options.map(comparedOption)).size < options.length) {
    messages.push('two options say the same');
  }
  for (const option of options) {
    if (LAZY_OPTION.test(option)) messages.push(`no option is '${option}'`);
  }
  if (plainOption(explanation) === plainOption(question)) {
    messages.push('the explanation only repeats the question');
  }
  const texts = [
    ['question', question],
    ...options.map((text, at) => [`options[${at}]`, text] as const),
    ['explanation', explanation],
  ] as const;
  for (const [place, text] of texts) {
    if (text.trim() === '') messages.push(`${place} is empty`);
    if (text !== text.trim()) messages.push(`${place} has space at its edge`);
  }
  return messages;
}
