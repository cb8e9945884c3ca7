import { QUESTION_KINDS } from '../questions/index.ts';

/** A column of the table that questions are written in. */
export type QuestionColumn =
  | 'question'
  | 'option1'
  | 'option2'
  | 'option3'
  | 'option4'
  | 'option5'
  | 'option6'
  | 'options'
  | 'answer'
  | 'tolerance'
  | 'unit'
  | 'explanation'
  | 'topic'
  | 'kind'
  | 'file';

/** What can be wrong in a column. */
export type QuestionFault =
  /** There is no text. */
  | 'empty'
  /** More characters than `limit`. */
  | 'too-long'
  /** A character that cannot be stored. */
  | 'unreadable'
  /** Fewer options than `limit`. */
  | 'too-few'
  /** More rows than `limit`. */
  | 'too-many'
  /** The same words as an option before it. */
  | 'repeated'
  /** What is right is not said. */
  | 'missing'
  /** What is named as right is none of the options. */
  | 'no-such-option'
  /** It is no number that can be asked for. */
  | 'no-number'
  /** It names no two things that belong together. */
  | 'no-pair'
  /** No kind of question is called so. */
  | 'no-such-kind'
  /** It can be the number of one option or the words of another. */
  | 'ambiguous'
  /** The file has no such column. */
  | 'no-column'
  /** The file cannot be read as a table. */
  | 'no-table';

/** One thing to mend, and where. */
export interface QuestionProblem {
  /** Number of the question in the editor, or of the row as a spreadsheet counts it; 0 for the whole. */
  readonly row: number;
  readonly column: QuestionColumn;
  readonly fault: QuestionFault;
  readonly limit?: number | undefined;
}

const COLUMN_NAMES: Readonly<Record<QuestionColumn, string>> = {
  question: 'question',
  option1: 'option 1',
  option2: 'option 2',
  option3: 'option 3',
  option4: 'option 4',
  option5: 'option 5',
  option6: 'option 6',
  options: 'options',
  answer: 'answer',
  tolerance: 'tolerance',
  unit: 'unit',
  explanation: 'explanation',
  topic: 'topic',
  kind: 'kind',
  file: 'file',
};

const SENTENCES: Readonly<Record<QuestionFault, (limit: number) => string>> = {
  empty: () => 'please write something here.',
  'too-long': (limit) => `please use at most ${limit} characters.`,
  unreadable: () => 'this holds a character that cannot be stored.',
  'too-few': (limit) => `please give at least ${limit} of them.`,
  'too-many': (limit) => `please keep to ${limit} questions in a set.`,
  repeated: () => 'another option says the same.',
  missing: () => 'please say what is right.',
  'no-such-option': () => 'this is none of the options.',
  'no-number': () => 'this is no number that can be asked for.',
  'no-pair': () => 'please write what belongs together with an arrow between, as in Noah -> ark.',
  'no-such-kind': () => `please use one of ${QUESTION_KINDS.join(', ')}.`,
  ambiguous: () =>
    'this is a number and also the words of another option; write for example option2.',
  'no-column': () => 'this column is missing in the first row.',
  'no-table': () => 'this cannot be read as a table.',
};

/** What is wrong, in plain English words, with the row and the column. */
export function problemText({ row, column, fault, limit = 0 }: QuestionProblem): string {
  const place = row === 0 ? COLUMN_NAMES[column] : `row ${row}, ${COLUMN_NAMES[column]}`;
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${SENTENCES[fault](limit)}`;
}
