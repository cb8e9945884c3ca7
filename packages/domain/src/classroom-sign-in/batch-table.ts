import { z } from 'zod';
import { emailSchema } from '../auth/index.ts';
import {
  gradeForAge,
  MAX_GRADE,
  MAX_STUDENT_AGE,
  MIN_GRADE,
  MIN_STUDENT_AGE,
} from '../users/index.ts';

/** Students that are added at once. */
export const STUDENTS_PER_BATCH = 200;
/** Letters of a first or last name. */
export const NAME_MAX = 50;

type BatchColumn = 'firstName' | 'lastName' | 'age' | 'grade' | 'parentEmail';

/** What can be wrong with a line; `odd` is what cannot be read as such a thing. */
const BATCH_PROBLEMS = [
  'first-name-missing',
  'first-name-odd',
  'first-name-long',
  'last-name-odd',
  'last-name-long',
  'age-missing',
  'age-odd',
  'age-out-of-range',
  'grade-odd',
  'grade-out-of-range',
  'parent-email-odd',
] as const;
export const batchProblemSchema = z.enum(BATCH_PROBLEMS);
export type BatchProblem = z.infer<typeof batchProblemSchema>;

/** A child as a line of the list tells. */
export interface BatchLine {
  /** Counted from 1, as an editor does. */
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number | null;
  readonly grade: number | null;
  readonly parentEmail: string;
  readonly problems: readonly BatchProblem[];
}

type Cells = Record<BatchColumn, string>;

/** What the first row of a list may call its columns, folded, in the four languages. */
const HEADINGS: Readonly<Record<BatchColumn, readonly string[]>> = {
  firstName: ['firstname', 'first', 'givenname', 'name', 'nombre', 'prenom', 'vorname'],
  lastName: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'apellido',
    'apellidos',
    'nom',
    'nachname',
  ],
  age: ['age', 'edad', 'alter'],
  grade: ['grade', 'class', 'grado', 'curso', 'classe', 'niveau', 'klasse', 'klassenstufe'],
  parentEmail: [
    ...['parentemail', 'parentsemail', 'parentsaddress', 'parent', 'email', 'mail'],
    ...['correo', 'correodelospadres', 'emaildesparents', 'emaildereltern', 'elternemail'],
  ],
};

const COLUMNS = Object.keys(HEADINGS) as BatchColumn[];

