import { OPTIONS_MAX } from '../multiplayer/limits.ts';
import { QUESTION_KINDS, writtenNumber } from '../questions/index.ts';
import { QUESTIONS_PER_SET_MAX } from './limits.ts';
import type { QuestionColumn, QuestionFault, QuestionProblem } from './problem.ts';
import { ARROW, foldedText, optionColumn, questionProblems, tidyQuestion } from './rules.ts';
import type { QuestionDraft } from './views.ts';

const OPTION_COLUMNS = Array.from({ length: OPTIONS_MAX }, (_, place) => optionColumn(place));

/** The columns of a file of questions, in the order in which it is written. */
export const TABLE_COLUMNS: readonly QuestionColumn[] = [
  'question',
  ...OPTION_COLUMNS,
  'answer',
  'explanation',
  'topic',
  'kind',
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
    const number = at + 2;
    const { draft, fault } = readRow((column) => cellOf(row, column));
    questions.push(draft);
    const found = questionProblems(draft, number);
    if (fault === null) problems.push(...found);
    else {
      problems.push(...found.filter(({ column }) => column !== fault.column));
      problems.push({ row: number, ...fault });
    }
  }
  if (questions.length === 0) problems.push({ row: 0, column: 'file', fault: 'empty' });
  if (questions.length > QUESTIONS_PER_SET_MAX) {
    problems.unshift({ row: 0, column: 'file', fault: 'too-many', limit: QUESTIONS_PER_SET_MAX });
  }
  return { questions, problems };
}

/** A question, and what only the cell itself tells: the rules tell the rest. */
interface ReadRow {
  readonly draft: QuestionDraft;
  readonly fault: Pick<QuestionProblem, 'column' | 'fault'> | null;
}

function readRow(cellOf: (column: QuestionColumn) => string): ReadRow {
  const about = {
    question: cellOf('question'),
    explanation: cellOf('explanation'),
    topic: cellOf('topic'),
  };
  const cells = OPTION_COLUMNS.map(cellOf);
  const answer = cellOf('answer');
  const named = foldedText(cellOf('kind'));
  const kind = named === '' ? 'choice' : QUESTION_KINDS.find((known) => known === named);
  const row = (draft: QuestionDraft, fault: QuestionFault | null = null): ReadRow => ({
    draft: tidyQuestion(draft),
    fault: fault && { column: 'answer', fault },
  });
  switch (kind) {
    case 'choice': {
      const options = tidyOptions(cells);
      const right = readAnswer(answer, options);
      const isPlace = typeof right === 'number';
      const draft = { kind, ...about, options, answer: isPlace ? right : null } as const;
      return row(draft, isPlace || right === 'missing' ? null : right);
    }
    case 'several': {
      const options = tidyOptions(cells);
      const right = readAnswers(answer, options);
      const draft = { kind, ...about, options, answers: right.places } as const;
      return row(draft, right.fault);
    }
    case 'true-false': {
      const said = TRUTHS.get(foldedText(answer)) ?? null;
      const isOther = said === null && answer.trim() !== '';
      return row({ kind, ...about, answer: said }, isOther ? 'no-such-option' : null);
    }
    case 'order':
    case 'word':
      return row({ kind, ...about, options: cells });
    case 'match':
      return row({ kind, ...about, pairs: cells.map(readPair) });
    case 'number': {
      const read = readNumber(answer);
      const isOther = read.answer === null && answer.trim() !== '';
      return row({ kind, ...about, ...read }, isOther ? 'no-number' : null);
    }
    case undefined: {
      const draft = { kind: 'choice', ...about, options: cells, answer: null } as const;
      return { draft: tidyQuestion(draft), fault: { column: 'kind', fault: 'no-such-kind' } };
    }
  }
}

function tidyOptions(cells: readonly string[]): string[] {
  const about = { question: '', explanation: '', topic: '' };
  const tidy = tidyQuestion({ kind: 'order', ...about, options: [...cells] });
  return tidy.kind === 'order' ? tidy.options : [];
}

