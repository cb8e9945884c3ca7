import { type LessonAct, offeredOptions, spokenAct } from '../acts/index.ts';
import type { ContentBand } from '../age/index.ts';
import { sentences } from '../text/index.ts';
import type { ContentBlock } from './content-markup.ts';
import type { LessonActivity, LessonCheck } from './lesson.ts';
import type { PlayPart } from './play.ts';
import { type LessonStep, type StepTask, stepsOf } from './steps.ts';

/** What of a lesson a voice reads. */
export interface SpokenLesson {
  readonly id: number;
  readonly checks: readonly Pick<LessonCheck, 'question' | 'options'>[];
  readonly acts: readonly { readonly act: LessonAct }[];
  readonly activities: readonly Pick<LessonActivity, 'title' | 'description'>[];
}

/** A lesson with all that its steps are cut from. */
export interface SpokenPlay extends SpokenLesson {
  readonly title: string;
  readonly content: string;
  readonly play: readonly PlayPart[];
}

/** Seeds the order in which the things of a task are offered: another one for each, the same on every device. */
export function seedOf({ id }: Pick<SpokenLesson, 'id'>, { kind, index }: StepTask): number {
  return id * 100 + index + (kind === 'check' ? 50 : 0);
}

/** Whether an act is done in the drawn scene itself. */
export function playsInScene({ acts }: Pick<SpokenLesson, 'acts'>, index: number): boolean {
  const kind = acts[index]?.act.kind;
  return kind === 'tap' || kind === 'count';
}

/** What a voice reads of a task: what to do, and what there is to choose. */
export function spokenTask(lesson: SpokenLesson, task: StepTask): string[] {
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
      return activity === undefined ? [] : [activity.title, task.told ?? activity.description];
    }
  }
}

/** What a voice reads of a title and the blocks below it, sentence by sentence. */
export function spokenWords(title: string, blocks: readonly ContentBlock[]): string[] {
  return [title, ...blocks.flatMap(textsOf)].flatMap(sentences);
}

function textsOf(block: ContentBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'verse':
      return [block.text, block.reference];
    default:
      return [block.text];
  }
}

/** What a voice reads of each step of a lesson, in their order; the first one begins with the title. */
export function spokenSteps(lesson: SpokenPlay, band: ContentBand): string[][] {
  const steps = stepsOf(lesson, band, (act) => playsInScene(lesson, act));
  return steps.map((step, at) => spokenStep(lesson, step, at));
}

function spokenStep(lesson: SpokenPlay, { items, task }: LessonStep, at: number): string[] {
  const blocks = items.flatMap((item) => (item.kind === 'block' ? [item.block] : []));
  return [
    ...spokenWords(at === 0 ? lesson.title : '', blocks),
    ...(task === null ? [] : spokenTask(lesson, task)),
  ];
}
