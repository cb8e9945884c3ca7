import { scienceForAge } from '../content-filter/index.ts';
import { MAX_STUDENT_AGE, MIN_STUDENT_AGE } from '../users/grade.ts';
import { type Experiment, GENERATED_FROM } from './experiment.ts';
import {
  type ExperimentLearner,
  type GeneratedDifficulty,
  generatedDifficulty,
} from './generated-difficulty.ts';
import type { ExperimentView } from './views.ts';

/** Experiments that are open to a child beyond those completed, at least (spec 9, Games). */
export const AT_LEAST_AVAILABLE = 8;

/** Of these, generated ones at least: whoever comes back finds something new, however many written ones are left. */
export const AT_LEAST_NEW = 2;

/** Puts experiments together; the same id and difficulty always give the same experiment. */
export interface ExperimentGenerator {
  /** Those for an age in years, each id once, in the order in which they are offered. */
  readonly offered: (age: number, difficulty: GeneratedDifficulty) => Iterable<Experiment>;
  /** The one with an id, or null when there is none. */
  readonly byId: (id: number, difficulty: GeneratedDifficulty) => Experiment | null;
}

/** Where experiments come from. */
export interface ExperimentSources {
  readonly written: readonly Experiment[];
  readonly generate: ExperimentGenerator;
}

/** Whether an experiment is made for an age in years. */
export function suitsAge(
  { ages: [youngest, oldest] }: Pick<Experiment, 'ages'>,
  age: number,
): boolean {
  return age >= youngest && age <= oldest;
}

/**
 * The experiments of a child: the written ones that suit, the generated ones that the child has completed, and as many
 * new generated ones that `AT_LEAST_AVAILABLE` are left to do, `AT_LEAST_NEW` of them new.
 */
export function experimentsFor({
  completedIds,
  written,
  generate,
  ...someone
}: ExperimentLearner &
  ExperimentSources & { readonly completedIds: Iterable<number> }): ExperimentView[] {
  const completed = new Set(completedIds);
  const learner = ofServedAge(someone);
  const difficulty = generatedDifficulty(learner);
  const suiting = scienceForAge(written, learner.age).filter((each) => suitsAge(each, learner.age));
  const done = [...completed]
    .filter((id) => id >= GENERATED_FROM)
    .toSorted((a, b) => a - b)
    .flatMap((id) => generate.byId(id, difficulty) ?? [])
    .filter((each) => suitsAge(each, learner.age));
  const left = suiting.filter(({ id }) => !completed.has(id)).length;
  const wanted = Math.max(AT_LEAST_NEW, AT_LEAST_AVAILABLE - left);
  const fresh: Experiment[] = [];
  for (const each of generate.offered(learner.age, difficulty)) {
    if (fresh.length === wanted) break;
    if (!completed.has(each.id)) fresh.push(each);
  }
  return [...suiting, ...done, ...fresh].map((each) => viewOf(each, completed));
}

/** The experiment with an id as that child would see it, or null where there is none for their age. */
export function experimentFor(
  id: number,
  { written, generate, ...someone }: ExperimentLearner & ExperimentSources,
): Experiment | null {
  const learner = ofServedAge(someone);
  const found =
    id < GENERATED_FROM
      ? scienceForAge(written, learner.age).find((each) => each.id === id)
      : generate.byId(id, generatedDifficulty(learner));
  return found != null && suitsAge(found, learner.age) ? found : null;
}

/**
 * The experiment with an id, whoever it is for: who reports one from a client of their own cannot know which their age
 * is offered. Of the generated ones it is the easiest version.
 */
export function experimentOfAnyAge(
  id: number,
  { written, generate }: ExperimentSources,
): Experiment | null {
  if (id < GENERATED_FROM) return written.find((each) => each.id === id) ?? null;
  return generate.byId(id, 'Super Easy');
}

/** An adult who looks in sees what the oldest see, and an age below the youngest counts as theirs. */
function ofServedAge(learner: ExperimentLearner): ExperimentLearner {
  const age = Math.min(MAX_STUDENT_AGE, Math.max(MIN_STUDENT_AGE, learner.age));
  return { ...learner, age };
}

function viewOf(experiment: Experiment, completed: ReadonlySet<number>): ExperimentView {
  const isCompleted = completed.has(experiment.id);
  return {
    ...experiment,
    materials: [...experiment.materials],
    setup: [...experiment.setup],
    safety: [...experiment.safety],
    steps: [...experiment.steps],
    ages: [experiment.ages[0], experiment.ages[1]],
    isCompleted,
    isNew: experiment.generated && !isCompleted,
  };
}
