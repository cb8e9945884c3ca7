import {
  type Challenge,
  challengeBand,
  challengeValue,
  OPEN_ANSWER,
  scoreChallenge,
} from '@lamplight/domain/challenges';
import { weekOfDay } from '@lamplight/domain/curriculum';
import { toStoredContent } from '../../../learning/challenges/challenge-views.ts';
import { type Given, nextSet } from '../../../learning/challenges/next-set.ts';
import {
  happens,
  type Learner,
  type SampleEvent,
  type Sitting,
  type Work,
} from './sample-event.ts';

/** Of a hundred days so many begin with the day's challenges, and of a hundred of them so many are answered. */
const FREQUENCY = 50;
const ANSWERED = 80;

/** What children write where any answer of their own is right. */
const OWN_ANSWERS = [
  'I would share my water with the new boy and show him the path.',
  'Because the sun was warm and the ice had to melt.',
  'My hero has a lantern hat and helps people find their tents at night.',
  'I think the plant grew toward the window to get more light.',
  'She forgave them, and then they could be friends again.',
  'It floats because there is a lot of air inside.',
];

/** Sets of three, each as difficult as the ones before went. */
export function challengeWork(learner: Learner): Work {
  const given: Given[] = [];
  return (sitting) => {
    if (!happens(learner, FREQUENCY)) return [];
    const band = challengeBand(learner.age);
    const seed = `${learner.id} ${sitting.date} 1`;
    const items = nextSet({ band, level: null, week: weekOfDay(sitting.day), seed }, given);
    const createdAt = sitting.after(20);
    return items.map((item): SampleEvent => {
      const result = happens(learner, ANSWERED) ? answered(learner, sitting, item) : null;
      const { key: itemKey, type, difficulty, title } = item;
      given.push({ itemKey, type, title, correct: result?.correct ?? null });
      const { id: userId } = learner;
      return {
        at: result?.completedAt ?? createdAt,
        async write(writer) {
          writer.add('challenges', {
            ...{ userId, date: sitting.date, setNumber: 1, type, difficulty, itemKey, createdAt },
            content: toStoredContent(item),
            ...result,
          });
          if (result === null) return;
          const event = { userId, subject: title, at: result.completedAt };
          writer.add('activityEvents', { ...event, kind: 'challenge-completed' });
        },
      };
    });
  };
}

type Item = Pick<Challenge, 'type' | 'difficulty' | 'correctAnswer'> &
  Parameters<typeof toStoredContent>[0];

function answered(learner: Learner, sitting: Sitting, item: Item) {
  const { pick } = learner;
  const isTried = happens(learner, learner.skill);
  const answer = isTried ? rightAnswer(learner, item) : 'no';
  const seconds = pick.int(40, 260);
  const hintsUsed = happens(learner, 20) ? 1 : 0;
  const challenge = { ...item, ...challengeValue(item.type, item.difficulty) };
  const { correct, points } = scoreChallenge(challenge, { answer, seconds, hintsUsed });
  const completedAt = sitting.after(seconds);
  return { completedAt, answer, correct: correct ? 1 : 0, hintsUsed, seconds, points };
}

function rightAnswer({ pick }: Learner, { correctAnswer }: Item): string {
  if (correctAnswer === null || correctAnswer === OPEN_ANSWER) return pick.one(OWN_ANSWERS);
  return String(correctAnswer);
}
