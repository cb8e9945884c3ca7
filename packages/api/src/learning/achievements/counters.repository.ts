import type { Database, Db } from '@lamplight/db';
import type { ExpressionBuilder } from 'kysely';

/** Counts that the tables hold; what needs the content to be counted is added by the service. */
export interface StoredCounts {
  readonly currentDay: number;
  readonly stories: number;
  readonly verses: number;
  readonly journal: number;
  readonly kindness: number;
  readonly experiments: number;
  readonly quizzes: number;
  readonly perfectQuizzes: number;
  readonly projects: number;
  readonly mathLevels: number;
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
      eb
        .selectFrom('experimentCompletions')
        .select((experiment) => experiment.fn.countAll<number>().as('count'))
        .whereRef('experimentCompletions.userId', '=', 'users.id')
        .as('experiments'),
      firstQuizzes(eb).as('quizzes'),
      firstQuizzes(eb)
        .whereRef('quizResults.score', '=', 'quizResults.totalQuestions')
        .as('perfectQuizzes'),
      eb
        .selectFrom('projectProgress')
        .select((project) => project.fn.countAll<number>().as('count'))
        .whereRef('projectProgress.userId', '=', 'users.id')
        // What the hidden tests prove counts.
        .where('testsTotal', '>', 0)
        .whereRef('testsPassed', '=', 'testsTotal')
        .as('projects'),
      eb
        .selectFrom('mathRounds')
        .select((round) => round.fn.count<number>('level').distinct().as('count'))
        .whereRef('mathRounds.userId', '=', 'users.id')
        .where('mathRounds.passed', '=', 1)
        .as('mathLevels'),
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
    experiments: counts?.experiments ?? 0,
    quizzes: counts?.quizzes ?? 0,
    perfectQuizzes: counts?.perfectQuizzes ?? 0,
    projects: counts?.projects ?? 0,
    mathLevels: counts?.mathLevels ?? 0,
    challenges: new Map(challenges.map(({ type, count }) => [type, count])),
  };
}

/** Quizzes that the server marked, without those of the same questions once more. */
function firstQuizzes(eb: ExpressionBuilder<Database, 'users'>) {
  return eb
    .selectFrom('quizResults')
    .select((result) => result.fn.countAll<number>().as('count'))
    .whereRef('quizResults.userId', '=', 'users.id')
    .where('quizResults.marked', '=', 1)
    .where('quizResults.retake', '=', 0);
}
