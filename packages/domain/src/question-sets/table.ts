import { OPTIONS_MAX } from '../multiplayer/limits.ts';
import { QUESTIONS_PER_SET_MAX } from './limits.ts';
import type { QuestionColumn, QuestionProblem } from './problem.ts';
import { foldedText, optionColumn, questionProblems, tidyQuestion } from './rules.ts';
import type { QuestionDraft } from './views.ts';

const OPTION_COLUMNS = Array.from({ length: OPTIONS_MAX }, (_, place) => optionColumn(place));

/** The columns of a file of questions, in the order in which it is written. */
export const TABLE_COLUMNS: readonly QuestionColumn[] = [
  'question',
  ...OPTION_COLUMNS,
  'answer',
  'explanation',
  'topic',
];

/** Without these a file cannot be read; the others may be left out. */
const NEEDED_COLUMNS: readonly QuestionColumn[] = ['question', 'option1', 'option2', 'answer'];

/** What a table holds, and what has to be mended in it. Rows are counted as a spreadsheet does, from 1. */
interface ReadTable {
  readonly questions: readonly QuestionDraft[];
  readonly problems: readonly QuestionProblem[];
}

/** Whether the first row of a table names the columns of our own files, so that `readTable` reads it. */
export function isOwnTable([head = []]: readonly (readonly string[])[]): boolean {
  const columns = columnsOf(head);
  return NEEDED_COLUMNS.every((column) => columns.includes(column));
}

function columnsOf(head: readonly string[]): string[] {
  return head.map((name) => foldedText(name.replace('\uFEFF', '')).replaceAll(' ', ''));
}

/** Reads the questions of a table whose first row names its columns; empty rows are passed over. */
export function readTable(rows: readonly (readonly string[])[]): ReadTable {
  const [head = [], ...body] = rows;
  const columns = columnsOf(head);
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const problems = missing.map((column) => ({ row: 1, column, fault: 'no-column' }) as const);
    return { questions: [], problems };
  }
  const cellOf = (row: readonly string[], column: QuestionColumn) =>
    unescaped(row[columns.indexOf(column)] ?? '');
  const questions: QuestionDraft[] = [];
  const problems: QuestionProblem[] = [];
  for (const [at, row] of body.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const answer = cellOf(row, 'answer');
    const draft = tidyQuestion({
      question: cellOf(row, 'question'),
      options: OPTION_COLUMNS.map((column) => cellOf(row, column)),
      answer: null,
      explanation: cellOf(row, 'explanation'),
      topic: cellOf(row, 'topic'),
    });
    const right = readAnswer(answer, draft.options);
    const place = typeof right === 'number' ? right : null;
    questions.push({ ...draft, answer: place });
    const number = at + 2;
    const found = questionProblems({ ...draft, answer: place }, number);
    if (typeof right === 'number' || right === 'missing') problems.push(...found);
    else {
      problems.push(...found.filter(({ column }) => column !== 'answer'));
      problems.push({ row: number, column: 'answer', fault: right });
    }
  }
  if (questions.length === 0) problems.push({ row: 0, column: 'file', fault: 'empty' });
  if (questions.length > QUESTIONS_PER_SET_MAX) {
    problems.unshift({ row: 0, column: 'file', fault: 'too-many', limit: QUESTIONS_PER_SET_MAX });
  }
  return { questions, problems };
}

/** Which option a cell names: by its words, by its number from 1, or as `option2` where both could be meant. */
function readAnswer(
  cell: string,
  options: readonly string[],
): number | 'missing' | 'no-such-option' | 'ambiguous' {
  const folded = foldedText(cell);
  if (folded === '') return 'missing';
  const byWords = options.findIndex((option) => foldedText(option) === folded);
  const [, named, plain] = /^(?:option\s*([1-9])|([1-9]))$/.exec(folded) ?? [];
  if (named !== undefined && byWords < 0) return within(Number(named) - 1, options);
  const byNumber = plain === undefined ? -1 : Number(plain) - 1;
  const numbered = options[byNumber] !== undefined;
  if (byWords >= 0) return numbered && byNumber !== byWords ? 'ambiguous' : byWords;
  return byNumber < 0 ? 'no-such-option' : within(byNumber, options);
}

function within(place: number, options: readonly string[]): number | 'no-such-option' {
  return options[place] === undefined ? 'no-such-option' : place;
}

/** Questions as a table with its columns in the first row; `readTable` reads the same questions from it. */
export function writeTable(questions: readonly QuestionDraft[]): string[][] {
  const rows = questions.map(({ question, options, answer, explanation, topic }) => [
    question,
    ...OPTION_COLUMNS.map((_, place) => options[place] ?? ''),
    answer === null ? '' : `option${answer + 1}`,
    explanation,
    topic,
  ]);
  return [[...TABLE_COLUMNS], ...rows];
}

/** Takes away the apostrophe that keeps a spreadsheet from running a text as a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
