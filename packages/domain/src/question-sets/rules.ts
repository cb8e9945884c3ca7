import { OPTIONS_MIN } from '../multiplayer/limits.ts';
import { foldedWord, TYPED_MAX } from '../questions/index.ts';
import {
  EXPLANATION_MAX,
  OPTION_MAX,
  QUESTION_MAX,
  QUESTIONS_PER_SET_MAX,
  TOPIC_MAX,
  UNIT_MAX,
} from './limits.ts';
import type { QuestionColumn, QuestionFault, QuestionProblem } from './problem.ts';
import type { DraftOf, QuestionDraft } from './views.ts';

/** A text as two of them are compared: without regard to letter case and space. */
export function foldedText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/**
 * A question as it is kept: texts without space around them, nothing empty after the last that is written, and the
 * right places once each, in order.
 */
export function tidyQuestion(draft: QuestionDraft): QuestionDraft {
  const tidy = {
    question: tidyText(draft.question),
    explanation: tidyText(draft.explanation),
    topic: tidyText(draft.topic),
  };
  switch (draft.kind) {
    case 'choice':
    case 'order':
    case 'word':
      return { ...draft, ...tidy, options: written(draft.options.map(tidyText), (one) => one) };
    case 'several': {
      const answers = [...new Set(draft.answers)].toSorted((a, b) => a - b);
      const options = written(draft.options.map(tidyText), (one) => one);
      return { ...draft, ...tidy, options, answers };
    }
    case 'match': {
      const pairs = draft.pairs.map(({ left, right }) => ({
        left: tidyText(left),
        right: tidyText(right),
      }));
      return { ...draft, ...tidy, pairs: written(pairs, ({ left, right }) => left + right) };
    }
    case 'number':
      return { ...draft, ...tidy, unit: tidyText(draft.unit) };
    case 'true-false':
      return { ...draft, ...tidy };
  }
}

function written<T>(list: readonly T[], textOf: (one: T) => string): T[] {
  return list.slice(0, list.findLastIndex((one) => textOf(one) !== '') + 1);
}

function tidyText(text: string): string {
  return text.normalize('NFC').trim();
}

/** The column of an option, counted from 0. */
export function optionColumn(option: number): QuestionColumn {
  return `option${option + 1}` as QuestionColumn;
}

/** Fewest things of a kind: two cannot be put in order without a lucky guess. */
const FEWEST: Readonly<Record<'choice' | 'several' | 'order' | 'match' | 'word', number>> = {
  choice: OPTIONS_MIN,
  several: OPTIONS_MIN,
  order: 3,
  match: 2,
  word: 1,
};

/**
 * What has to be mended in a question before it can be played.
 * @param row what the problems call its row
 */
export function questionProblems(draft: QuestionDraft, row: number): QuestionProblem[] {
  const tidy = tidyQuestion(draft);
  const { question, explanation, topic } = tidy;
  const problems: QuestionProblem[] = [];
  const say: Say = (column, fault, limit) => {
    if (fault === null) return;
    problems.push(limit === undefined ? { row, column, fault } : { row, column, fault, limit });
  };
  sayOfText(say, 'question', question, QUESTION_MAX, true);
  sayOfKind(say, tidy);
  sayOfText(say, 'explanation', explanation, EXPLANATION_MAX, false);
  sayOfText(say, 'topic', topic, TOPIC_MAX, false);
  return problems;
}

type Say = (column: QuestionColumn, fault: QuestionFault | null, limit?: number) => void;

function sayOfText(
  say: Say,
  column: QuestionColumn,
  text: string,
  most: number,
  isNeeded: boolean,
) {
  const fault = faultOfText(text, most, isNeeded);
  say(column, fault, fault === 'too-long' ? most : undefined);
}

/** What a kind asks for beside the words of the question. */
function sayOfKind(say: Say, draft: QuestionDraft): void {
  switch (draft.kind) {
    case 'choice':
      sayOfOptions(say, draft.options, FEWEST.choice);
      if (draft.answer === null) say('answer', 'missing');
      else sayOfPlaces(say, [draft.answer], draft.options);
      return;
    case 'several':
      sayOfOptions(say, draft.options, FEWEST.several);
      if (draft.answers.length === 0) say('answer', 'missing');
      else sayOfPlaces(say, draft.answers, draft.options);
      return;
    case 'true-false':
      if (draft.answer === null) say('answer', 'missing');
      return;
    case 'order':
      sayOfOptions(say, draft.options, FEWEST.order);
      return;
    case 'match':
      sayOfPairs(say, draft.pairs);
      return;
    case 'number':
      if (draft.answer === null) say('answer', 'missing');
      if (draft.tolerance < 0) say('tolerance', 'no-number');
      sayOfText(say, 'unit', draft.unit, UNIT_MAX, false);
      return;
    case 'word':
      sayOfSpellings(say, draft.options);
  }
}

function sayOfOptions(say: Say, options: readonly string[], fewest: number): void {
  const known = new Set<string>();
  for (const [place, option] of options.entries()) {
    sayOfText(say, optionColumn(place), option, OPTION_MAX, true);
    const folded = foldedText(option);
    if (folded !== '' && known.has(folded)) say(optionColumn(place), 'repeated');
    known.add(folded);
  }
  if (options.length < fewest) say('options', 'too-few', fewest);
}

function sayOfPlaces(say: Say, places: readonly number[], options: readonly string[]): void {
  if (places.some((place) => options[place] === undefined)) say('answer', 'no-such-option');
}

/** Between the sides of a pair in a table, as GIFT has it. */
export const ARROW = '->';

/** Both sides are written, no left one with an arrow; two left sides may not say the same, two right ones may. */
function sayOfPairs(say: Say, pairs: DraftOf<'match'>['pairs']): void {
  const known = new Set<string>();
  for (const [place, { left, right }] of pairs.entries()) {
    const column = optionColumn(place);
    const faults = [left, right].map((text) => faultOfText(text, OPTION_MAX, true));
    const fault = faults.find((one) => one !== null) ?? null;
    if (fault === 'empty' || left.includes(ARROW)) say(column, 'no-pair');
    else say(column, fault, fault === 'too-long' ? OPTION_MAX : undefined);
    if (left !== '' && known.has(foldedText(left))) say(column, 'repeated');
    known.add(foldedText(left));
  }
  if (pairs.length < FEWEST.match) say('options', 'too-few', FEWEST.match);
}

/** A spelling is as long as what a child can type, and has a letter or figure to compare. */
function sayOfSpellings(say: Say, spellings: readonly string[]): void {
  for (const [place, spelling] of spellings.entries()) {
    sayOfText(say, optionColumn(place), spelling, TYPED_MAX, true);
    if (spelling !== '' && foldedWord(spelling) === '') say(optionColumn(place), 'unreadable');
  }
  if (spellings.length < FEWEST.word) say('options', 'too-few', FEWEST.word);
}

function faultOfText(text: string, most: number, isNeeded: boolean): QuestionFault | null {
  if (isNeeded && text === '') return 'empty';
  if (!text.isWellFormed() || text.includes('\u0000')) return 'unreadable';
  return text.length > most ? 'too-long' : null;
}

/** What has to be mended in a set: its questions are rows 1, 2, 3 and so on. */
export function setProblems(questions: readonly QuestionDraft[]): QuestionProblem[] {
  const problems = questions.flatMap((question, at) => questionProblems(question, at + 1));
  if (questions.length <= QUESTIONS_PER_SET_MAX) return problems;
  return [
    { row: 0, column: 'question', fault: 'too-many', limit: QUESTIONS_PER_SET_MAX },
    ...problems,
  ];
}
