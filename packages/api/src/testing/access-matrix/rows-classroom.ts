import { PHOTO } from '../photo.ts';
import { type Prepared, type Rows, row } from './row.ts';
import { ADMINS, EVERYONE, OF_CLASS, STAFF, STUDENTS, TEACHERS } from './who.ts';
import { type Callers, QUESTION_SET, type World } from './world.ts';

const NOT_A_TOKEN = 'x'.repeat(43);
const LESSON = { title: 'Owls', description: 'How they hear', content: 'In the dark.' };
const HELP = { timeFactor: 1.5, fewerOptions: false, readAloud: false };
const MONTH = { from: '2026-07-04', to: '2026-07-05' };

const TODAY = '2026-06-15';
const WALK_UP = { name: 'Tirzah', contact: 'Hoglah', telephone: '555 0102', allergies: '' };
const SPOKEN = { lessonId: 1, band: 'elementary', language: 'en' } as const;
const RECORDING = { ...SPOKEN, step: 0, bytes: new TextEncoder().encode('OggS and a voice') };

/** A step that the teacher of the student's class has read aloud. */
async function recorded(_world: World, as: Callers): Promise<Prepared> {
  const { recordings } = await as('teacher');
  await recordings.save(RECORDING);
  const [first] = await recordings.list();
  return { recordingId: first?.id };
}

const ARRIVAL = {
  act: 'check-in',
  release: null,
  despite: '',
  at: `${TODAY}T09:00:00.000Z`,
} as const;
const atDoor = ({ studentId }: World) => ({ who: { kind: 'student', id: studentId } as const });

/** The student is here since the teacher marked it, and a parent has named somebody. */
async function arrived(world: World, as: Callers): Promise<Prepared> {
  const teacher = await as('teacher');
  await teacher.attendance.mark({ ...atDoor(world), ...ARRIVAL });
  const parent = await as('parent');
  const { studentId } = world;
  const person = { studentId, name: 'Boaz', relation: '', telephone: '' };
  await parent.attendance.saveCollector({ ...person, id: null, allowed: true, photo: PHOTO });
  await parent.attendance.announce(person);
  const { collectors, announced } = await parent.attendance.ofChild({ studentId });
  const { rows } = await teacher.attendance.today({ classId: null });
  const markId = rows.find(({ who }) => who.id === studentId)?.markId;
  return { markId, collectorId: collectors[0]?.id, announcedId: announced[0]?.id };
}

/** Somebody of the student's class came without an account. */
async function walkedUp({ classId }: World, as: Callers): Promise<Prepared> {
  const { attendance } = await as('teacher');
  return { walkUpId: (await attendance.addWalkUp({ ...WALK_UP, classId })).id };
}

/** Who is here, and with whom they leave. */
const attendanceRows: Rows = {
  'attendance.addWalkUp': row(OF_CLASS, ({ classId }) => ({ ...WALK_UP, classId })),
  'attendance.announce': row(['parent'], ({ studentId }) => ({
    ...{ studentId, name: 'Boaz', relation: '', telephone: '' },
  })),
  'attendance.atDoor': row(OF_CLASS, ({ studentId }) => ({ studentId })),
  'attendance.correct': row(OF_CLASS, (world) => ({
    ...{ ...atDoor(world), date: TODAY, markId: 0, state: 'absent', reason: 'Is ill' },
    ...{ arrived: null, left: null, collector: '' },
  })),
  'attendance.mark': row(OF_CLASS, (world) => ({ ...atDoor(world), ...ARRIVAL })),
  'attendance.marksOfDay': row(OF_CLASS, (world) => ({ ...atDoor(world), date: TODAY })),
  'attendance.ofChild': row(['parent'], ({ studentId }) => ({ studentId })),
  'attendance.photo': row(['parent', ...OF_CLASS], (_, { collectorId }) => ({ id: collectorId }), {
    before: arrived,
  }),
  'attendance.register': row(OF_CLASS, ({ classId }) => ({ classId, from: TODAY, to: TODAY })),
  'attendance.removeCollector': row(
    ['parent', 'admin'],
    (_, { collectorId }) => ({ id: collectorId }),
    { before: arrived },
  ),
  'attendance.saveCollector': row(['parent', 'admin'], ({ studentId }) => ({
    ...{ studentId, id: null, name: 'Boaz', relation: '', telephone: '', allowed: false },
  })),
  'attendance.setHours': row(OF_CLASS, ({ classId }) => ({
    ...{ classId, arriveBy: '08:30', collectBy: null },
  })),
  'attendance.slips': row(OF_CLASS, ({ classId }) => ({ classId })),
  'attendance.today': row(OF_CLASS, ({ classId }) => ({ classId })),
  'attendance.undo': row(OF_CLASS, (world, { markId }) => ({ ...atDoor(world), markId }), {
    before: arrived,
  }),
  'attendance.walkUpBecameAccount': row(
    OF_CLASS,
    ({ studentId }, { walkUpId }) => ({ walkUpId, studentId }),
    { before: walkedUp },
  ),
  'attendance.withdraw': row(['parent'], (_, { announcedId }) => ({ id: announcedId }), {
    before: arrived,
  }),
};
/** A step that the parent of the student has read aloud. */
async function readAtHome({ studentId }: World, as: Callers): Promise<Prepared> {
  const { familyRecordings } = await as('parent');
  await familyRecordings.save(ofChild(studentId));
  const [first] = await familyRecordings.list({ childId: studentId });
  return { recordingId: first?.id };
}

