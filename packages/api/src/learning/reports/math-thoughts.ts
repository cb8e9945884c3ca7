import type { Db } from '@lamplight/db';
import { commonMisconceptions } from '@lamplight/domain/reports';
import type { Wanted } from '../analytics/first-answers.ts';
import { inBatches } from '../analytics/in-batches.ts';
import { findMisconceptions } from '../analytics/questions.repository.ts';

/** The commonest thoughts behind wrong answers in math, over all kinds of problems. @param most how many */
export async function commonThoughts(db: Db, wanted: Wanted, most: number) {
  const { userIds, ...time } = wanted;
  const rows = await inBatches(userIds, (ids) => findMisconceptions(db, { userIds: ids, ...time }));
  const counted = [...Map.groupBy(rows, ({ misconception }) => misconception)].map(
    ([slug, same]) => ({
      slug,
      count: same.reduce((sum, { count }) => sum + count, 0),
      // The same child may have met it in several kinds of problems: at least so many.
      children: Math.max(...same.map(({ children }) => children)),
    }),
  );
  return commonMisconceptions(counted, most);
}
