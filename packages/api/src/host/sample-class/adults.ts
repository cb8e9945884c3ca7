import { crisisReply } from '@lamplight/ai/safety';
import type { Db } from '@lamplight/db';
import { shippedHelplines } from '@lamplight/domain/helplines';
import { SAFETY_SOURCE } from '@lamplight/domain/journal';
import { insertEntry, saveFeedback } from '../../ai/journal/journal.repository.ts';
import { insertTeacherLesson } from '../../learning/teaching/teacher-lessons.repository.ts';
import { saveAccommodation } from '../../people/accommodations/accommodations.repository.ts';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { insertConsent } from '../../people/consents/consents.repository.ts';
import {
  acknowledgeAlert,
  findAlerts,
  insertAlert,
} from '../../people/safety/safety.repository.ts';
import { alertsFor, worryIn } from '../../people/safety/worries.ts';
import type { Meeting } from './calendar.ts';
import { WORRYING_ENTRY } from './events/texts.ts';
import { insertLessonAssignment, insertStudentNote } from './sample-class.repository.ts';

const HOUR = 60 * 60 * 1000;

const LESSON = {
  title: 'Our Trip to the Creek',
  description: 'What we look for at the water, and how we write it down.',
  content:
    '# Our Trip to the Creek\n\nTomorrow we walk to the creek. Take boots and a pencil.\n\n' +
    '## Look closely\n\nFind three living things. Draw each one, and write where you found it.\n\n' +
    '## Talk about it\n\nWhat do they need to live here? What would happen if the water were gone?',
  difficulty: 'beginner',
  duration: 30,
  subject: 'science',
} as const;

/** The people of the class by their first names. */
export interface SamplePeople {
  readonly classId: number;
  idOf(firstName: string): number;
}

/** What the adults of the class did for their children: notes, help, a lesson, a consent. */
export async function writeAdults(
  trx: Db,
  { classId, idOf }: SamplePeople,
  meetings: readonly Meeting[],
): Promise<void> {
  const [grace, daniel] = [idOf('Grace'), idOf('Daniel')];
  const momentOf = (day: number) =>
    (meetings.find((meeting) => meeting.day === day) ?? meetings[0])?.beginsAt ?? 0;
  for (const [firstName, authorId, day, text] of [
    ['Finn', grace, 12, 'Needs quiet and short tasks. Works well next to Hana.'],
    [
      'Caleb',
      daniel,
      13,
      'Gets stuck with word problems. We read them aloud together on Tuesdays.',
    ],
    ['Milo', grace, 14, 'Family is moving house; his mother says he will be back.'],
  ] as const) {
    const studentId = idOf(firstName);
    await insertStudentNote(trx, { studentId, authorId, text, createdAt: momentOf(day) });
  }
  for (const [firstName, help] of [
    ['Finn', { timeFactor: 1.5, fewerOptions: 1, readAloud: 1 }],
    ['Marta', { timeFactor: 2, fewerOptions: 0, readAloud: 0 }],
  ] as const) {
    const userId = idOf(firstName);
    await saveAccommodation(trx, { userId, ...help, setBy: grace, updatedAt: momentOf(6) });
  }
  await giveLesson(trx, { classId, teacherId: daniel, at: momentOf(10) });
  await insertConsent(trx, {
    ...{ userId: idOf('Ada'), purpose: 'class-name-in-rooms', granted: 1, method: 'parent' },
    ...{ givenBy: idOf('Miriam'), at: momentOf(2) },
    notice: 'In live rooms other children see the first name of your child.',
  });
}

async function giveLesson(
  trx: Db,
  { classId, teacherId, at }: { classId: number; teacherId: number; at: number },
): Promise<void> {
  const lesson = { ...LESSON, teacherId, createdAt: at, updatedAt: at };
  const { id: lessonId } = await insertTeacherLesson(trx, lesson);
  await insertLessonAssignment(trx, { classId, lessonId, assignedBy: teacherId, createdAt: at });
}

/**
 * A child wrote of being bullied, in its first entry; an adult has looked after it.
 * @param at before everything else that the child wrote
 */
export async function writeWorry(trx: Db, { idOf }: SamplePeople, at: number): Promise<void> {
  const [userId, adultId] = [idOf('Theo'), idOf('Grace')];
  const worry = worryIn(WORRYING_ENTRY);
  if (worry === null) throw new Error('the entry of the sample class worries nobody');
  const entry = { userId, prompt: null, content: WORRYING_ENTRY, createdAt: at };
  const sourceId = await insertEntry(trx, entry);
  const feedback = crisisReply({
    ...{ ...worry, language: 'en', age: 9 },
    // It was written in class, with the teacher there.
    ...{ reach: 'now', lines: shippedHelplines(null) },
  });
  await saveFeedback(trx, sourceId, { feedback, feedbackSource: SAFETY_SOURCE });
  await insertEvent(trx, { userId, kind: 'journal-written', subject: null, at });
  for (const alert of alertsFor([WORRYING_ENTRY], worry)) {
    await insertAlert(trx, { ...alert, userId, source: 'journal', sourceId, createdAt: at });
  }
  const alerts = await findAlerts(trx, { id: adultId, role: 'teacher' }, { limit: 10 });
  for (const { id } of alerts) {
    const note = 'Talked with Theo and with the two boys. Lunch at my table for a week.';
    await acknowledgeAlert(trx, id, { adultId, at: at + 2 * HOUR, note });
  }
}
