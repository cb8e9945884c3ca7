import { makeKeys, makePackArchive } from '@lamplight/content/packs/reading';
import { harvestDays } from '@lamplight/content/testing';
import { saveLink } from '../../people/families/family-links.repository.ts';
import { updateUser } from '../../people/users/users.repository.ts';
import { firstClassId, givenClass } from '../classes.ts';
import { type Caller, createTestApp, type Person, type TestApp } from '../index.ts';
import { givenGame, RIGHT } from '../played-game.ts';
import type { SignedInWho, Who } from './who.ts';

/** What only the first student wrote, or was written about it. */
export const WORDS_MARK = 'a heron nobody knows of';
/** Words that stand for the first student wherever they come up. */
export const MARKS: readonly string[] = ['zipporah', WORDS_MARK];

/** A friend is a child of the same class. */
export type Callers = (who: Who | 'friend') => Promise<Caller>;

/** Ids and secrets of everything that belongs to the first student, or is about them. */
export type World = Awaited<ReturnType<typeof createWorld>>['world'];

const DATE = '2026-06-15';

/** A school with somebody in every part, and things of the first student in every corner of it. */
export async function createWorld() {
  const app = await createTestApp();
  const { given, db, clock, visitor } = app;
  const student = await given.student({ username: 'zipporah', firstName: 'Zipporah' });
  const friends = [
    ...[await given.student(), await given.student()],
    ...[await given.student(), await given.student()],
  ];
  const otherStudent = await given.student({ username: 'jethro' });
  const parent = await given.parent();
  const otherParent = await given.parent();
  const unprovenParent = await given.parent({ username: 'unproven' });
  const teacher = await given.teacher({ username: 'deborah' });
  const otherTeacher = await given.teacher();
  const pendingTeacher = await given.teacher({ approved: false });
  const admin = await given.admin();
  // Without a second one the admin could not leave.
  await given.admin();
  const people: Record<SignedInWho, Person> = {
    ...{ student, otherStudent, parent, unprovenParent, otherParent },
    ...{ teacher, otherTeacher, pendingTeacher, admin },
  };
  const at = clock.now();
  const link = (parentId: number, studentId: number, status: 'confirmed' | 'unconfirmed') =>
    saveLink(db, { parentId, studentId, status, createdAt: at });
  await link(parent.id, student.id, 'confirmed');
  await link(unprovenParent.id, student.id, 'unconfirmed');
  await link(otherParent.id, otherStudent.id, 'confirmed');
  const classId = await firstClassId(app);
  const otherClassId = await givenClass(app, 'Other class', {
    teachers: [otherTeacher],
    students: [otherStudent],
  });
  const ids = {
    ...{ studentId: student.id, parentId: parent.id, unprovenParentId: unprovenParent.id },
    ...{ teacherId: teacher.id, pendingTeacherId: pendingTeacher.id, date: DATE },
    ...{ otherTeacherId: otherTeacher.id, friendIds: friends.map(({ id }) => id) },
    ...{ classId, otherClassId, username: student.username, password: student.password },
  };
  const learnt = await learn(app, await student.call());
  const gameId = await givenGame(app, {
    classId,
    players: [{ person: student, choices: [RIGHT, 0] }],
  });
  const taught = await teach(app, { ...ids, teacher: await teacher.call(), friends });
  const asAdmin = await admin.call();
  const { translation } = await asAdmin.scripture.import({
    fileName: 'ruth.usfm',
    bytes: new TextEncoder().encode('\\id RUT - A Test\n\\c 1\n\\v 1 In the days'),
    language: 'en',
    name: 'A Test',
  });
  const { name: packName } = await asAdmin.packs.install({
    bytes: makePackArchive(harvestDays()),
  });
  await asAdmin.packs.trust({ name: 'Harvest Press', publicKey: makeKeys().publicKey });
  const [signer] = await asAdmin.packs.signers();
  await (await parent.call()).consents.giveForChild({
    ...{ studentId: student.id, purpose: 'session-tracking', notice: 'We count visits.' },
  });
  await (await parent.call()).care.save({
    ...{ studentId: student.id, version: 0, notice: 'Teachers read it.', contacts: [] },
    ...{ allergies: 'The feathers of a heron nobody knows of', medicines: '', notes: '' },
  });
  await updateUser(db, student.id, { email: 'z@example.org', emailKey: 'z@example.org' });
  await visitor.auth.requestMagicLink({ email: 'z@example.org' });
  const tokens = await freshTokens(app, { ...people, friend: friends[0] ?? student });
  return {
    app,
    tokens,
    world: {
      ...ids,
      ...learnt,
      gameId,
      ...taught,
      translationId: translation.id,
      ...{ packName, signerId: signer?.id ?? 0 },
    },
  };
}

