import { z } from 'zod';

/** The version of Lamplight that a host runs, and when it was released. */
export const releaseSchema = z.object({
  /** Semantic version, such as `1.4.0`. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  date: z.iso.date(),
});
export type Release = z.infer<typeof releaseSchema>;

/**
 * Months after which an owner is told to look for a newer version. A host asks nobody whether there is one; a school
 * year has two halves, and what was mended in one should be there in the next.
 */
export const RELEASE_IS_OLD_AFTER = 6;

/**
 * Whether so many months have passed since a release that its owner should look for a newer one.
 * @param now epoch milliseconds
 */
export function isOldRelease({ date }: Release, now: number): boolean {
  const due = new Date(`${date}T00:00:00Z`);
  const day = due.getUTCDate();
  due.setUTCMonth(due.getUTCMonth() + RELEASE_IS_OLD_AFTER);
  // The 31st of a month that has none is its last day.
  if (due.getUTCDate() !== day) due.setUTCDate(0);
  return now >= due.getTime();
}
