import { z } from 'zod';
import { lineOfText } from '../validation/index.ts';
import { PAGE_SIZES } from './page-sizes.ts';

/** The most rows that are handed out at once, as when a whole list becomes a file. */
export const WHOLE_LIST_ROWS = 10_000;

const MAX_SEARCH_LENGTH = 100;

/** Which rows of a long list are wanted. */
export const pageInputSchema = z.object({
  /** Every word has to be found, in any case, accents or none; '' finds all. */
  search: lineOfText({ max: MAX_SEARCH_LENGTH }).default(''),
  /** Counted from 0; beyond the end stands for the last page, null for the whole list. */
  page: z.int().min(0).max(WHOLE_LIST_ROWS).nullable().default(0),
  size: z.literal(PAGE_SIZES).default(25),
});
export type PageInput = z.infer<typeof pageInputSchema>;

/** By which of these columns a list is sorted; what is absent stands last either way. */
export function sortSchema<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return z.object({
    column: z.enum(columns),
    direction: z.enum(['ascending', 'descending']),
  });
}

/** One page of a list. */
export interface PageOf<Row> {
  readonly rows: Row[];
  /** Rows on all pages together. */
  readonly total: number;
  /** Counted from 0. */
  readonly page: number;
}

export function pageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int(), page: z.int() });
}

/** Where a page lies in a list: how many rows it skips and holds, and its number where it was beyond the end. */
export function pageBounds(
  { page, size }: Pick<PageInput, 'page' | 'size'>,
  total: number,
): { readonly page: number; readonly offset: number; readonly limit: number } {
  if (page === null) return { page: 0, offset: 0, limit: WHOLE_LIST_ROWS };
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const shown = Math.min(page, last);
  return { page: shown, offset: shown * size, limit: size };
}
