import type { Db } from '@lamplight/db';

/** Counts that the tables hold; what needs the content to be counted is added by the service. */
export interface StoredCounts {
  readonly currentDay: number;
  readonly stories: number;
  readonly verses: number;
  readonly journal: number;
  readonly kindness: number;
  /** Completed challenges by their type. */
  readonly challenges: ReadonlyMap<string, number>;
}

/**
 * What a child has done, counted.
 * @param kindPrompts texts of the journal prompts that are about kindness
 */
export async function findCounts(
  db: Db,
  userId: number,
  kindPrompts: readonly string[],
): Promise<StoredCounts> {
  const counts = await db
    .selectFrom('users')
    .select('currentDay')
    .select((eb) => [
      eb
        .selectFrom('storyCompletions')
        .select((story) => story.fn.countAll<number>().as('count'))
        .whereRef('storyCompletions.userId', '=', 'users.id')
        .as('stories'),
      eb
        .selectFrom('activityEvents')
        .select((event) => event.fn.count<number>('subject').distinct().as('count'))
        .whereRef('activityEvents.userId', '=', 'users.id')
        .where('kind', '=', 'verse-learned')
        .as('verses'),
      eb
        .selectFrom('journalEntries')
        .select((entry) => entry.fn.countAll<number>().as('count'))
        .whereRef('journalEntries.userId', '=', 'users.id')
        .as('journal'),
      eb
        .selectFrom('journalEntries')
        .select((entry) => entry.fn.countAll<number>().as('count'))
        .whereRef('journalEntries.userId', '=', 'users.id')
        .where('prompt', 'in', kindPrompts)
        .as('kindness'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  const challenges = await db
    .selectFrom('challenges')
    .select(['type', (eb) => eb.fn.countAll<number>().as('count')])
    .where('userId', '=', userId)
    .where('completedAt', 'is not', null)
    .groupBy('type')
    .execute();
  return {
    currentDay: counts?.currentDay ?? 1,
    stories: counts?.stories ?? 0,
    verses: counts?.verses ?? 0,
    journal: counts?.journal ?? 0,
    kindness: counts?.kindness ?? 0,
    challenges: new Map(challenges.map(({ type, count }) => [type, count])),
  };
}
