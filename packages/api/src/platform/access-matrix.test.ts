import { ROLES, type Role } from '@lamplight/domain/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRouter } from '../app-router.ts';
import { type Caller, createTestApp, type TestApp } from '../testing/index.ts';
import { toAppError } from './error-mapping.ts';

const EVERYONE = ['visitor', ...ROLES] as const;
const SIGNED_IN = ROLES;
const LEARNERS = ['student', 'teacher', 'admin'] as const;

type Somebody = (typeof EVERYONE)[number];

/** Who gets past the door of each procedure. A new procedure needs its row: a decision, not a default. */
const ACCESS: Readonly<Record<string, readonly Somebody[]>> = {
  'accommodations.clear': ['teacher', 'admin'],
  'accommodations.list': ['teacher', 'admin'],
  'accommodations.set': ['teacher', 'admin'],
  'admin.approveTeacher': ['admin'],
  'admin.deleteUser': ['admin'],
  'admin.outbox': ['admin'],
  'admin.progress': ['admin'],
  'admin.stats': ['admin'],
  'admin.updateUser': ['admin'],
  'admin.users': ['admin'],
  'ai.status': ['admin'],
  'auth.deleteAccount': SIGNED_IN,
  'auth.forgotPassword': EVERYONE,
  'auth.login': EVERYONE,
  'auth.logout': EVERYONE,
  'auth.magicLogin': EVERYONE,
  'auth.me': SIGNED_IN,
  'auth.register': EVERYONE,
  'auth.requestMagicLink': EVERYONE,
  'auth.resetPassword': EVERYONE,
  'auth.session': EVERYONE,
  'challenges.generate': ['student'],
  'challenges.submit': ['student'],
  'challenges.summary': ['student'],
  'challenges.today': ['student'],
  'chat.list': ['student'],
  'chat.ofStudent': SIGNED_IN,
  'chat.send': ['student'],
  'chat.stop': ['student'],
  'chat.watch': ['student'],
  'consents.give': ['student'],
  'consents.giveForChild': ['parent'],
  'consents.mine': ['student'],
  'consents.ofStudent': ['parent', 'admin'],
  'consents.recordPaper': ['admin'],
  'consents.withdraw': ['student'],
  'consents.withdrawForChild': ['parent'],
  'curriculum.advanceDay': ['student'],
  'curriculum.fact': SIGNED_IN,
  'curriculum.schedule': SIGNED_IN,
  'curriculum.status': SIGNED_IN,
  'curriculum.verse': SIGNED_IN,
  'experiments.complete': ['student'],
  'experiments.list': ['student'],
  'families.studentProgress': SIGNED_IN,
  'families.students': ['parent'],
  'host.addressForOthers': SIGNED_IN,
  'gamePractice.answer': ['student'],
  'gamePractice.games': ['student'],
  'gamePractice.get': ['student'],
  'gameReports.csv': ['teacher', 'admin'],
  'gameReports.get': ['teacher', 'admin'],
  'gameReports.list': ['teacher', 'admin'],
  'host.createFirstAdmin': EVERYONE,
  'host.info': EVERYONE,
  'insights.mine': ['student'],
  'journal.list': ['student'],
  'journal.ofStudent': ['parent'],
  'journal.prompts': ['student'],
  'journal.write': ['student'],
  'lessons.answer': LEARNERS,
  'lessons.complete': LEARNERS,
  'lessons.detail': LEARNERS,
  'lessons.list': SIGNED_IN,
  'lessons.modules': SIGNED_IN,
  'lessons.start': LEARNERS,
  'lessons.today': SIGNED_IN,
  'multiplayer.accommodate': ['teacher'],
  'multiplayer.console': ['teacher'],
  'multiplayer.control': ['student', 'teacher'],
  'multiplayer.create': ['student'],
  'multiplayer.current': ['student'],
  'multiplayer.events': ['student'],
  'multiplayer.join': ['student'],
  'multiplayer.leave': ['student'],
  'multiplayer.myRooms': ['teacher'],
  'multiplayer.openClassRoom': ['teacher'],
  'multiplayer.projector': ['teacher'],
  'multiplayer.removePlayer': ['teacher'],
  'multiplayer.rooms': ['student', 'teacher'],
  'multiplayer.setReady': ['student'],
  'multiplayer.start': ['student', 'teacher'],
  'multiplayer.submitAnswer': ['student'],
  'multiplayer.topics': ['teacher'],
  'multiplayer.wall': ['teacher'],
  'multiplayer.watch': ['teacher'],
  'outsideLog.list': SIGNED_IN,
  'profiles.changePassword': SIGNED_IN,
  'profiles.completeOnboarding': SIGNED_IN,
  'profiles.exportMyData': SIGNED_IN,
  'profiles.me': SIGNED_IN,
  'profiles.update': SIGNED_IN,
  'achievements.overview': SIGNED_IN,
  'progress.achievements': SIGNED_IN,
  'mathGames.finish': ['student'],
  'mathGames.state': ['student'],
  'progress.activity': ['student'],
  'progress.records': SIGNED_IN,
  'progress.report': LEARNERS,
  'projects.check': ['student'],
  'projects.progress': ['student'],
  'projects.report': ['student'],
  'projects.save': ['student'],
  'questionSets.create': ['teacher', 'admin'],
  'questionSets.duplicate': ['teacher', 'admin'],
  'questionSets.exportCsv': ['teacher', 'admin'],
  'questionSets.get': ['teacher', 'admin'],
  'questionSets.importCsv': ['teacher', 'admin'],
  'questionSets.list': ['teacher', 'admin'],
  'questionSets.remove': ['teacher', 'admin'],
  'questionSets.update': ['teacher', 'admin'],
  'quizzes.finish': ['student'],
  'quizzes.generate': ['student'],
  'quizzes.progress': ['student'],
  'quizzes.report': ['student'],
  'scripture.import': ['admin'],
  'scripture.installed': ['admin'],
  'scripture.lookUp': SIGNED_IN,
  'scripture.passage': SIGNED_IN,
  'scripture.remove': ['admin'],
  'scripture.shelf': SIGNED_IN,
  'stories.complete': LEARNERS,
  'stories.list': SIGNED_IN,
  'recommendations.act': ['student'],
  'recommendations.finish': ['student'],
  'recommendations.list': ['student'],
  'recommendations.refresh': ['student'],
  'safety.acknowledge': ['teacher', 'admin'],
  'safety.list': ['teacher', 'admin'],
  'safety.open': ['teacher', 'admin'],
  'teaching.activity': ['teacher'],
  'teaching.classes': ['teacher'],
  'teaching.createLesson': ['teacher'],
  'teaching.generateContent': ['teacher'],
  'teaching.lessons': ['teacher'],
  'teaching.stats': ['teacher'],
  'teaching.students': ['teacher'],
  'teaching.updateLesson': ['teacher'],
  'tournaments.board': ['teacher'],
  'tournaments.create': ['teacher'],
  'tournaments.finish': ['teacher'],
  'tournaments.list': ['teacher'],
  'tournaments.nextRound': ['teacher'],
  'tournaments.seat': ['teacher'],
  'tournaments.startAll': ['teacher'],
  'tournaments.watch': ['teacher'],
  'tracking.report': SIGNED_IN,
  'verses.practice': ['student'],
  'verses.progress': ['student'],
  'verses.week': ['student'],
};