/** A session for everybody: making cards for a child has ended its earlier one. */
async function freshTokens(
  { services }: TestApp,
  people: Record<SignedInWho | 'friend', Person>,
): Promise<Record<Who | 'friend', string | null>> {
  const tokens = await Promise.all(
    Object.entries(people).map(
      async ([who, { id }]) => [who, await services.sessions.start(id)] as const,
    ),
  );
  return {
    visitor: null,
    ...(Object.fromEntries(tokens) as Record<SignedInWho | 'friend', string>),
  };
}

async function learn({ db }: TestApp, student: Caller) {
  await student.journal.write({ entry: 'I saw a heron nobody knows of.' });
  await student.journal.write({ entry: 'Two boys bully me and call me names every day.' });
  await student.chat.send({ message: 'What is a heron nobody knows of?' });
  await student.lessons.answer({ lessonId: 1, question: 0, choice: 0 });
  await student.lessons.complete({ lessonId: 1, score: 100, timeSpent: 10 });
  const { challenges } = await student.challenges.generate({ date: DATE });
  const [recommendation] = await student.recommendations.list();
  const alert = await db.selectFrom('safetyAlerts').select('id').executeTakeFirstOrThrow();
  return {
    alertId: alert.id,
    challengeId: challenges[0]?.id ?? 0,
    recommendationId: recommendation?.id ?? 0,
  };
}

interface Teaching {
  readonly teacher: Caller;
  readonly classId: number;
  readonly studentId: number;
  readonly friends: readonly Person[];
}

async function teach(app: TestApp, { teacher, classId, studentId, friends }: Teaching) {
  const { visitor, db } = app;
  const lesson = await teacher.teaching.createLesson({
    ...{ title: 'Herons', description: 'How they stand' },
    content: ':::choose\nOn how many legs?\n- [x] One\n- [ ] Two\n\nThe other one rests.\n:::',
  });
  await teacher.assignments.assign({ lessonId: lesson.id, classIds: [classId], dueOn: null });
  const set = await teacher.questionSets.create(QUESTION_SET);
  await teacher.students.addNote({ userId: studentId, text: 'Likes herons.' });
  const note = await db.selectFrom('studentNotes').select('id').executeTakeFirstOrThrow();
  const slip = await teacher.pairing.create({ studentId });
  const { cards } = await teacher.signInCards.make({
    ...{ classId, kind: 'pictures', userIds: [studentId] },
  });
  const { code: tabletCode } = await teacher.tablets.makeCode({ classId, name: 'Window' });
  const { token: tablet } = await visitor.tablets.pair({ code: tabletCode });
  const { id: entryId } = await visitor.tablets.askTeacher({ tablet, childId: studentId });
  const tabletRow = await db.selectFrom('classTablets').select('id').executeTakeFirstOrThrow();
  const tournament = await teacher.tournaments.create({
    ...{ classId, gameType: 'ai-quiz', band: 'elementary', rooms: 2 },
    studentIds: friends.map(({ id }) => id),
  });
  const { room } = await teacher.multiplayer.openClassRoom({
    ...{ name: 'Owls', classId, gameType: 'bible-trivia', band: 'elementary' },
  });
  const { code: classCode } = await db
    .selectFrom('classes')
    .select('code')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  return {
    ...{ lessonId: lesson.id, questionSetId: set.id, noteId: note.id, slip },
    ...{ card: cards[0]?.token ?? '', pictures: cards[0]?.pictures ?? [], tablet, entryId },
    ...{ tabletId: tabletRow.id, tournamentId: tournament.id, roomId: room.id, classCode },
  };
}

export const QUESTION_SET = {
  name: 'Birds',
  questions: ['heron', 'owl', 'wren'].map((bird) => ({
    kind: 'choice' as const,
    question: `Where does the ${bird} live?`,
    options: [`At the ${bird} pond`, `In the ${bird} wood`],
    answer: 0,
    explanation: `The ${bird} likes it there.`,
    topic: '',
  })),
};
