import { z } from 'zod';
import { allOf, LEARNERS, mostMisread, READY_DRAWINGS, type Tally } from '../training/index.ts';
import { asked, labelSchema } from './asked.ts';

/** What is read from the table of a test: how many were misread, or whose were misread most. */
const READINGS = ['mistakes', 'misread'] as const;

const cardSchema = labelSchema.extend({
  /** A drawing that is ready, and which hand has made it; words are the text itself. */
  drawing: z.object({ name: z.enum(READY_DRAWINGS), variant: z.int().min(0) }).exactOptional(),
  /** Index of the pile where it belongs. */
  group: z.int().min(0).max(1),
  /** Index of whose it is, where several are told apart. */
  kind: z.int().min(0).exactOptional(),
});
export type TrainingCard = z.infer<typeof cardSchema>;

/**
 * A machine that a child teaches with examples, its own or ready ones, and tests with others. What it makes of them is
 * computed on the device; the child then reads the table of the test.
 */
export const trainSchema = z
  .object({
    kind: z.literal('train'),
    ...asked,
    learner: z.enum(LEARNERS),
    groups: z.array(labelSchema).length(2),
    /** Whose examples there are, of which one is left out at first; none where nobody is told apart. */
    kinds: z.array(z.string().min(1)).max(3),
    /** Ready examples to teach with, and others to test with. */
    examples: z.array(cardSchema).min(4).max(16),
    tests: z.array(cardSchema).min(2).max(12),
    asks: z.enum(READINGS),
  })
  .refine(
    ({ examples, tests }) =>
      [0, 1].every((group) =>
        [examples, tests].every((cards) => cards.some((card) => card.group === group)),
      ),
    { path: ['examples'], message: 'each pile has examples to teach and to test with' },
  )
  .refine(
    ({ kinds, examples, tests }) =>
      kinds.length === 0
        ? [...examples, ...tests].every(({ kind }) => kind === undefined)
        : [examples, tests].every((cards) =>
            kinds.every((_, kind) => cards.some((card) => card.kind === kind)),
          ),
    { path: ['kinds'], message: 'each is among the examples and among the tests' },
  );
export type TrainAct = z.infer<typeof trainSchema>;

/** The rows of the table that is read, with how many tests each has: by whose they are, otherwise by their pile. */
export function tableRows({ kinds, groups, tests }: TrainAct): { name: string; tests: number }[] {
  const isByKind = kinds.length > 0;
  const names = isByKind ? kinds : groups.map(({ text }) => text);
  return names.map((name, row) => ({
    name,
    tests: tests.filter(({ kind, group }) => (isByKind ? kind : group) === row).length,
  }));
}

/** How many readings there are to choose from: from no mistake to all, or each row and that all are alike. */
export function readingCount(act: TrainAct): number {
  return act.asks === 'mistakes' ? act.tests.length + 1 : tableRows(act).length + 1;
}

/** What a table says: the number of mistakes, or the row that was misread most, the number of rows where none was. */
export function readingOf({ asks }: Pick<TrainAct, 'asks'>, table: readonly Tally[]): number {
  return asks === 'mistakes' ? allOf(table).wrong : (mostMisread(table) ?? table.length);
}

/** An answer: what the child read, then the right and wrong ones of each row, of which it was read. */
export function trainAnswer(reading: number, table: readonly Tally[]): number[] {
  return [reading, ...table.flatMap(({ right, wrong }) => [right, wrong])];
}

/** The table that an answer tells; null where it is none of this act's tests. */
export function tableIn(act: TrainAct, answer: readonly number[]): Tally[] | null {
  const rows = tableRows(act);
  const table = rows.map((_, row) => ({
    right: answer[1 + 2 * row] ?? Number.NaN,
    wrong: answer[2 + 2 * row] ?? Number.NaN,
  }));
  const isWhole = table.every(
    ({ right, wrong }, row) =>
      Number.isInteger(right) && right >= 0 && wrong >= 0 && right + wrong === rows[row]?.tests,
  );
  return isWhole && answer.length === 1 + 2 * rows.length ? table : null;
}

/** Whether a child read the table of its own test rightly. Drawings and words themselves never leave the device. */
export function isReadRightly(act: TrainAct, answer: readonly number[]): boolean {
  const table = tableIn(act, answer);
  return table !== null && answer[0] === readingOf(act, table);
}
