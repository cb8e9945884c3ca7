import type { ForeignKind, ForeignQuestion } from '@lamplight/domain/question-sets';
import {
  type GIFTQuestion,
  type Numerical,
  type NumericalChoice,
  parse,
  type QuestionType,
  type TextChoice,
  type TextFormat,
} from 'gift-pegjs';
import { plainText, showsPicture } from './plain-text.ts';
import { isAnyEnough, rightPlaces, WHOLE } from './shares.ts';
import { UnreadableFile } from './unreadable-file.ts';

const KINDS: Readonly<Record<Exclude<QuestionType, 'Category' | 'Description'>, ForeignKind>> = {
  MC: 'choice',
  TF: 'true-false',
  Short: 'typed',
  Essay: 'typed',
  Numerical: 'number',
  Matching: 'match',
};

/**
 * The questions of a file in Moodle's GIFT format.
 * @throws UnreadableFile 'broken' when it is not written by its rules
 */
export function readGift(text: string): ForeignQuestion[] {
  let topic = '';
  let row = 0;
  const questions: ForeignQuestion[] = [];
  for (const one of parsed(text)) {
    if (one.type === 'Category') topic = one.title.split('/').at(-1)?.trim() ?? '';
    if (one.type === 'Category' || one.type === 'Description') continue;
    row += 1;
    questions.push({
      row,
      kind: KINDS[one.type],
      question: wordsOf(one.stem),
      ...{ options: [], right: [], pairs: [], number: null },
      ...keyOf(one),
      explanation: one.globalFeedback === null ? '' : wordsOf(one.globalFeedback),
      topic,
      hasPicture: showsPicture(one.stem.text),
    });
  }
  return questions;
}

function parsed(text: string): GIFTQuestion[] {
  try {
    // Its grammar wants the line breaks of Unix.
    return parse(text.replaceAll('\r\n', '\n'));
  } catch (cause) {
    throw new UnreadableFile('broken', { cause });
  }
}

/** What is right, by the type of the question. */
function keyOf(
  question: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>,
): Partial<Pick<ForeignQuestion, 'kind' | 'options' | 'right' | 'pairs' | 'number'>> {
  switch (question.type) {
    case 'TF':
      return { right: [question.isTrue ? 0 : 1] };
    case 'MC': {
      const shares = question.choices.map(shareOf);
      return {
        ...(isAnyEnough(shares) && { kind: 'any-right' }),
        options: question.choices.map(({ text }) => wordsOf(text)),
        right: rightPlaces(shares),
      };
    }
    case 'Short':
      return { options: question.choices.filter(isWhole).map(({ text }) => wordsOf(text)) };
    case 'Numerical': {
      const { choices } = question;
      const isAny = Array.isArray(choices) && isAnyEnough(choices.map(shareOf));
      return isAny ? { kind: 'any-right' } : { number: numberOf(choices) };
    }
    case 'Matching':
      return {
        pairs: question.matchPairs
          .map(({ subquestion, subanswer }) => ({
            left: wordsOf(subquestion),
            right: subanswer.trim(),
          }))
          // A right side alone belongs to nothing; it would only be in the way.
          .filter(({ left }) => left !== ''),
      };
    case 'Essay':
      return {};
  }
}

/** The number that gives all points; where a range stands, its middle with half of it. */
function numberOf(choices: Numerical['choices']): ForeignQuestion['number'] {
  const first = Array.isArray(choices) ? choices.find(isWhole)?.text : choices;
  if (first === undefined) return null;
  const { number, range, numberLow, numberHigh } = first;
  if (typeof number === 'number') return { answer: number, tolerance: range ?? 0 };
  if (typeof numberLow !== 'number' || typeof numberHigh !== 'number') return null;
  return {
    answer: (numberLow + numberHigh) / 2,
    tolerance: Math.abs(numberHigh - numberLow) / 2,
  };
}

/** Only what says that it is HTML is read as such: `2 < 3` is not. */
function wordsOf({ format, text }: TextFormat): string {
  return format === 'html' ? plainText(text) : text.replace(/\s+/gu, ' ').trim();
}

/** The share of the points that a choice gives, in percent. */
function shareOf({ isCorrect, weight }: TextChoice | NumericalChoice): number {
  return weight ?? (isCorrect ? WHOLE : 0);
}

function isWhole(choice: TextChoice | NumericalChoice): boolean {
  return shareOf(choice) >= WHOLE;
}