/** Calls that end the account of whoever makes them come last. */
const procedures = Object.keys(ACCESS).toSorted(
  (a, b) => Number(a === 'auth.deleteAccount') - Number(b === 'auth.deleteAccount'),
);

let app: TestApp;
let callers: Record<Somebody, Caller>;
beforeAll(async () => {
  app = await createTestApp();
  const callerOf = async (role: Role) => (await app.given[role]()).call();
  callers = {
    visitor: app.visitor,
    student: await callerOf('student'),
    parent: await callerOf('parent'),
    teacher: await callerOf('teacher'),
    admin: await callerOf('admin'),
  };
});
afterAll(() => app.close());

/** Calls a procedure by its path with no input; the code of the refusal, or null for an answer. */
async function outcome(somebody: Somebody, path: string): Promise<string | null> {
  const [noun = '', name = ''] = path.split('.');
  const nouns = callers[somebody] as unknown as Record<
    string,
    Record<string, () => Promise<unknown>>
  >;
  try {
    await nouns[noun]?.[name]?.();
    return null;
  } catch (error) {
    return toAppError(error).code;
  }
}

test('every procedure has its row', () => {
  expect(Object.keys(appRouter._def.procedures).sort()).toEqual(Object.keys(ACCESS).sort());
});

describe.each(procedures)('%s', (path) => {
  test.each(EVERYONE)('%s', async (somebody) => {
    const code = await outcome(somebody, path);
    if (ACCESS[path]?.includes(somebody)) {
      expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(code);
      // Past the door there is an answer or a clear refusal, never an accident.
      expect(code).not.toBe('INTERNAL');
    } else {
      expect(code).toBe(somebody === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
  });
});
