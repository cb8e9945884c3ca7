import { scienceForAge } from '@lamplight/domain/content-filter';
import { type Experiment, experimentCategories } from '@lamplight/domain/experiments';
import type { Bounds } from './bounds.ts';
import { outside } from './bounds.ts';
import { proseOfExperiment } from './prose.ts';

const MINUTES: Bounds = [5, 30];
const MATERIALS: Bounds = [2, 12];
const SETUP: Bounds = [1, 3];
const SAFETY: Bounds = [1, 4];
const STEPS: Bounds = [4, 7];
/** A card on a phone shows no more in two lines. */
const TITLE_LETTERS = 75;

const SENTENCE = /^[\p{Lu}\p{N}“].*[.?!][”)]?$/su;

/** What is wrong with how an experiment is built. */
export function structureFaults(experiment: Experiment, pictureSet: ReadonlySet<string>): string[] {
  const { title, duration, materials, setup, safety, steps, ages, picture } = experiment;
  const faults = [
    ...outside('minutes', duration, MINUTES),
    ...outside('materials', materials.length, MATERIALS),
    ...outside('things to set up', setup.length, SETUP),
    ...outside('safety notes', safety.length, SAFETY),
    ...outside('steps', steps.length, STEPS),
  ];
  if (title.length > TITLE_LETTERS) faults.push(`its title has ${title.length} letters`);
  if (!pictureSet.has(picture)) faults.push(`'${picture}' is not in the picture set`);
  if (new Set(materials).size < materials.length) faults.push('lists a material twice');
  for (const { place, text } of proseOfExperiment(experiment)) {
    if (place !== 'title' && !SENTENCE.test(text)) faults.push(`${place} is no sentence: ${text}`);
  }
  for (let age = ages[0]; age <= ages[1]; age += 1) {
    if (!experimentCategories(age).includes(experiment.category)) {
      faults.push(`${experiment.category} is no category at ${age}`);
    }
    if (scienceForAge([experiment], age).length === 0 && !experiment.generated) {
      faults.push(`${experiment.difficulty} is not shown at ${age}`);
    }
  }
  return faults;
}
