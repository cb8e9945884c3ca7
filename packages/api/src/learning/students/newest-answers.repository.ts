import { compiledRead, type Db } from '@lamplight/db';
import { WRONG_IN_A_ROW } from '@lamplight/domain/mastery';
import { sql } from 'kysely';

const newestOfLessons = compiledRead((db, userId: number) =>
  db
    .selectFrom('lessonAnswers')
    .select(['userId', 'lessonId', 'band', 'questionIndex', 'correct', 'answeredAt'])
    .where('userId', '=', userId)
    .orderBy('answeredAt', 'desc')
    .limit(WRONG_IN_A_ROW),
);

const newestOfActs = compiledRead((db, userId: number) =>
  db
    .selectFrom('lessonActAnswers')
    .select(['userId', 'lessonId', 'band', 'actIndex', 'correct', 'answeredAt'])
    .where('userId', '=', userId)
    .where('correct', 'is not', null)
    .orderBy('answeredAt', 'desc')
    .limit(WRONG_IN_A_ROW),
);

const newestOfQuizzes = compiledRead((db, userId: number) =>
  db
    .selectFrom('quizAnswers')
    .select(['userId', 'subject', 'topic', 'itemId', 'correct', 'answeredAt'])
    .where('userId', '=', userId)
    .orderBy('answeredAt', 'desc')
    .limit(WRONG_IN_A_ROW),
);

const newestOfMath = compiledRead((db, userId: number) =>
  db
    .selectFrom('mathAnswers')
    .select(['userId', 'area', 'problemKey', 'correct', 'answeredAt'])
    .where('userId', '=', userId)
    .where('choice', 'is not', null)
    .orderBy('answeredAt', 'desc')
    .limit(WRONG_IN_A_ROW),
);

/** Of finished games, and of what was practiced of them. */
const newestOfRooms = compiledRead((db, userId: number) => {
  const played = db
    .selectFrom('roomAnswers')
    .innerJoin('roomGames', 'roomGames.id', 'roomAnswers.gameId')
    .select(['roomAnswers.userId', 'roomAnswers.gameId', 'roomAnswers.place'])
    .select(['roomAnswers.correct', 'roomAnswers.answeredAt'])
    .where('roomAnswers.userId', '=', userId)
    .where('roomGames.finishedAt', 'is not', null);
  const practiced = db
    .selectFrom('roomPracticeAnswers')
    .select(['userId', 'gameId', 'place', 'correct', 'answeredAt'])
    .where('userId', '=', userId);
  return db
    .selectFrom(played.unionAll(practiced).as('answers'))
    .innerJoin('roomGameQuestions as asked', (join) =>
      join.onRef('asked.gameId', '=', 'answers.gameId').onRef('asked.place', '=', 'answers.place'),
    )
    .select(['answers.userId', 'answers.correct', 'answers.answeredAt'])
    .select([
      sql<string>`asked.question ->> '$.id'`.as('questionId'),
      sql<string>`asked.question ->> '$.text'`.as('text'),
      sql<string | null>`asked.question ->> '$.subject'`.as('subject'),
      sql<string | null>`asked.question ->> '$.topic'`.as('topic'),
      sql<number>`json_array_length(asked.question, '$.options')`.as('options'),
    ])
    .orderBy('answers.answeredAt', 'desc')
    .limit(WRONG_IN_A_ROW);
});

const newestOfActivities = compiledRead((db, userId: number) =>
  db
    .selectFrom('recommendedActivityAnswers')
    .select(['userId', 'skill', 'itemKey', 'options', 'correct', 'answeredAt'])
    .where('userId', '=', userId)
    .orderBy('answeredAt', 'desc')
    .limit(WRONG_IN_A_ROW),
);

export type NewestAnswers = Awaited<ReturnType<typeof findNewestAnswers>>;

/** The newest marked answers of a student in each place where the host marks some: as many as call for help when wrong. */
export async function findNewestAnswers(db: Db, userId: number) {
  return {
    lessons: await newestOfLessons(db, userId),
    acts: await newestOfActs(db, userId),
    quizzes: await newestOfQuizzes(db, userId),
    math: await newestOfMath(db, userId),
    rooms: await newestOfRooms(db, userId),
    activities: await newestOfActivities(db, userId),
  };
}
