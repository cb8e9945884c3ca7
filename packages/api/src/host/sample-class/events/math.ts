import { drawLevel } from '@lamplight/content/math-problems';
import {
  arenaAge,
  arenaScore,
  FIRST_LEVEL,
  levelAfter,
  mathGradeLevel,
  OPTIONS_PER_PROBLEM,
  passesLevel,
} from '@lamplight/domain/math-games';
import { markRound } from '../../../learning/math-games/marking.ts';
import {
  insertMathAnswers,
  insertMathRound,
  saveMathLevel,
} from '../../../learning/math-games/math-games.repository.ts';
import {
  chosen,
  happens,
  type Learner,
  type SampleEvent,
  type Sitting,
  wrongOption,
} from './sample-event.ts';

/** Of a hundred days so many have a round of the arena. */
const FREQUENCY = 40;

/** Rounds of the math arena; wrong choices show the misconception that leads to them. */
export function mathWork(learner: Learner) {
  let level: number = FIRST_LEVEL;
  let rounds = 0;

  function play(sitting: Sitting, choose: typeof chosen): SampleEvent {
    const { id: userId, pick } = learner;
    rounds += 1;
    const round = {
      ...{ seed: `sample-${userId}-${rounds}`, level },
      grade: mathGradeLevel(learner),
      age: arenaAge(learner),
    };
    const answers = drawLevel(round).map(({ answer }) =>
      choose(learner, OPTIONS_PER_PROBLEM, answer),
    );
    const marked = markRound({ ...round, answers });
    const right = marked.filter(({ correct }) => correct).length;
    const after = levelAfter(level, right);
    const passed = passesLevel(right);
    const at = sitting.after(pick.int(150, 320));
    level = after;
    return {
      at,
      async write(writer) {
        const { id: roundId } = await insertMathRound(writer.trx, {
          ...{ userId, ...round, score: arenaScore(right), passed: passed ? 1 : 0 },
          ...{ levelAfter: after, finishedAt: at },
        });
        await insertMathAnswers(
          writer.trx,
          marked.map(({ problem, choice, correct, misconception }, place) => ({
            ...{ userId, roundId, place, choice, misconception, answeredAt: at },
            ...{ template: problem.template, area: problem.area, difficulty: problem.difficulty },
            ...{ problemKey: problem.key, correct: correct ? 1 : 0 },
          })),
        );
        if (!passed) return;
        await saveMathLevel(writer.trx, { userId, level: after, updatedAt: at });
        const subject = String(round.level);
        writer.add('activityEvents', { userId, kind: 'math-level-passed', subject, at });
      },
    };
  }

  return {
    usual: (sitting: Sitting) => (happens(learner, FREQUENCY) ? [play(sitting, chosen)] : []),
    /** A round in which nothing succeeds. */
    failed: (sitting: Sitting) => play(sitting, wrongOption),
  };
}