const ofChild = (childId: number) => ({
  ...{ childId, lessonId: 1, step: 0, bytes: RECORDING.bytes },
});

/** A class, its people, its sign-in and what its adults see. */
export const classroomRows: Rows = {
  ...attendanceRows,
  'accommodations.clear': row(OF_CLASS, ({ studentId }) => ({ userId: studentId })),
  'accommodations.list': row(OF_CLASS, ({ classId }) => ({ classId })),
  'accommodations.set': row(OF_CLASS, ({ studentId }) => ({ userId: studentId, ...HELP })),
  ...Object.fromEntries(
    ['chart', 'children', 'lessons', 'questions', 'skills'].map((name) => [
      `analytics.${name}`,
      row(OF_CLASS, ({ classId }) => ({ classId, span: 'all' })),
    ]),
  ),
  'analytics.classes': row(STAFF),
  'assignments.assign': row(['teacher'], ({ lessonId, classId }) => ({
    ...{ lessonId, classIds: [classId], dueOn: null },
  })),
  'assignments.completions': row(['teacher'], ({ lessonId, classId }) => ({ lessonId, classId })),
  'assignments.unassign': row(['teacher'], ({ lessonId, classId }) => ({ lessonId, classId })),
  'care.endTabletSheet': row(OF_CLASS, ({ classId }) => ({ classId })),
  'care.makeSheetCode': row(OF_CLASS, ({ classId }) => ({ classId })),
  'care.open': row(OF_CLASS, ({ studentId }) => ({ studentId })),
  'care.sealedSheet': row(EVERYONE, ({ tablet }) => ({ tablet, openedAt: [] }), {
    isSecret: true,
  }),
  'care.sheet': row(OF_CLASS, ({ classId }) => ({ classId })),
  'care.tabletSheet': row(OF_CLASS, ({ classId }) => ({ classId })),
  'classes.addStudents': row(ADMINS, ({ otherClassId, studentId }) => ({
    ...{ classId: otherClassId, studentIds: [studentId] },
  })),
  'classes.addTeacher': row(OF_CLASS, ({ classId }) => ({ classId, username: 'deborah' })),
  'classes.choosePacing': row(OF_CLASS, ({ classId }) => ({
    ...{ classId, choice: { pacing: 'own-day', startsOn: null, meetsOn: [1, 2] } },
  })),
  'classes.close': row(OF_CLASS, ({ classId }) => ({ classId, days: MONTH })),
  'classes.create': row(ADMINS, () => ({ name: 'Herons' })),
  'classes.details': row(OF_CLASS, ({ classId }) => ({ classId })),
  'classes.findStudents': row(ADMINS, () => ({})),
  'classes.join': row(STUDENTS, ({ classCode }) => ({ code: classCode })),
  'classes.list': row(ADMINS),
  'classes.mine': row(STUDENTS),
  // Out of a class that is led: whoever moves a student leads the other class too.
  'classes.moveStudents': row(ADMINS, ({ classId, otherClassId, studentId }) => ({
    ...{ classId, toClassId: otherClassId, studentIds: [studentId] },
  })),
  'classes.remove': row(ADMINS, ({ classId, otherClassId }) => ({
    ...{ classId: otherClassId, toClassId: classId },
  })),
  'classes.removeStudents': row(OF_CLASS, ({ classId, studentId }) => ({
    ...{ classId, studentIds: [studentId] },
  })),
  'classes.removeTeacher': row(OF_CLASS, ({ classId, otherTeacherId }) => ({
    ...{ classId, teacherId: otherTeacherId },
  })),
  'classes.rename': row(OF_CLASS, ({ classId }) => ({ classId, name: 'Herons' })),
  'classes.renewCode': row(OF_CLASS, ({ classId }) => ({ classId })),
  'classes.reopen': row(OF_CLASS, ({ classId }) => ({ classId, date: MONTH.from })),
  'classes.setDay': row(OF_CLASS, ({ classId }) => ({ classId, day: 3 })),
  'classes.students': row(OF_CLASS, ({ classId }) => ({ classId })),
  'gameReports.csv': row(OF_CLASS, ({ gameId }) => ({ gameId })),
  'gameReports.get': row(OF_CLASS, ({ gameId }) => ({ gameId })),
  'gameReports.list': row(STAFF, () => ({})),
  'questionSets.create': row(STAFF, () => QUESTION_SET),
  'questionSets.duplicate': row(['teacher'], ({ questionSetId }) => ({ id: questionSetId })),
  'questionSets.exportCsv': row(['teacher'], ({ questionSetId }) => ({ id: questionSetId })),
  'questionSets.get': row(['teacher'], ({ questionSetId }) => ({ id: questionSetId })),
  'questionSets.importCsv': row(STAFF, () => ({
    csv: 'Question,A,B,Right\nWhere does the owl live?,Wood,Sea,A',
  })),
  'questionSets.list': row(STAFF),
  'questionSets.remove': row(['teacher'], ({ questionSetId }) => ({ id: questionSetId })),
  'questionSets.update': row(['teacher'], ({ questionSetId }) => ({
    ...{ ...QUESTION_SET, id: questionSetId, version: 1 },
  })),
  'reports.child': row(OF_CLASS, ({ studentId }) => ({ studentId, span: 'all' })),
  'reports.class': row(OF_CLASS, ({ classId }) => ({ classId, span: 'all' })),
  // An ordinary worry is the class's teachers' own; admins see the severe ones.
  'safety.acknowledge': row(['teacher'], ({ alertId }) => ({ id: alertId })),
  'safety.acknowledgeTogether': row(['teacher'], ({ alertId }) => ({ ids: [alertId] })),
  'safety.answer': row(
    ['student'],
    (_world, { alertId }) => ({ alertId, answer: 'safe', language: 'en' }),
    {
      before: async (_world, as) => {
        const asked = await (await as('student')).journal.write({
          entry: 'My secret box is full.',
        });
        return { alertId: asked.safetyQuestion?.alertId };
      },
    },
  ),
  'safety.go': row(['teacher'], ({ alertId }) => ({ ids: [alertId] })),
  'safety.list': row(STAFF),
  'safety.notice': row(STAFF),
  'safety.open': row(['teacher'], ({ alertId }) => ({ id: alertId })),
  'safety.practise': row(['teacher', 'otherTeacher', 'admin']),
  // An alert of another desk is passed over.
  'safety.seen': row(STAFF, ({ alertId }) => ({ ids: [alertId] })),
  'safety.watch': row(STAFF),
  'safety.ways': row(STAFF),
  'signInCards.holders': row(OF_CLASS, ({ classId }) => ({ classId })),
  'signInCards.make': row(OF_CLASS, ({ classId, studentId }) => ({
    ...{ classId, kind: 'pictures', userIds: [studentId] },
  })),
  'signInCards.open': row(EVERYONE, ({ card }) => ({ token: card }), { isSecret: true }),
  'signInCards.signIn': row(EVERYONE, ({ card, pictures }) => ({ token: card, pictures }), {
    isSecret: true,
  }),
  'signInCards.signInWithPassword': row(
    EVERYONE,
    () => ({ token: NOT_A_TOKEN, password: 'guessed-it' }),
    { answer: 'INVALID_CARD' },
  ),
  'studentBatches.classes': row(STAFF),
  'studentBatches.create': row(OF_CLASS, ({ classId }) => ({
    ...{ classId, kind: 'words' },
    students: [{ firstName: 'Miriam', username: 'miriam', age: 9, grade: 4 }],
  })),
  'studentBatches.preview': row(OF_CLASS, ({ classId }) => ({
    ...{ classId, text: 'Miriam, 9', usualAge: 9 },
  })),
  'students.addNote': row(OF_CLASS, ({ studentId }) => ({ userId: studentId, text: 'Kind.' })),
  'students.deleteNote': row(OF_CLASS, ({ noteId }) => ({ noteId })),
  'students.get': row(OF_CLASS, ({ studentId }) => ({ userId: studentId })),
  'students.list': row(OF_CLASS, ({ classId }) => ({ classId })),
  'students.notes': row(OF_CLASS, ({ studentId }) => ({ userId: studentId })),
  'students.resetPassword': row(OF_CLASS, ({ studentId, password }) => ({
    ...{ userId: studentId, ownPassword: password },
  })),
  'students.setDay': row(OF_CLASS, ({ studentId }) => ({ userId: studentId, day: 3 })),
  'tablets.askTeacher': row(EVERYONE, ({ tablet, studentId }) => ({ tablet, childId: studentId }), {
    isSecret: true,
  }),
  'tablets.decide': row(OF_CLASS, ({ entryId }) => ({ id: entryId, letIn: true })),
  'tablets.entry': row(EVERYONE, ({ tablet, entryId }) => ({ tablet, id: entryId }), {
    isSecret: true,
  }),
  'tablets.list': row(OF_CLASS, ({ classId }) => ({ classId })),
  'tablets.makeCode': row(OF_CLASS, ({ classId }) => ({ classId, name: 'Door' })),
  'tablets.pair': row(EVERYONE, () => ({ code: 'AAAA2222' }), {
    answer: 'INVALID_TABLET_CODE',
  }),
  'tablets.remove': row(OF_CLASS, ({ tabletId }) => ({ id: tabletId })),
  'tablets.rename': row(OF_CLASS, ({ tabletId }) => ({ id: tabletId, name: 'Door' })),
  'tablets.requests': row(STAFF),
  'tablets.signIn': row(
    EVERYONE,
    ({ tablet, studentId, pictures }) => ({ tablet, childId: studentId, pictures }),
    { isSecret: true },
  ),
  'tablets.tiles': row(EVERYONE, ({ tablet }) => ({ tablet }), { isSecret: true }),
  'tablets.withdrawEntry': row(EVERYONE, ({ tablet, entryId }) => ({ tablet, id: entryId }), {
    isSecret: true,
  }),
  'teaching.activity': row(TEACHERS),
  'teaching.classes': row(TEACHERS),
  'teaching.createLesson': row(TEACHERS, () => LESSON),
  'teaching.previewLesson': row(TEACHERS, () => ({ title: 'Owls', content: 'In the dark.' })),
  'teaching.generateContent': row(TEACHERS, () => ({ title: 'Owls', subject: 'science' })),
  'teaching.lessons': row(TEACHERS),
  'teaching.stats': row(TEACHERS),
  'teaching.students': row(TEACHERS),
  'teaching.updateLesson': row(['teacher'], ({ lessonId }) => ({ ...LESSON, id: lessonId })),
  'familyRecordings.desk': row(['parent'], ({ studentId }) => ({
    ...{ childId: studentId, lessonId: 1 },
  })),
  'familyRecordings.lessons': row(['parent'], ({ studentId }) => ({ childId: studentId })),
  'familyRecordings.list': row(['parent', ...OF_CLASS], ({ studentId }) => ({
    childId: studentId,
  })),
  'familyRecordings.listAll': row(ADMINS),
  'familyRecordings.remove': row(
    ['parent', ...OF_CLASS],
    (_world, { recordingId }) => ({ id: recordingId }),
    { before: readAtHome },
  ),
  'familyRecordings.save': row(['parent'], ({ studentId }) => ofChild(studentId)),
  'familyRecordings.sound': row(
    ['student', 'parent', ...OF_CLASS],
    (_world, { recordingId }) => ({ id: recordingId }),
    { before: readAtHome },
  ),
  'recordings.desk': row(TEACHERS, () => SPOKEN),
  'recordings.heard': row([...STUDENTS, ...TEACHERS], () => ({ lessonId: 1 })),
  'recordings.list': row(TEACHERS),
  'recordings.remove': row(['teacher'], (_world, { recordingId }) => ({ id: recordingId }), {
    before: recorded,
  }),
  'recordings.save': row(TEACHERS, () => RECORDING),
  'recordings.sound': row(
    ['student', 'teacher'],
    (_world, { recordingId }) => ({ id: recordingId }),
    {
      before: recorded,
    },
  ),
};
