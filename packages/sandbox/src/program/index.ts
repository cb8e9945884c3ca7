/**
 * Runs programs of learners in QuickJS: no page, no network, no storage, no clock beyond the date, a limited time,
 * memory and output. Works the same in a browser's worker, in a thread of the host and in tests.
 *
 * The code runs as a strict script. Besides the language it finds
 *
 * - its data sets, deeply frozen, under their names;
 * - `print(...values)` and `console.log`: a line; texts bare, lists as `[1, 'two']`, objects as `{ cat: 3 }`,
 *   numbers with at most 6 decimals;
 * - `words(text)`: the words in lower case; `count(list)`: how often each entry is there, as an object (of a text: its
 *   words); `distance(a, b)`: of two numbers, lists of numbers, or objects over the numbers that both have;
 * - `pick(list)`: an entry by chance; `chance()`: a number from 0 up to 1; `chance(p)`: true with that probability.
 *   These and `Math.random` begin at the same place in every run and at every call of a trial or test, so that a run
 *   repeats itself;
 * - pictures: `drawBars(title, { label: number })`, `drawPoints(title, points, { x, y, label })` with the names of the
 *   fields, `drawMap(title, points, { x, y, label }, (x, y) => label)`, `drawLine(title, numbers)`,
 *   `drawTable(title, rows)` of objects or lists, `drawWeb(title, { from: { to: number } })` and
 *   `drawPixels(title, rows)` of numbers from 0 to 1 or of texts in which `.`, `0`, `_` and blanks are empty.
 *
 * All of them may be declared anew by the program. A function may be async: its promise is waited for.
 */
export type {
  OutputItem,
  Picture,
  ProgramError,
  RunResult,
  TestResult,
  TrialResult,
} from '@lamplight/domain/projects';
export { DEFAULT_LIMITS, type Limits, type Program } from './program.ts';
export { runProgram } from './run-program.ts';
