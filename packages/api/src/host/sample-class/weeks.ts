import { contentBand } from '@lamplight/domain/age';
import { updateUser } from '../../people/users/users.repository.ts';
import type { Meeting } from './calendar.ts';
import { challengeWork } from './deeds/challenges.ts';
import { type Deed, happens, type Learner, type Sitting } from './deeds/deed.ts';
import { lessonWork } from './deeds/lessons.ts';
import { mathWork } from './deeds/math.ts';
import { quizWork } from './deeds/quizzes.ts';
import { storyWork, verseWork } from './deeds/reading.ts';
import { experimentWork, projectWork } from './deeds/studios.ts';
import { chatWork, journalWork } from './deeds/words.ts';
import { CHARACTERS, type SampleChild } from './people.ts';

/** Meetings that children who have gone missing were not at: two weeks of them. */
const MISSED_BY_AWAY = 10;

/** Whom the weeks are made up for. */
export type NewLearner = Omit<Learner, 'band' | 'skill'> & {
  readonly character: SampleChild['character'];
};

/** A child's weeks: what was done, in its order, and the meetings at which the child was there. */
export interface SampleWeeks {
  readonly deeds: readonly Deed[];
  readonly present: readonly Meeting[];
}

/** Makes up what a child did in the meetings of its class. The same seed and meetings make the same weeks. */
export async function sampleWeeks(
  { character, ...child }: NewLearner,
  meetings: readonly Meeting[],
): Promise<SampleWeeks> {
  const { attendance, skill, firstDay } = CHARACTERS[character];
  const learner: Learner = { ...child, band: contentBand(child.age), skill };
  const own = meetings.slice(0, character === 'away' ? -MISSED_BY_AWAY : meetings.length);
  // Whoever struggles was there on the last day, so that it shows.
  const present = own.filter(
    (meeting, at) =>
      meeting.day >= firstDay &&
      (happens(learner, attendance) || (character === 'struggling' && at === own.length - 1)),
  );
  const math = mathWork(learner);
  const works = [
    lessonWork(learner),
    challengeWork(learner),
    quizWork(learner),
    math.usual,
    storyWork(learner),
    verseWork(learner),
    experimentWork(learner),
    projectWork(learner),
    journalWork(learner),
    chatWork(learner),
  ];
  const deeds: Deed[] = [];
  for (const [at, meeting] of present.entries()) {
    const sitting = sittingAt(learner, meeting, at + 1);
    for (const work of works) deeds.push(...(await work(sitting)));
    const isLast = at === present.length - 1;
    if (isLast && character === 'struggling') deeds.push(math.failed(sitting));
    if (!isLast) deeds.push(nextDay(learner, sitting));
  }
  return { deeds, present };
}

function sittingAt({ pick }: Learner, meeting: Meeting, day: number): Sitting {
  let at = meeting.beginsAt + pick.int(0, 20) * 60_000 + pick.int(0, 59_999);
  return {
    day,
    date: meeting.date,
    after(seconds) {
      at += seconds * 1000;
      return at;
    },
  };
}

/** A child moves on by one day of the programme when it has been there for one. */
function nextDay({ id: userId }: Learner, sitting: Sitting): Deed {
  const at = sitting.after(30);
  return {
    at,
    async write(pen) {
      await updateUser(pen.trx, userId, { currentDay: sitting.day + 1 });
      pen.add('activityEvents', { userId, kind: 'day-advanced', subject: String(sitting.day), at });
    },
  };
}
