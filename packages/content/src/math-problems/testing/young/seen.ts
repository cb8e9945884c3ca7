import type { ShapeName } from '@lamplight/domain/math-games';
import type { Confirmations } from '../confirmation.ts';
import { named, numbersOf, onlyWhole, pictureOf, printedNumbers, shapesOf } from './ways.ts';

/** The corners of each shape, named one by one; a circle has none. */
const CORNERS: Readonly<Record<ShapeName, string>> = {
  circle: '',
  triangle: 'abc',
  square: 'abcd',
  rectangle: 'abcd',
  pentagon: 'abcde',
  hexagon: 'abcdef',
  octagon: 'abcdefgh',
};

/** A clue in a question and the only shape that it fits. */
const CLUES: readonly (readonly [RegExp, ShapeName])[] = [
  [/round/, 'circle'],
  [/three sides/, 'triangle'],
  [/all the same length/, 'square'],
  [/two long and two short/, 'rectangle'],
  [/five sides/, 'pentagon'],
  [/six sides/, 'hexagon'],
  [/eight sides/, 'octagon'],
];

/** What goes on in a row whose unit comes again: the shortest unit that explains the row. */
function goesOn(row: readonly string[]): string {
  const unit = row.findIndex(
    (_, length) => length > 0 && row.slice(length).every((kind, at) => kind === row[at]),
  );
  return row[row.length - unit] ?? '';
}

/** Milliseconds in a minute. */
const MINUTE = 60_000;

/** Times of day that a question prints, as dates of one day. */
function times(question: string): Date[] {
  return (question.match(/\d+:\d\d/g) ?? []).map(
    (time) => new Date(`2026-07-01T${time.padStart(5, '0')}:00Z`),
  );
}

/** A date's time on a clock with twelve hours. */
function onClock(date: Date): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(date)
    .replace(/\s?[AP]M$/, '');
}

function barsOf(problem: Parameters<typeof pictureOf>[0]): Map<string, number> {
  return new Map(pictureOf(problem, 'bar-chart').bars.map(({ label, value }) => [label, value]));
}

/** The bars that a question names in quotation marks, in that order. */
function quotedBars(problem: Parameters<typeof pictureOf>[0]): number[] {
  const bars = barsOf(problem);
  return [...problem.question.matchAll(/“(.+?)”/g)].map(([, label = '']) => bars.get(label) ?? 0);
}

/** Shapes, patterns, clocks and charts: read from the picture or from the printed question. */
export const seenConfirmations: Confirmations = {
  'name-shape': (_, problem) => shapesOf(problem)[0]?.shape ?? '',
  'count-sides': (_, problem) => named(CORNERS[shapesOf(problem)[0]?.shape ?? 'circle'].length),
  'which-shape': (_, { question }) =>
    CLUES.filter(([clue]) => clue.test(question))
      .map(([, shape]) => shape)
      .join(),
  'sides-in-all': (_, problem) =>
    named(
      shapesOf(problem)
        .map(({ shape }) => CORNERS[shape])
        .join('').length,
    ),
  'color-pattern': (_, problem) => goesOn(shapesOf(problem).map(({ color }) => color)),
  'shape-pattern': (_, problem) => goesOn(shapesOf(problem).map(({ shape }) => shape)),
  'read-clock': (_, problem) => {
    const { hour, minute } = pictureOf(problem, 'clock');
    return onClock(new Date(Date.UTC(2026, 6, 1, hour, minute)));
  },
  'time-later': (_, { question }) => {
    const [start] = times(question);
    const length = Number(/(\d+) minutes/.exec(question)?.[1]);
    return onClock(new Date((start?.getTime() ?? 0) + length * MINUTE));
  },
  'time-between': (_, { question }) => {
    const [start, end] = times(question);
    return named(((end?.getTime() ?? 0) - (start?.getTime() ?? 0)) / MINUTE);
  },
  'bar-height': (_, problem) => named(quotedBars(problem)[0] ?? 0),
  'tallest-bar': (_, problem) => {
    const bars = [...barsOf(problem)];
    const tallest = bars.filter(([, value]) => bars.every(([, other]) => other <= value));
    return tallest.map(([label]) => label).join();
  },
  'bar-difference': (_, problem) => {
    const [more = 0, fewer = 0] = quotedBars(problem);
    return named(onlyWhole((n) => fewer + n === more));
  },
  'votes-in-all': (_, problem) => {
    const votes = [...barsOf(problem)].flatMap(([label, value]) =>
      Array.from({ length: value }, () => label),
    );
    return named(votes.length);
  },
  'mean-of-few': (parts) => {
    const values = numbersOf(parts);
    const balance = (n: number) => values.reduce((sum, value) => sum + value - n, 0);
    return named(onlyWhole((n) => balance(n) === 0, 1000));
  },
  'ruler-length': (_, problem) => {
    const [[start, end] = [0, 0]] = pictureOf(problem, 'number-line').jumps ?? [];
    return named(
      onlyWhole((n) => start + n === end, 100),
      'in',
    );
  },
  'how-much-longer': (_, { question }) => {
    const [long, short] = printedNumbers(question);
    return named(
      onlyWhole((n) => short?.add(n).equals(long ?? 0) === true, 100),
      'ft',
    );
  },
};
