import { OPTIONS_MAX, OPTIONS_MIN } from '../multiplayer/limits.ts';
import {
  EXPLANATION_MAX,
  OPTION_MAX,
  QUESTION_MAX,
  QUESTIONS_PER_SET_MAX,
  TOPIC_MAX,
} from './limits.ts';
import type { QuestionColumn, QuestionFault, QuestionProblem } from './problem.ts';
import type { QuestionDraft } from './views.ts';

/** A text as two of them are compared: without regard to letter case and space. */
export function foldedText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** A question as it is kept: texts without space around them, and no empty options after the last written one. */
export function tidyQuestion({
  question,
  options,
  answer,
  explanation,
  topic,
}: QuestionDraft): QuestionDraft {
  const written = options.map(tidyText);
  const last = written.findLastIndex((option) => option !== '');
  return {
    question: tidyText(question),
    options: written.slice(0, last + 1),
    answer,
    explanation: tidyText(explanation),
    topic: tidyText(topic),
  };
}

function tidyText(text: string): string {
  return text.normalize('NFC').trim();
}

/** The column of an option, counted from 0. */
export function optionColumn(option: number): QuestionColumn {
  return `option${option + 1}` as QuestionColumn;
}

/**
 * What has to be mended in a question before it can be played.
 * @param row what the problems call its row
 */
export function questionProblems(draft: QuestionDraft, row: number): QuestionProblem[] {
  const { question, options, answer, explanation, topic } = tidyQuestion(draft);
  const problems: QuestionProblem[] = [];
  const say = (column: QuestionColumn, fault: QuestionFault | null, limit?: number) => {
    if (fault === null) return;
    problems.push(limit === undefined ? { row, column, fault } : { row, column, fault, limit });
  };
  const check = (column: QuestionColumn, text: string, most: number, isNeeded: boolean) => {
    const fault = faultOfText(text, most, isNeeded);
    say(column, fault, fault === 'too-long' ? most : undefined);
  };

  check('question', question, QUESTION_MAX, true);
  const known = new Set<string>();
  for (const [place, option] of options.entries()) {
    check(optionColumn(place), option, OPTION_MAX, true);
    const folded = foldedText(option);
    if (folded !== '' && known.has(folded)) say(optionColumn(place), 'repeated');
    known.add(folded);
  }
  if (options.length < OPTIONS_MIN) say('options', 'too-few', OPTIONS_MIN);
  if (answer === null) say('answer', 'missing');
  else if (options[answer] === undefined || answer >= OPTIONS_MAX) say('answer', 'no-such-option');
  check('explanation', explanation, EXPLANATION_MAX, false);
  check('topic', topic, TOPIC_MAX, false);
  return problems;
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
