import type { ContentBand } from '@lamplight/domain/age';
import {
  type LessonDetail,
  type LessonStep,
  playsInScene,
  type StepTask,
  stepsOf,
} from '@lamplight/domain/lessons';
import type { PlayedText } from './played-lesson.ts';
import { taskKey } from './task-key.ts';

/** The pages of a lesson: its steps, and a last one where it is completed. */
export interface LessonPages {
  readonly steps: readonly LessonStep[];
  /** Steps and the last page. */
  readonly count: number;
}

/** Cuts a lesson into what is on the screen at once. */
export function pagesOf(lesson: PlayedText): LessonPages {
  const steps = stepsOf(lesson, lesson.band, (act) => playsInScene(lesson, act));
  return { steps, count: steps.length + 1 };
}

/**
 * The page that an address names.
 * @param asked counted from 1, as people count
 * @param start where the lesson opens when the address names none
 */
export function pageOf(asked: number | undefined, start: number, count: number): number {
  const page = asked === undefined ? start : asked - 1;
  return Math.min(Math.max(page, 0), count - 1);
}

/** The page on which a task is done, from 0. */
export function pageOfTask(steps: readonly LessonStep[], task: StepTask): number {
  return steps.findIndex((step) => step.task !== null && taskKey(step.task) === taskKey(task));
}

/** The page on which a lesson opens: where it was left, or its beginning once it is completed. */
export function startOf(
  lesson: Pick<LessonDetail, 'status'>,
  place: number,
  count: number,
): number {
  return lesson.status === 'completed' ? 0 : pageOf(undefined, place, count);
}

/** Whether the guide is there: not for 13 and over. */
export function hasGuide(band: ContentBand): boolean {
  return band === 'kindergarten' || band === 'elementary';
}

/** What a step is called in a list of steps: its heading; undefined for a step that goes on with the last one's. */
export function headingOf({ items }: LessonStep): string | undefined {
  const [first] = items;
  return first?.kind === 'block' && first.block.kind === 'heading' ? first.block.text : undefined;
}

/** Whether a page has a stage of its own; children's have one always, but for an act that is played in the scene. */
export function hasStage(lesson: PlayedText, step: LessonStep | undefined): boolean {
  const task = step?.task ?? null;
  if (task?.kind === 'act' && playsInScene(lesson, task.index)) return false;
  return hasGuide(lesson.band) || (step !== undefined && step.scene !== null);
}
