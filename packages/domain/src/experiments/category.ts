/** What experiments are about, in the order in which children meet it. */
export const EXPERIMENT_CATEGORIES = [
  'Nature',
  'Water',
  'Colors',
  'Plants',
  'Weather',
  'Motion',
  'Light and Sound',
  'Physics',
  'Chemistry',
  'Biology',
  'Earth and Space',
  'Data',
] as const;
export type ExperimentCategory = (typeof EXPERIMENT_CATEGORIES)[number];

const FIRST: readonly ExperimentCategory[] = ['Nature', 'Water', 'Colors'];
const EVERYDAY: readonly ExperimentCategory[] = ['Plants', 'Weather', 'Motion', 'Light and Sound'];
const SCHOOL: readonly ExperimentCategory[] = [
  'Physics',
  'Chemistry',
  'Biology',
  'Earth and Space',
];

/**
 * The categories of an age in years: up to 6, up to 10, up to 14, older. The specification says only that they go by
 * age (spec 9, Games), so the bands are those of the challenges.
 */
export function experimentCategories(age: number): readonly ExperimentCategory[] {
  if (age <= 6) return FIRST;
  if (age <= 10) return [...FIRST, ...EVERYDAY];
  if (age <= 14) return [...FIRST, ...EVERYDAY, ...SCHOOL];
  return [...SCHOOL, 'Data'];
}
