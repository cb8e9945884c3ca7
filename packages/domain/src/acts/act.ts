import { z } from 'zod';
import { asked, labelSchema } from './asked.ts';
import { trainSchema } from './train.ts';

export type { ActLabel } from './asked.ts';

/** Things to be put in an order; they are written in the right one. */
const orderSchema = z.object({
  kind: z.literal('order'),
  ...asked,
  items: z.array(labelSchema).min(3).max(6),
});

/** Things to be put into groups. */
const sortSchema = z.object({
  kind: z.literal('sort'),
  ...asked,
  groups: z.array(labelSchema).min(2).max(3),
  /** `group` is the index of the right one. */
  items: z
    .array(labelSchema.extend({ group: z.int().min(0) }))
    .min(3)
    .max(9),
});

/** Things that belong together. */
const matchSchema = z.object({
  kind: z.literal('match'),
  ...asked,
  pairs: z
    .array(z.object({ left: labelSchema, right: labelSchema }))
    .min(2)
    .max(5),
});

/** Something to be found in the scene. */
const tapSchema = z.object({
  kind: z.literal('tap'),
  ...asked,
  /** Persons and things of the scene by their names there; each wrong one has its own thought. */
  parts: z
    .array(z.object({ name: z.string(), text: z.string().min(1), thought: z.string().nullable() }))
    .min(2)
    .max(6),
  /** Index of the right part. */
  answer: z.int().min(0),
});

/** Things of the scene to be counted. */
const countSchema = z.object({
  kind: z.literal('count'),
  ...asked,
  /** The thing's name in the scene. */
  of: z.string(),
  count: z.int().min(1).max(20),
});

/** Words to be put into the gaps of a text. */
const gapSchema = z.object({
  kind: z.literal('gap'),
  ...asked,
  /** What stands around the gaps: one more than there are gaps. */
  pieces: z.array(z.string()).min(2).max(6),
  /** Those that belong into the gaps, in their order, then those that belong nowhere. */
  words: z.array(z.string().min(1)).min(2).max(8),
});

/** A verse to be built from its words, which are written in their order. */
const verseSchema = z.object({
  kind: z.literal('verse'),
  ...asked,
  reference: z.string(),
  pieces: z.array(z.string().min(1)).min(2).max(12),
});

/** A number on a scale, to be guessed before it is told: no guess is wrong. */
const slideSchema = z.object({
  kind: z.literal('slide'),
  ...asked,
  from: z.number(),
  to: z.number(),
  step: z.number().positive(),
  /** What is counted, such as `minutes`; empty for a bare number. */
  unit: z.string(),
  answer: z.number(),
});

/** What may happen, to be guessed before it is told: no guess is wrong. */
const predictSchema = z.object({
  kind: z.literal('predict'),
  ...asked,
  options: z.array(labelSchema).min(2).max(4),
});

/** Something to draw; the drawing stays on the device. */
const drawSchema = z.object({ kind: z.literal('draw'), ...asked });

/** A line to write into the journal. */
const writeSchema = z.object({ kind: z.literal('write'), ...asked });

/** Something that a child does within a lesson, beside its check questions and what is done away from the screen. */
export const lessonActSchema = z.discriminatedUnion('kind', [
  orderSchema,
  sortSchema,
  matchSchema,
  tapSchema,
  countSchema,
  gapSchema,
  verseSchema,
  slideSchema,
  predictSchema,
  drawSchema,
  writeSchema,
  trainSchema,
]);
export type LessonAct = z.infer<typeof lessonActSchema>;
export type ActOf<Kind extends LessonAct['kind']> = Extract<LessonAct, { kind: Kind }>;

/** The longest answer: nine things that are sorted, twelve pieces of a verse. */
const MOST_NUMBERS = 12;

/**
 * What a child answered, in numbers, whose meaning is the act's kind's: `order` and `verse` the items' indexes in the
 * order given, `sort` a group for each item, `match` a right side for each left one, `gap` a word for each gap, `tap`
 * and `predict` one index, `count` and `slide` the number itself; `train` what was read and the table it was read from;
 * nothing for `draw` and `write`.
 */
export const actAnswerSchema = z.array(z.number()).max(MOST_NUMBERS);
export type ActAnswer = readonly number[];