/** What a cell may say for true and for false. */
const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 't', 'yes', '1'].map((said) => [said, true] as const),
  ...['false', 'f', 'no', '0', '2'].map((said) => [said, false] as const),
]);

/** Two sides with an arrow between. */
function readPair(cell: string): { left: string; right: string } {
  const [left = '', ...right] = cell.split(ARROW);
  return { left: left.trim(), right: right.join(ARROW).trim() };
}

/** Never with a comma before three digits, which is a thousand to some and a decimal mark to others. */
const NUMBER = String.raw`[-−+]?(?:0,\d+|\d+(?:\.\d+|,(?!\d{3}(?!\d))\d+)?)`;
/** Begins with a letter or one of these signs; a figure in it follows a letter, as in m2. No exponent. */
const UNIT = String.raw`(?!e[-+]?\d)(?=[\p{L}%°€$£])(?:\p{L}\d*|[^\d\p{L}])+`;
const NUMBER_CELL = new RegExp(
  String.raw`^(${NUMBER})\s*(?:(?:±|\+/-|\+-)\s*(${NUMBER}))?\s*(${UNIT})?$`,
  'iu',
);

/** A number such as `42`, `42 ± 2` or `3.5 ± 0.5 km`. */
function readNumber(cell: string) {
  const [, answer, tolerance, unit] = NUMBER_CELL.exec(cell.trim()) ?? [];
  return {
    answer: answer === undefined ? null : asNumber(answer),
    tolerance: tolerance === undefined ? 0 : asNumber(tolerance),
    unit: unit ?? '',
  };
}

function asNumber(text: string): number {
  return Number(text.replace(',', '.').replace('−', '-'));
}

/** Options that a cell names, with semicolons or commas between, each as `readAnswer` reads it. */
function readAnswers(
  cell: string,
  options: readonly string[],
): { places: number[]; fault: QuestionFault | null } {
  const names = cell.split(cell.includes(';') ? ';' : ',').filter((name) => name.trim() !== '');
  const read = names.map((name) => readAnswer(name, options));
  const places = [...new Set(read.filter((one) => typeof one === 'number'))];
  const fault = read.find((one) => typeof one !== 'number') ?? null;
  return { places: places.toSorted((a, b) => a - b), fault };
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
  const rows = questions.map((draft) => {
    const { cells, answer } = cellsOf(draft);
    return [
      draft.question,
      ...OPTION_COLUMNS.map((_, place) => cells[place] ?? ''),
      answer,
      draft.explanation,
      draft.topic,
      draft.kind,
    ];
  });
  return [[...TABLE_COLUMNS], ...rows];
}

/** What stands in the columns of the options, and in that of the answer. */
function cellsOf(draft: QuestionDraft): { cells: readonly string[]; answer: string } {
  const named = (place: number) => `option${place + 1}`;
  switch (draft.kind) {
    case 'choice':
      return { cells: draft.options, answer: draft.answer === null ? '' : named(draft.answer) };
    case 'several':
      return { cells: draft.options, answer: draft.answers.map(named).join('; ') };
    case 'true-false':
      return { cells: [], answer: draft.answer === null ? '' : String(draft.answer) };
    case 'order':
    case 'word':
      return { cells: draft.options, answer: '' };
    case 'match':
      return {
        cells: draft.pairs.map(({ left, right }) => `${left} ${ARROW} ${right}`),
        answer: '',
      };
    case 'number': {
      const { answer, tolerance, unit } = draft;
      const said = answer === null ? '' : writtenNumber(answer, 'en');
      const spread = tolerance === 0 ? '' : ` ± ${writtenNumber(tolerance, 'en')}`;
      return { cells: [], answer: said === '' ? '' : `${said}${spread} ${unit}`.trim() };
    }
  }
}

/** Takes away the apostrophe that keeps a spreadsheet from running a text as a formula. */
function unescaped(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
