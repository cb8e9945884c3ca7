import type { LessonDetail, LessonStep, StepTask } from '@lamplight/domain/lessons';

/** What the tasks of a lesson have shown of an objective. */
export interface ShownObjective {
  readonly objective: string;
  /** Null where the lesson has no task that practises it. */
  readonly shown: boolean | null;
  /** The page of the first task that practises it; null where there is none. */
  readonly page: number | null;
}

/** What of a lesson tells what was shown. */
type Shown = Pick<LessonDetail, 'objectives' | 'checks' | 'acts'>;

/** Tasks that were done rightly since the page was opened, by `taskKey`. */
export type DoneRightly = ReadonlySet<string>;

export function taskKey({ kind, index }: StepTask): string {
  return `${kind}-${index}`;
}

/**
 * Which objectives were shown in the acts: one is when a task that practises it was answered rightly, at whatever try.
 * Where every such task has no right answer, doing one shows it.
 */
export function shownObjectives(
  lesson: Shown,
  steps: readonly LessonStep[],
  done: DoneRightly,
): ShownObjective[] {
  const tasks = steps.flatMap(({ task }, page) => (task === null ? [] : [{ task, page }]));
  return lesson.objectives.map((objective, index) => {
    const practising = tasks.filter(({ task }) => practisesOf(lesson, task).includes(index));
    const marked = practising.filter(({ task }) => isMarked(lesson, task));
    const deciding = marked.length > 0 ? marked : practising;
    const [first] = deciding;
    if (first === undefined) return { objective, shown: null, page: null };
    const shown = deciding.some(({ task }) => done.has(taskKey(task)) || wasRight(lesson, task));
    return { objective, shown, page: first.page };
  });
}

function practisesOf(lesson: Shown, { kind, index }: StepTask): readonly number[] {
  switch (kind) {
    case 'check':
      return lesson.checks[index]?.practises ?? [];
    case 'act':
      return lesson.acts[index]?.act.practises ?? [];
    case 'activity':
      return [];
  }
}

const UNMARKED: readonly string[] = ['slide', 'predict', 'draw', 'write'];

function isMarked({ acts }: Shown, { kind, index }: StepTask): boolean {
  return kind === 'check' || !UNMARKED.includes(acts[index]?.act.kind ?? '');
}

/** Whether the first answer was right, or one was given where none is wrong. */
function wasRight({ checks, acts }: Shown, { kind, index }: StepTask): boolean {
  const result = kind === 'check' ? checks[index]?.result : acts[index]?.result;
  return result != null && result.correct !== false;
}
