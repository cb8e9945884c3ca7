import type { LessonDetail, LessonStep, StepTask } from '@lamplight/domain/lessons';
import { offeredOptions } from '../../../ui/acts/rules/offered.ts';
import { spokenAct } from '../../../ui/acts/spoken-act.ts';
import { type ReadableText, readableText } from '../../../ui/reading/readable.ts';
import type { PlayedText } from './played-lesson.ts';

/** The words of a step, cut into the sentences that light up; the first one begins with the lesson's title. */
export function readableStep(lesson: PlayedText, step: LessonStep, page: number): ReadableText {
  const blocks = step.items.flatMap((item) => (item.kind === 'block' ? [item.block] : []));
  return readableText(page === 0 ? lesson.title : '', blocks);
}

/** Seeds the order in which the things of a task are offered: another one for each, the same on every device. */
export function seedOf({ id }: Pick<LessonDetail, 'id'>, { kind, index }: StepTask): number {
  return id * 100 + index + (kind === 'check' ? 50 : 0);
}

/** What a voice reads of a task: what to do, and what there is to choose. */
export function spokenTask(lesson: PlayedText, task: StepTask): string[] {
  switch (task.kind) {
    case 'check': {
      const check = lesson.checks[task.index];
      if (check === undefined) return [];
      const { question, options } = check;
      const offered = offeredOptions(options, seedOf(lesson, task));
      return [question, ...offered.map((option) => options[option] ?? '')];
    }
    case 'act': {
      const act = lesson.acts[task.index]?.act;
      return act === undefined ? [] : spokenAct(act, seedOf(lesson, task));
    }
    case 'activity': {
      const activity = lesson.activities[task.index];
      return activity === undefined ? [] : [activity.title, activity.description];
    }
  }
}
