import { foldedText } from '../rules.ts';
import type { ForeignKind, ForeignQuestion } from './foreign-question.ts';

/** Letters and figures that name an option: its column, or the right one in a cell. */
const LETTERS = 'abcdefghij';

/** Rows above the heads at most: Kahoot's template has eight with advice, Blooket's one. */
const ROWS_ABOVE = 15;

/** The heads of columns, as the templates of Kahoot, Quizizz, Blooket and plain tables word them in our languages. */
const HEADS = {
  question:
    /^(?:question|frage|pregunta)(?: text| title)?$|^(?:question|frage|pregunta) [–-] |^prompt$/u,
  option:
    /^(?:(?:answer|option|choice|antwort|respuesta|opción|réponse) ?([1-9]|[a-j])(?!\w)|([a-j])$)/u,
  /** With the number of an option, whatever the options say. */
  correctByNumber:
    /^(?:correct answer|richtige antwort|respuestas? correcta|bonnes? réponse|réponses? correcte)/u,
  correct: /^correct$|^(?:right )?answer$|^(?:answer )?key$/u,
  type: /^(?:question )?type$/u,
  explanation: /explanation|feedback/u,
  topic: /^(?:topic|category|subject)$/u,
  picture: /^(?:image|picture|media)(?!\w)/u,
} as const;

/** What Quizizz writes in its column of types. */
const KINDS: readonly (readonly [RegExp, ForeignKind])[] = [
  [/multiple choice|checkbox|multi-?select|true/u, 'choice'],
  [/fill|blank|short/u, 'typed'],
  [/open|essay/u, 'other'],
  [/match/u, 'match'],
  [/order|sequence|reorder/u, 'order'],
  [/poll/u, 'poll'],
];

interface Columns {
  readonly question: number;
  /** The columns of the options, in their order. */
  readonly options: readonly number[];
  readonly correct: number;
  /** Whether a number in that column always means a place. */
  readonly isByNumber: boolean;
  readonly type: number;
  readonly explanation: number;
  readonly topic: number;
  readonly picture: number;
}

/**
 * The questions of a table as Kahoot, Quizizz and Blooket write them, or with columns such as
 * `question, a, b, c, d, correct`. Rows without anything are passed over.
 * @param rows the cells as text, the rows of advice above the heads included
 * @returns null where no row has such heads
 */
export function readForeignTable(rows: readonly (readonly string[])[]): ForeignQuestion[] | null {
  const heads = rows.slice(0, ROWS_ABOVE).map(columnsOf);
  const at = heads.findIndex((columns) => columns !== null);
  const columns = heads[at];
  if (columns === undefined || columns === null) return null;
  return rows.slice(at + 1).flatMap((cells, below) => {
    const found = questionOf(cells, columns, at + below + 2);
    return found === null ? [] : [found];
  });
}

function columnsOf(heads: readonly string[]): Columns | null {
  const names = heads.map((head) => foldedText(head.replace('\uFEFF', '')));
  const place = (head: RegExp) => names.findIndex((name) => head.test(name));
  const named = names.flatMap((name, column) => {
    const [, first, second] = HEADS.option.exec(name) ?? [];
    const option = first ?? second;
    return option === undefined ? [] : [{ column, option: placeOf(option) }];
  });
  const byNumber = place(HEADS.correctByNumber);
  const columns = {
    question: place(HEADS.question),
    options: named.sort((a, b) => a.option - b.option).map(({ column }) => column),
    correct: byNumber >= 0 ? byNumber : place(HEADS.correct),
    isByNumber: byNumber >= 0,
    type: place(HEADS.type),
    explanation: place(HEADS.explanation),
    topic: place(HEADS.topic),
    picture: place(HEADS.picture),
  };
  const isWhole = columns.question >= 0 && columns.correct >= 0 && columns.options.length >= 2;
  return isWhole ? columns : null;
}

/** Index of an option that is named by its letter or its number from 1. */
function placeOf(name: string): number {
  const letter = LETTERS.indexOf(name);
  return letter >= 0 ? letter : Number(name) - 1;
}

function questionOf(
  cells: readonly string[],
  columns: Columns,
  row: number,
): ForeignQuestion | null {
  const cell = (column: number) => cells[column]?.trim() ?? '';
  const all = columns.options.map(cell);
  const last = all.findLastIndex((option) => option !== '');
  const kind = kindOf(cell(columns.type));
  // A table does not say in which order things belong.
  const options = kind === 'order' ? [] : all.slice(0, last + 1);
  const question = cell(columns.question);
  if (question === '' && options.length === 0) return null;
  return {
    row,
    kind,
    question,
    options,
    right: rightOf(cell(columns.correct), options, columns.isByNumber),
    ...{ pairs: [], number: null },
    explanation: cell(columns.explanation),
    topic: cell(columns.topic),
    hasPicture: cell(columns.picture) !== '',
  };
}

function kindOf(type: string): ForeignKind {
  if (type === '') return 'choice';
  const folded = foldedText(type);
  return KINDS.find(([words]) => words.test(folded))?.[1] ?? 'other';
}

/**
 * The options that a cell names: by their words, or by numbers from 1 or letters with commas between. None
 * where it could mean two: the words of one option and the place of another.
 */
function rightOf(cell: string, options: readonly string[], isByNumber: boolean): number[] {
  const folded = foldedText(cell);
  const places = folded.split(/[,;/&]/u).map((name) => placeNamed(name.trim()));
  const byPlace = places.every((place) => options[place] !== undefined) ? [...new Set(places)] : [];
  const words = options.findIndex((option) => foldedText(option) === folded);
  if (words < 0 || (isByNumber && byPlace.length > 0)) return byPlace;
  return byPlace.length === 0 || byPlace[0] === words ? [words] : [];
}

function placeNamed(name: string): number {
  const [, named] = /^(?:option ?|answer ?)?([1-9]|[a-j])$/u.exec(name) ?? [];
  return named === undefined ? -1 : placeOf(named);
}
