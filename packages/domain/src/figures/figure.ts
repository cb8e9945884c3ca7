import { z } from 'zod';
import { PICTURE_COLORS, SHAPES } from '../math-games/index.ts';
import { balanceSchema } from './kinds/balance.ts';
import { beamSchema } from './kinds/beam.ts';
import { circuitSchema } from './kinds/circuit.ts';
import { confusionSchema } from './kinds/confusion.ts';
import { foodWebSchema } from './kinds/food-web.ts';
import { mapSchema } from './kinds/map.ts';
import { networkSchema } from './kinds/network.ts';
import { plotSchema } from './kinds/plot.ts';
import { tableSchema } from './kinds/table.ts';
import { timelineSchema } from './kinds/timeline.ts';

const count = z.int().min(0).max(100);
const point = z.tuple([z.number().min(-10).max(10), z.number().min(-10).max(10)]).readonly();
const label = z.string().min(1).max(40);

/** A figure within a lesson as data: the page draws it. Those of the arena's problems are drawn as they are there. */
export const figureSchema = z.discriminatedUnion('kind', [
  /** Groups of dots side by side; `gone` of a group are crossed out. */
  z.strictObject({
    kind: z.literal('dots'),
    groups: z.array(z.strictObject({ count, gone: count.exactOptional() })).readonly(),
  }),
  /** Rows times columns of dots. */
  z.strictObject({ kind: z.literal('array'), rows: count, columns: count }),
  /** From `least` to `most` with a tick each `step`; points stand on it, an arc leads from one number to another. */
  z.strictObject({
    kind: z.literal('number-line'),
    least: z.number(),
    most: z.number(),
    step: z.number().positive(),
    points: z.array(z.number()).readonly().exactOptional(),
    jumps: z
      .array(z.tuple([z.number(), z.number()]).readonly())
      .readonly()
      .exactOptional(),
  }),
  /** Shapes in a row, each in its color; a null is a gap. */
  z.strictObject({
    kind: z.literal('shapes'),
    shapes: z
      .array(z.strictObject({ shape: z.enum(SHAPES), color: z.enum(PICTURE_COLORS) }).nullable())
      .readonly(),
  }),
  /** Bars in `parts` equal parts of which `filled` are colored. */
  z.strictObject({
    kind: z.literal('fraction-bars'),
    bars: z.array(z.strictObject({ parts: count, filled: count })).readonly(),
  }),
  /** A circle in equal parts. */
  z.strictObject({ kind: z.literal('fraction-circle'), parts: count, filled: count }),
  /** Tens as rods, ones as cubes. */
  z.strictObject({ kind: z.literal('base-ten'), tens: count, ones: count }),
  z.strictObject({
    kind: z.literal('clock'),
    hour: z.int().min(0).max(23),
    minute: z.int().min(0).max(59),
  }),
  /** Coins in cents. */
  z.strictObject({
    kind: z.literal('coins'),
    cents: z.array(z.literal([1, 5, 10, 25])).readonly(),
  }),
  /** Bars beside a scale; `unit` says what the scale counts. */
  z.strictObject({
    kind: z.literal('bar-chart'),
    bars: z.array(z.strictObject({ label, value: z.number().min(0) })).readonly(),
    unit: label.exactOptional(),
  }),
  /** A labelled figure: the sides are labels, drawn to no scale. */
  z.strictObject({ kind: z.literal('rectangle'), width: label, height: label }),
  z.strictObject({
    kind: z.literal('triangle'),
    base: label,
    height: label.exactOptional(),
    sides: z.tuple([label, label]).readonly().exactOptional(),
    right: z.boolean(),
    angles: z.tuple([label, label, label]).readonly().exactOptional(),
  }),
  z.strictObject({ kind: z.literal('circle'), radius: label }),
  z.strictObject({ kind: z.literal('angle'), degrees: z.number().min(1).max(359), label }),
  /** A coordinate grid from −10 to 10 with points and straight lines through two points. */
  z.strictObject({
    kind: z.literal('grid'),
    points: z.array(point).readonly(),
    lines: z
      .array(z.tuple([point, point]).readonly())
      .readonly()
      .exactOptional(),
  }),
  balanceSchema,
  beamSchema,
  circuitSchema,
  confusionSchema,
  foodWebSchema,
  mapSchema,
  networkSchema,
  plotSchema,
  tableSchema,
  timelineSchema,
]);
export type Figure = z.infer<typeof figureSchema>;
