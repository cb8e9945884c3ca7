import { z } from 'zod';

const cell = z.string().max(60);

/** A small table: the first row of cells is its head, the first column names each row where `named`. */
export const tableSchema = z
  .strictObject({
    kind: z.literal('table'),
    head: z.array(cell).min(2).max(6).readonly(),
    rows: z.array(z.array(cell).readonly()).min(1).max(12).readonly(),
    /** Whether the first cell of a row is its name. */
    named: z.boolean().default(true),
  })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    path: ['rows'],
    message: 'have not as many cells as the head',
  });
export type TableFigure = z.infer<typeof tableSchema>;
