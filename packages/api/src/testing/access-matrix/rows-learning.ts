import { buildQuiz } from '@lamplight/content/quizzes';
import { type Rows, row } from './row.ts';
import {
  FOLLOWERS,
  LEARNERS,
  OF_CLASS,
  OWN,
  PARENTS,
  SEES_PROGRESS,
  SIGNED_IN,
  STUDENTS,
  TEACHERS,
} from './who.ts';

const TODAY = '2026-06-15';
const PROJECT = { projectId: 1, code: 'const answer = 1;' };
const ROUND = { seed: 'a-round-of-five', level: 1, grade: 4, age: 9, answers: [0, 0, 0, 0, 0] };

/** What a child does by itself, and who may look at it. */
export const learningRows: Rows = {
  'achievements.overview': row(SEES_PROGRESS, ({ studentId }) => ({ userId: studentId })),
  'campCalendar.endFeed': row([...PARENTS, ...TEACHERS]),
  'campCalendar.feed': row([...PARENTS, ...TEACHERS]),
  'campCalendar.mine': row([...STUDENTS, ...PARENTS, ...TEACHERS]),
  'campCalendar.ofClass': row(OF_CLASS, ({ classId }) => ({ classId })),
  'campCalendar.renewFeed': row([...PARENTS, ...TEACHERS]),
  'challenges.generate': row(STUDENTS, () => ({ date: TODAY })),
  'challenges.submit': row(OWN, ({ challengeId }) => ({
    ...{ id: challengeId, answer: '7', seconds: 10, hintsUsed: 0 },
  })),
  'challenges.summary': row(STUDENTS),
  'challenges.today': row(STUDENTS, () => ({ date: TODAY })),
  'chat.list': row(STUDENTS),
  'chat.ofStudent': row(FOLLOWERS, ({ studentId }) => ({ userId: studentId })),
  'chat.send': row(OWN, ({ studentId }) => ({ userId: studentId, message: 'What is an owl?' })),
  'chat.stop': row(STUDENTS),
  'chat.watch': row(STUDENTS),
  'curriculum.advanceDay': row(STUDENTS),
  'curriculum.fact': row(SIGNED_IN),
  'curriculum.markActivity': row(STUDENTS, () => ({ key: 'light-hunters', done: true })),
  'curriculum.rewards': row(STUDENTS),
  'curriculum.schedule': row(SIGNED_IN, () => ({ day: 1 })),
  'curriculum.status': row(SIGNED_IN),
  'curriculum.verse': row(SIGNED_IN),
  'experiments.complete': row(STUDENTS, (_world, { experimentId }) => ({ experimentId }), {
    before: async (_world, as) => {
      const [first] = await (await as('student')).experiments.list();
      return { experimentId: first?.id };
    },
  }),
  'experiments.list': row(STUDENTS),
  'insights.mine': row(STUDENTS),
  'journal.list': row(STUDENTS),
  'journal.ofStudent': row(['parent'], ({ studentId }) => ({ userId: studentId })),
  'journal.prompts': row(STUDENTS),
  'journal.write': row(OWN, ({ studentId }) => ({ userId: studentId, entry: 'An owl came.' })),
  // No lesson has so many acts.
  'lessons.act': row(LEARNERS, () => ({ lessonId: 1, act: 40, answer: [0] }), {
    answer: 'VALIDATION',
  }),
  'lessons.answer': row(LEARNERS, () => ({ lessonId: 1, question: 0, choice: 0 })),
  'lessons.complete': row(OWN, ({ studentId }) => ({ userId: studentId, lessonId: 1 })),
  'lessons.detail': row(LEARNERS, () => ({ lessonId: 1 })),
  'lessons.list': row(SIGNED_IN),
  // The texts of one module: in those of another a woman has the first name of the student.
  'lessons.listWithTexts': row(SIGNED_IN, () => ({ moduleId: 1 })),
  'lessons.modules': row(SIGNED_IN),
  'lessons.place': row(LEARNERS, () => ({ lessonId: 1, step: 2 })),
  'lessons.start': row(LEARNERS, () => ({ lessonId: 1 })),
  'lessons.today': row(SIGNED_IN),
  'mathGames.finish': row(STUDENTS, () => ROUND),
  'mathGames.state': row(STUDENTS),
  'externalLog.list': row(FOLLOWERS, ({ studentId }) => ({ userId: studentId })),
  'progress.achievements': row(SEES_PROGRESS, ({ studentId }) => ({ userId: studentId })),
  'progress.activity': row(OWN, ({ studentId }) => ({
    ...{ userId: studentId, activityType: 'math_games', data: { level: 1 } },
  })),
  'progress.records': row(SEES_PROGRESS, ({ studentId }) => ({ userId: studentId })),
  'progress.report': row(OWN, ({ studentId }) => ({ userId: studentId, lessonId: 1 })),
  'progress.week': row(STUDENTS),
  'projects.check': row(STUDENTS, () => PROJECT),
  'projects.progress': row(STUDENTS),
  'projects.report': row(STUDENTS, () => PROJECT),
  'projects.save': row(STUDENTS, () => PROJECT),
  'quizzes.finish': row(STUDENTS, (_world, { quiz }) => quiz, {
    before: async () => {
      const wish = { subject: 'bible', band: 'elementary', seed: 'bible-quiz', met: [] } as const;
      const { subject, seed, questions } = await buildQuiz(wish);
      const answers = questions.map(({ id }) => ({ itemId: id, choice: 0 }));
      return { quiz: { subject, seed, answers } };
    },
  }),
  'quizzes.generate': row(STUDENTS, () => ({ subject: 'bible' })),
  'quizzes.progress': row(STUDENTS),
  'quizzes.report': row(OWN, ({ studentId }) => ({
    ...{ userId: studentId, quizType: 'bible', score: 3, totalQuestions: 5 },
  })),
  'recommendations.act': row(OWN, ({ recommendationId }) => ({
    ...{ action: 'accept', recommendationId },
  })),
  'recommendations.finish': row(OWN, (_world, { activity }) => activity, {
    before: async ({ recommendationId }, as) => {
      const child = await as('student');
      const wish = { action: 'accept', recommendationId } as const;
      const { activity } = await child.recommendations.act(wish);
      if (!activity) throw new Error('nothing was made to do');
      const choices = activity.questions.map(() => null);
      return { activity: { activityId: activity.id, choices } };
    },
  }),
  'recommendations.list': row(STUDENTS),
  'recommendations.refresh': row(STUDENTS),
  'scripture.lookUp': row(SIGNED_IN, () => ({ query: 'Genesis 1:1' })),
  'scripture.passage': row(SIGNED_IN, () => ({ reference: 'Genesis 1:1' })),
  'scripture.shelf': row(SIGNED_IN),
  'stories.complete': row(LEARNERS, () => ({ storyId: 1 })),
  'stories.list': row(SIGNED_IN),
  'tracking.report': row(SIGNED_IN, () => ({ timeSpent: 5 })),
  'verses.practice': row(STUDENTS, () => ({ week: 1, exercise: 'order', answer: 'How many' })),
  'verses.progress': row(STUDENTS),
  'verses.week': row(STUDENTS, () => ({ week: 1 })),
  'assignments.answer': row(OWN, ({ lessonId }) => ({
    ...{ lessonId, task: 'check', index: 0, answer: [0] },
  })),
  'assignments.complete': row(OWN, ({ lessonId }) => ({ lessonId })),
  'assignments.lesson': row(OWN, ({ lessonId }) => ({ lessonId })),
  'assignments.mine': row(STUDENTS),
  'assignments.ofTeacher': row(TEACHERS),
  'voice.languages': row(SIGNED_IN),
  'voice.speak': row(SIGNED_IN, () => ({ text: 'An owl came.', language: 'en' }), {
    async before(_world, _as, { voice }) {
      voice.setLanguages(['en']);
      return {};
    },
  }),
};
