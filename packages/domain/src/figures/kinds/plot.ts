import { z } from 'zod';
import { figureWords } from './words.ts';

const axis = z
  .strictObject({
    label: figureWords,
    least: z.number(),
    most: z.number(),
    step: z.number().positive(),
  })
  .refine(({ least, most }) => least < most, { path: ['most'], message: 'is not above least' })
  .refine(({ least, most, step }) => (most - least) / step <= 20, {
    path: ['step'],
    message: 'makes more than 20 lines: take a larger one',
  });

const point = z.tuple([z.number(), z.number()]).readonly();

/** Points on two labelled axes, as dots or joined to a line. */
export const plotSchema = z
  .strictObject({
    kind: z.literal('plot'),
    x: axis,
    y: axis,
    series: z
      .array(
        z.strictObject({
          /** What it shows, where there are several. */
          label: figureWords.exactOptional(),
          points: z.array(point).min(1).max(60).readonly(),
          as: z.enum(['dots', 'line']).default('dots'),
        }),
      )
      .min(1)
      .max(3)
      .readonly(),
  })
  .refine(
    ({ x, y, series }) =>
      series
        .flatMap(({ points }) => points)
        .every(
          ([across, up]) => across >= x.least && across <= x.most && up >= y.least && up <= y.most,
        ),
    { path: ['series'], message: 'has a point beyond the axes' },
  );
export type PlotFigure = z.infer<typeof plotSchema>;
