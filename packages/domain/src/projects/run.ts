import { z } from 'zod';
import { pictureSchema } from './picture.ts';

/** What may go wrong in a learner's program; pages say each in a child's words. */
export const PROGRAM_ERROR_KINDS = [
  /** The program can't be read. */
  'syntax',
  /** A name that nothing has. */
  'reference',
  /** Something is done with a value that can't do it. */
  'type',
  'range',
  /** It took longer than its time: an endless loop. */
  'time',
  'memory',
  /** A function called itself without end, or brackets are nested too deeply. */
  'stack',
  /** More lines or pictures than a page shows. */
  'output',
  /** The program threw something itself. */
  'thrown',
  'internal',
] as const;
export type ProgramErrorKind = (typeof PROGRAM_ERROR_KINDS)[number];

export const programErrorSchema = z.strictObject({
  kind: z.enum(PROGRAM_ERROR_KINDS),
  /** The line of the learner's code, from 1; null where none can be named. */
  line: z.int().min(1).nullable(),
  /** What the engine says, in English. */
  message: z.string().max(1000),
  /** The name that the error is about, such as a variable that does not exist. */
  name: z.string().max(100).optional(),
});
export type ProgramError = z.infer<typeof programErrorSchema>;

/** What stands between an input and the program's answer in a trial's line (spec 9: the result arrow). */
export const RESULT_ARROW = '→';

export const outputItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('line'),
    text: z.string(),
    /** Where the line comes from: what was printed, a trial's result, or an error (spec 8). */
    from: z.enum(['program', 'trial', 'error']),
  }),
  z.strictObject({ kind: z.literal('picture'), picture: pictureSchema }),
]);
export type OutputItem = z.infer<typeof outputItemSchema>;

const trialResultSchema = z.strictObject({
  /** The input as it is shown. */
  input: z.string(),
  /** The answer as it is shown; null when there was none. */
  result: z.string().nullable(),
  error: programErrorSchema.nullable(),
});
export type TrialResult = z.infer<typeof trialResultSchema>;

const testResultSchema = z.strictObject({ name: z.string(), passed: z.boolean() });
export type TestResult = z.infer<typeof testResultSchema>;

/** What came of a run of a learner's program. */
export const runResultSchema = z.strictObject({
  /** Lines and pictures in the order in which they came; the lines of trials and errors are among them. */
  output: z.array(outputItemSchema),
  /** What ended the program; null when it ran to its end. Errors of single trials stand in `trials`. */
  error: programErrorSchema.nullable(),
  /** The same as the lines of the trials, in parts that a page can put in its own words. */
  trials: z.array(trialResultSchema),
  /** One for each hidden test, in their order. */
  tests: z.array(testResultSchema),
  milliseconds: z.number(),
});
export type RunResult = z.infer<typeof runResultSchema>;

/** The text lines of an output, as the score looks at them. */
export function textLines(output: readonly OutputItem[]): string[] {
  return output.flatMap((item) => (item.kind === 'line' ? [item.text] : []));
}
