import { type PageInput, type PageOf, pageBounds } from '@lamplight/domain/paging';

interface Reading<Row> {
  count(): Promise<number>;
  rows(bounds: { readonly offset: number; readonly limit: number }): Promise<Row[]>;
}

/** The page of a list that is asked for, its last one where there are not so many. */
export async function readPage<Row>(
  asked: Pick<PageInput, 'page' | 'size'>,
  { count, rows }: Reading<Row>,
): Promise<PageOf<Row>> {
  const total = await count();
  const { page, ...bounds } = pageBounds(asked, total);
  return { rows: await rows(bounds), total, page };
}
