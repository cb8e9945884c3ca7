import type { Db } from '@lamplight/db';
import { findCompletedLessonIds } from './progress.repository.ts';

/** Users whose lessons are kept in memory; more than any school has, and a few megabytes. */
const REMEMBERED = 5000;

/**
 * Which lessons each user has completed, kept in memory: every page of a child asks for it, and it
 * changes a few times a day. Only this process writes progress, so it knows when to ask again.
 */
export interface CompletedLessons {
  of(userId: number): Promise<ReadonlySet<number>>;
  /** Call after a write to this user's progress is committed. */
  changed(userId: number): void;
}

export function createCompletedLessons(db: Db): CompletedLessons {
  const known = new Map<number, ReadonlySet<number>>();
  let changes = 0;
  return {
    async of(userId) {
      const remembered = known.get(userId);
      if (remembered) return remembered;
      const changesBefore = changes;
      const ids = await findCompletedLessonIds(db, userId);
      // What was read beside a write may be older than it.
      if (changes === changesBefore) {
        if (known.size >= REMEMBERED) known.clear();
        known.set(userId, ids);
      }
      return ids;
    },
    changed(userId) {
      changes += 1;
      known.delete(userId);
    },
  };
}
