import type { ForeignKind, ForeignQuestion } from '@lamplight/domain/question-sets';
import {
  type GIFTQuestion,
  parse,
  type QuestionType,
  type TextChoice,
  type TextFormat,
} from 'gift-pegjs';
import { plainText, showsPicture } from './plain-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

const KINDS: Readonly<Record<Exclude<QuestionType, 'Category' | 'Description'>, ForeignKind>> = {
  MC: 'choice',
  TF: 'choice',
  Short: 'typed',
  Essay: 'typed',
  Numerical: 'number',
  Matching: 'match',
};

/** What true and false are called, in the language of the page. */
export interface TrueAndFalse {
  readonly true: string;
  readonly false: string;
}

/**
 * The questions of a file in Moodle's GIFT format.
 * @throws UnreadableFile 'broken' when it is not written by its rules
 */
export function readGift(text: string, words: TrueAndFalse): ForeignQuestion[] {
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
      ...choicesOf(one, words),
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

function choicesOf(
  question: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>,
  words: TrueAndFalse,
): Pick<ForeignQuestion, 'options' | 'right'> {
  if (question.type === 'TF') {
    return { options: [words.true, words.false], right: [question.isTrue ? 0 : 1] };
  }
  if (question.type !== 'MC') return { options: [], right: [] };
  return {
    options: question.choices.map(({ text }) => wordsOf(text)),
    right: question.choices.flatMap((choice, place) => (isRight(choice) ? [place] : [])),
  };
}

/** Only what says that it is HTML is read as such: `2 < 3` is not. */
function wordsOf({ format, text }: TextFormat): string {
  return format === 'html' ? plainText(text) : text.replace(/\s+/gu, ' ').trim();
}

/** Where several are right, each is marked by its share of the points. */
function isRight({ isCorrect, weight }: TextChoice): boolean {
  return isCorrect || (weight ?? 0) > 0;
}
