import { findLesson, lessonText } from '@lamplight/content/lessons';
import { type ActAnswer, type LessonAct, markAct, rightAnswer } from '@lamplight/domain/acts';
import { lessonMinutes } from '@lamplight/domain/age';
import {
  isTaughtOn,
  LESSON_CATEGORIES,
  type LessonCategory,
  lessonId,
  MODULE_IDS,
} from '@lamplight/domain/lessons';
import { lessonBadge } from '@lamplight/domain/progress';
import {
  chosen,
  happens,
  type Learner,
  type SampleEvent,
  type Sitting,
  type Work,
} from './sample-event.ts';

/** Of a hundred lessons that are open, so many are done on the day. */
const DILIGENCE = 92;

/** The lessons that are open to a child, each module in its order, so that none is done behind a locked one. */
export function lessonWork(learner: Learner): Work {
  const next: Record<LessonCategory, number> = { bible: 1, ai: 1, math: 1, science: 1 };
  return (sitting) =>
    LESSON_CATEGORIES.flatMap((category) => {
      while (!isTaughtOn(category, next[category])) next[category] += 1;
      const day = next[category];
      if (day > sitting.day || !happens(learner, DILIGENCE)) return [];
      const event = completed(learner, sitting, category, day);
      if (event === null) return [];
      next[category] += 1;
      return [event];
    });
}

function completed(
  learner: Learner,
  sitting: Sitting,
  category: LessonCategory,
  day: number,
): SampleEvent | null {
  const id = lessonId(category, day);
  const lesson = findLesson(id);
  if (lesson === undefined) return null;
  const { id: userId, band, pick } = learner;
  const minutes = lessonMinutes(learner.age) + pick.int(-3, 4);
  const startedAt = sitting.after(60);
  const { checks, acts = [] } = lessonText(lesson, band);
  sitting.after(minutes * 30);
  const answers = checks.map(({ options, answer }, questionIndex) => {
    const choice = chosen(learner, options.length, answer);
    const answeredAt = sitting.after(pick.int(15, 45));
    return { questionIndex, choice, correct: choice === answer ? 1 : 0, answeredAt };
  });
  const done = acts.flatMap((act, actIndex) => {
    const answer = answerTo(learner, act);
    if (answer === null) return [];
    const correct = markAct(act, answer) ? 1 : 0;
    const answeredAt = sitting.after(pick.int(15, 45));
    return [{ actIndex, answer: JSON.stringify(answer), correct, answeredAt }] as const;
  });
  const completedAt = sitting.after(60);
  const right = answers.filter(({ correct }) => correct === 1).length;
  const score = Math.round((100 * right) / Math.max(1, answers.length));
  return {
    at: completedAt,
    async write(writer) {
      const times = { startedAt, completedAt, timeSpent: minutes };
      writer.add('lessonProgress', {
        ...{ userId, lessonId: id, moduleId: MODULE_IDS[category], score, ...times },
      });
      for (const answer of answers) {
        writer.add('lessonAnswers', { userId, lessonId: id, band, ...answer });
      }
      for (const answer of done) {
        writer.add('lessonActAnswers', { userId, lessonId: id, band, ...answer });
      }
      writer.add('activityEvents', {
        ...{ userId, kind: 'lesson-completed', subject: String(id), at: completedAt },
      });
      const badge = lessonBadge(score);
      if (badge === null) return;
      const source = `lesson:${id}`;
      writer.add('achievements', { ...badge, userId, source, unlockedAt: completedAt });
    },
  };
}

/** The right answer, or a mistake that is easily made; null where nothing is right or wrong. */
function answerTo(learner: Learner, act: LessonAct): ActAnswer | null {
  if (act.kind === 'tap') return [chosen(learner, act.parts.length, act.answer)];
  if (act.kind === 'count') return [act.count + chosen(learner, 2, 0)];
  const right = rightAnswer(act);
  if (right === null || chosen(learner, 2, 0) === 0) return right;
  return [...right.slice(1), ...right.slice(0, 1)];
}