function folded(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** The column that each cell of a heading names; null where the row is no heading. */
function headingOf(row: readonly string[]): (BatchColumn | undefined)[] | null {
  const columns = row.map((cell) =>
    COLUMNS.find((column) => HEADINGS[column].includes(folded(cell))),
  );
  return columns.includes('firstName') && columns.filter(Boolean).length > 1 ? columns : null;
}

function byHeading(row: readonly string[], heading: readonly (BatchColumn | undefined)[]): Cells {
  const cellOf = (column: BatchColumn) => row[heading.indexOf(column)] ?? '';
  return {
    firstName: cellOf('firstName'),
    lastName: cellOf('lastName'),
    age: cellOf('age'),
    grade: cellOf('grade'),
    parentEmail: cellOf('parentEmail'),
  };
}

const isNumber = (cell: string) => /^-?\d+([.,]\d+)?$/.test(cell);
const isKindergarten = (cell: string) => /^k$/i.test(cell);

/**
 * Without a heading a cell tells itself what it is: words are names, the first number is the age, the
 * second the grade, and what holds an @ is the address.
 */
function byItself(row: readonly string[]): Cells {
  const filled = row.filter((cell) => cell !== '');
  // A line without separators is read word by word: Mia Baker 6 1.
  const cells = filled.length === 1 ? (filled[0] ?? '').split(/\s+/) : filled;
  const addresses = cells.filter((cell) => cell.includes('@'));
  const others = cells.filter((cell) => !cell.includes('@'));
  const firstNumber = others.findIndex(isNumber);
  const isGrade = (cell: string, at: number) =>
    firstNumber >= 0 && at > firstNumber && (isNumber(cell) || isKindergarten(cell));
  const words = others.filter((cell, at) => !isNumber(cell) && !isGrade(cell, at));
  const [firstName = '', ...last] = words.length === 1 ? (words[0] ?? '').split(/\s+/) : words;
  return {
    firstName,
    lastName: last.join(' '),
    age: others[firstNumber] ?? '',
    grade: others.find(isGrade) ?? '',
    parentEmail: addresses.join(' '),
  };
}

type NumberFault = 'missing' | 'odd' | 'out-of-range';

/** A whole number in a range; what else stands in the cell is a fault. */
function numberIn(
  cell: string,
  [lowest, highest]: readonly [number, number],
): number | NumberFault {
  if (cell === '') return 'missing';
  if (!/^\d+$/.test(cell)) return 'odd';
  const number = Number(cell);
  return number < lowest || number > highest ? 'out-of-range' : number;
}

function ageIn(cell: string, usualAge: number | null): number | NumberFault {
  const age = numberIn(cell, [MIN_STUDENT_AGE, MAX_STUDENT_AGE]);
  return age === 'missing' && usualAge !== null ? usualAge : age;
}

/** The grade that is written, or that of the age; null where neither tells. */
function gradeIn(cell: string, age: number | null): number | 'odd' | 'out-of-range' | null {
  if (isKindergarten(cell)) return MIN_GRADE;
  const grade = numberIn(cell, [MIN_GRADE, MAX_GRADE]);
  if (grade !== 'missing') return grade;
  return age === null ? null : gradeForAge(age);
}

function nameFault(name: string): 'odd' | 'long' | null {
  if (name.length > NAME_MAX) return 'long';
  // What a spreadsheet would run, or nobody can read, is no name.
  return name.isWellFormed() && !/[\p{Cc}<>=@]/u.test(name) ? null : 'odd';
}

function readLine(cells: Cells, line: number, usualAge: number | null): BatchLine {
  const { firstName, lastName, parentEmail } = cells;
  const problems: BatchProblem[] = [];
  const firstFault = firstName === '' ? 'missing' : nameFault(firstName);
  if (firstFault !== null) problems.push(`first-name-${firstFault}`);
  const lastFault = nameFault(lastName);
  if (lastFault !== null) problems.push(`last-name-${lastFault}`);
  const age = ageIn(cells.age, usualAge);
  if (typeof age === 'string') problems.push(`age-${age}`);
  const years = typeof age === 'number' ? age : null;
  const grade = gradeIn(cells.grade, years);
  if (typeof grade === 'string') problems.push(`grade-${grade}`);
  const isAddress = parentEmail === '' || emailSchema().safeParse(parentEmail).success;
  if (!isAddress) problems.push('parent-email-odd');
  return {
    ...{ line, firstName, lastName, age: years, parentEmail, problems },
    grade: typeof grade === 'number' ? grade : null,
  };
}

/**
 * Reads a list of children: one a row, with or without a heading. Empty rows are passed over.
 * @param rows cells of each row, as they were separated
 * @param usualAge in years, for children beside whom no age is written; null where it must be written
 */
export function readBatch(
  rows: readonly (readonly string[])[],
  usualAge: number | null,
): BatchLine[] {
  const tidy = rows.map((row) =>
    row.map((cell) => cell.replace('\uFEFF', '').normalize('NFKC').replaceAll(/\s+/g, ' ').trim()),
  );
  const first = tidy.findIndex((row) => row.some((cell) => cell !== ''));
  const heading = headingOf(tidy[first] ?? []);
  return tidy.flatMap((row, at) => {
    if (row.every((cell) => cell === '') || (heading !== null && at === first)) return [];
    const cells = heading === null ? byItself(row) : byHeading(row, heading);
    return [readLine(cells, at + 1, usualAge)];
  });
}

/** A name folded for finding children who are in a list twice. */
export function foldedName(child: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string {
  return [child.firstName, child.lastName]
    .filter(Boolean)
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
}
