import { z } from 'zod';

/** How much a picture may hold, so that a learner's program can't flood a page. */
export const PICTURE_LIMITS = {
  titleCharacters: 120,
  labelCharacters: 60,
  bars: 40,
  points: 500,
  /** Different labels in a map: each has a colour and a shape of its own. */
  mapLabels: 8,
  /** Cells of a map along one side. */
  mapCells: 24,
  lineValues: 1000,
  tableColumns: 12,
  tableRows: 60,
  webLinks: 120,
  pixelsPerSide: 64,
  /** The greatest number: an axis has to hold the difference of two of them, and its ticks their names. */
  number: 1e100,
} as const;

const L = PICTURE_LIMITS;
const title = z.string().max(L.titleCharacters);
const label = z.string().max(L.labelCharacters);
const number = z.number().min(-L.number).max(L.number);

const pointSchema = z.strictObject({ x: number, y: number, label });

/** What a learner's program draws: plain data that a page shows as it likes. Each number is finite. */
export const pictureSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bars'),
    title,
    bars: z.array(z.strictObject({ label, value: number })).max(L.bars),
  }),
  z.strictObject({
    kind: z.literal('points'),
    title,
    /** What the axes are called. */
    x: label,
    y: label,
    /** A point's label is '' when the points have none. */
    points: z.array(pointSchema).max(L.points),
  }),
  z.strictObject({
    kind: z.literal('map'),
    title,
    x: label,
    y: label,
    points: z.array(pointSchema).max(L.points),
    /** The part of the plane that was asked about. */
    area: z.strictObject({ xFrom: number, xTo: number, yFrom: number, yTo: number }),
    /** Cells along each side. */
    size: z.int().min(1).max(L.mapCells),
    /** Every answer that the model gave, in the order in which they were met. */
    labels: z.array(label).min(1).max(L.mapLabels),
    /** Which of `labels` holds in each cell: row by row, each from the least x, beginning with the least y. */
    cells: z
      .array(
        z
          .int()
          .min(0)
          .max(L.mapLabels - 1),
      )
      .max(L.mapCells ** 2),
  }),
  z.strictObject({
    kind: z.literal('line'),
    title,
    values: z.array(number).max(L.lineValues),
  }),
  z.strictObject({
    kind: z.literal('table'),
    title,
    columns: z.array(label).max(L.tableColumns),
    rows: z.array(z.array(label).max(L.tableColumns)).max(L.tableRows),
  }),
  z.strictObject({
    kind: z.literal('web'),
    title,
    links: z.array(z.strictObject({ from: label, to: label, count: number })).max(L.webLinks),
  }),
  z.strictObject({
    kind: z.literal('pixels'),
    title,
    /** Rows from the top; each pixel from 0 (empty) to 1 (full). */
    rows: z
      .array(z.array(z.number().min(0).max(1)).min(1).max(L.pixelsPerSide))
      .min(1)
      .max(L.pixelsPerSide),
  }),
]);
export type Picture = z.infer<typeof pictureSchema>;
export type PictureKind = Picture['kind'];
