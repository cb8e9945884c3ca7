import { contentBand } from '@lamplight/domain/age';
import { updateUser } from '../../people/users/users.repository.ts';
import type { Meeting } from './calendar.ts';
import { challengeWork } from './events/challenges.ts';
import { lessonWork } from './events/lessons.ts';
import { mathWork } from './events/math.ts';
import { quizWork } from './events/quizzes.ts';
import { storyWork, verseWork } from './events/reading.ts';
import { happens, type Learner, type SampleEvent, type Sitting } from './events/sample-event.ts';
import { experimentWork, projectWork } from './events/studios.ts';
import { chatWork, journalWork } from './events/words.ts';
import { CHARACTERS, type SampleChild } from './people.ts';

/** Meetings that children who have gone missing were not at: two weeks of them. */
const MISSED_BY_AWAY = 10;

/** Whom the weeks are made up for. */
export type NewLearner = Omit<Learner, 'band' | 'skill'> & {
  readonly character: SampleChild['character'];
};

/** A child's weeks: what was done, in its order, and the meetings at which the child was there. */
export interface SampleWeeks {
  readonly events: readonly SampleEvent[];
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
  const events: SampleEvent[] = [];
  for (const [at, meeting] of present.entries()) {
    const sitting = sittingAt(learner, meeting, at + 1);
    for (const work of works) events.push(...(await work(sitting)));
    const isLast = at === present.length - 1;
    if (isLast && character === 'struggling') events.push(math.failed(sitting));
    if (!isLast) events.push(nextDay(learner, sitting));
  }
  return { events, present };
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
function nextDay({ id: userId }: Learner, sitting: Sitting): SampleEvent {
  const at = sitting.after(30);
  return {
    at,
    async write(writer) {
      await updateUser(writer.trx, userId, { currentDay: sitting.day + 1 });
      writer.add('activityEvents', {
        userId,
        kind: 'day-advanced',
        subject: String(sitting.day),
        at,
      });
    },
  };
}
