import { hasRightAnswer, type LessonAct } from '../acts/index.ts';
import type { PlayPart } from './play.ts';
import type { StepTask } from './steps.ts';

/** What tells what a lesson's acts have shown. */
export interface PlayedTasks {
  readonly objectives: readonly string[];
  readonly checks: readonly { readonly practises: readonly number[]; readonly shown: boolean }[];
  readonly acts: readonly { readonly act: LessonAct; readonly shown: boolean }[];
  readonly play: readonly PlayPart[];
}

/** What the tasks of a lesson have shown of an objective. */
export interface ShownObjective {
  readonly objective: string;
  /** Null where the lesson has no task that practises it. */
  readonly shown: boolean | null;
  /** The first task that can show it; null where there is none. */
  readonly task: StepTask | null;
}

/**
 * The star of a lesson: earned once every objective that can be shown was, waiting until then; none where no task
 * practises an objective, as in a text that asks nothing.
 */
export const LESSON_STARS = ['earned', 'waiting', 'none'] as const;
export type LessonStar = (typeof LESSON_STARS)[number];

/**
 * Which objectives were shown in the acts: one is when a task that practises it was done rightly, at whatever try. Where
 * no such task has a right answer, doing one shows it.
 */
export function shownObjectives(lesson: PlayedTasks): ShownObjective[] {
  const tasks = lesson.play.flatMap((part) => taskIn(lesson, part));
  return lesson.objectives.map((objective, index) => {
    const practising = tasks.filter(({ practises }) => practises.includes(index));
    const marked = practising.filter(({ isMarked }) => isMarked);
    const deciding = marked.length > 0 ? marked : practising;
    const [first] = deciding;
    if (first === undefined) return { objective, shown: null, task: null };
    return { objective, shown: deciding.some(({ shown }) => shown), task: first.task };
  });
}

/** The star that a lesson has for what was shown in it; reaching its end earns none. */
export function lessonStar(objectives: readonly Pick<ShownObjective, 'shown'>[]): LessonStar {
  const shown = objectives.flatMap((one) => (one.shown === null ? [] : [one.shown]));
  if (shown.length === 0) return 'none';
  return shown.every(Boolean) ? 'earned' : 'waiting';
}

interface PractisingTask {
  readonly task: StepTask;
  readonly practises: readonly number[];
  /** Whether an answer to it is right or wrong. */
  readonly isMarked: boolean;
  readonly shown: boolean;
}

function taskIn({ checks, acts }: PlayedTasks, part: PlayPart): PractisingTask[] {
  if (part.kind === 'check') {
    const check = checks[part.check];
    return check ? [{ task: { kind: 'check', index: part.check }, isMarked: true, ...check }] : [];
  }
  if (part.kind === 'act') {
    const one = acts[part.act];
    if (one === undefined) return [];
    const { act, shown } = one;
    const task = { kind: 'act', index: part.act } as const;
    return [{ task, practises: act.practises, isMarked: hasRightAnswer(act), shown }];
  }
  return [];
}
