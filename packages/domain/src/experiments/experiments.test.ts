import { describe, expect, it, test } from 'vitest';
import type { ContentDifficulty } from '../content-filter/index.ts';
import type { DifficultyLevel } from '../profiles/options.ts';
import { EXPERIMENT_CATEGORIES, experimentCategories } from './category.ts';
import { type Experiment, GENERATED_FROM } from './experiment.ts';
import { generatedDifficulty } from './generated-difficulty.ts';
import {
  AT_LEAST_AVAILABLE,
  AT_LEAST_NEW,
  type ExperimentGenerator,
  experimentFor,
  experimentOfAnyAge,
  experimentsFor,
} from './selection.ts';
import { experimentSchema } from './views.ts';

function experiment(id: number, changes: Partial<Experiment> = {}): Experiment {
  return {
    id,
    title: `Experiment ${id}`,
    description: 'Try it.',
    difficulty: 'Easy',
    duration: 15,
    category: 'Water',
    materials: ['A cup'],
    setup: ['Stand the cup up.'],
    safety: ['Wipe up spills.'],
    steps: [{ text: 'Pour.' }],
    funFact: 'Water is wet.',
    howItWorks: 'It runs down.',
    question: 'Where does it go?',
    ages: [4, 18],
    picture: 'droplet',
    simulation: null,
    generated: id >= GENERATED_FROM,
    ...changes,
  };
}

/** A hundred generated experiments for every age. */
const generate: ExperimentGenerator = {
  *offered(_age, difficulty) {
    for (let id = GENERATED_FROM; id < GENERATED_FROM + 100; id += 1) {
      yield experiment(id, { difficulty });
    }
  },
  byId: (id, difficulty) => (id < GENERATED_FROM + 100 ? experiment(id, { difficulty }) : null),
};

const nineYearsOld = { age: 9, grade: 5, level: null, generate };

describe('categories', () => {
  test.each([
    [4, 3],
    [6, 3],
    [7, 7],
    [10, 7],
    [11, 11],
    [14, 11],
  ])('at %i there are the first %i', (age, count) => {
    expect(experimentCategories(age)).toEqual(EXPERIMENT_CATEGORIES.slice(0, count));
  });

  test.each([15, 18])('at %i there are the school subjects and data', (age) => {
    expect(experimentCategories(age)).toEqual([
      'Physics',
      'Chemistry',
      'Biology',
      'Earth and Space',
      'Data',
    ]);
  });
});

describe('the difficulty of generated experiments (spec 9)', () => {
  test.each<[number, number | null, DifficultyLevel | null, ContentDifficulty]>([
    [9, 5, null, 'Easy'],
    [9, 5, 'advanced', 'Easy'],
    [11, 6, 'intermediate', 'Medium'],
    [12, 8, 'medium', 'Medium'],
    [12, 8, 'beginner', 'Easy'],
    [14, 9, 'intermediate', 'Advanced'],
    [16, 12, 'beginner', 'Easy'],
    [11, 6, 'advanced', 'Advanced'],
    [11, 6, 'expert', 'Advanced'],
    [11, null, null, 'Medium'],
    [13, null, null, 'Advanced'],
  ])('at %i in grade %s with level %s is %s', (age, grade, level, difficulty) => {
    expect(generatedDifficulty({ age, grade, level })).toBe(difficulty);
  });

  test.each<[number, number, ContentDifficulty]>([
    [6, 2, 'Super Easy'],
    [6, 9, 'Super Easy'],
    [7, 6, 'Easy'],
    [8, 9, 'Easy'],
    [9, 9, 'Advanced'],
  ])('never passes what the age may see: at %i in grade %i %s', (age, grade, difficulty) => {
    expect(generatedDifficulty({ age, grade, level: null })).toBe(difficulty);
  });
});

describe('the experiments of a child', () => {
  it('are the written ones that suit the age, and two new ones', () => {
    const written = [
      ...Array.from({ length: 8 }, (_, index) => experiment(index + 1)),
      experiment(9, { ages: [10, 12] }),
      experiment(10, { difficulty: 'Expert' }),
    ];
    const shown = experimentsFor({ ...nineYearsOld, written, completedIds: [] });
    expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1000, 1001]);
    expect(shown.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual([1000, 1001]);
  });

  test.each([0, 1, 5, 8, 20, 60])('leave at least eight to do with %i completed', (count) => {
    const written = Array.from({ length: 5 }, (_, index) => experiment(index + 1));
    const ids = [1, 2, 3, 4, 5, ...Array.from({ length: 55 }, (_, index) => 1000 + index)];
    const shown = experimentsFor({ ...nineYearsOld, written, completedIds: ids.slice(0, count) });
    expect(shown.filter(({ isCompleted }) => isCompleted)).toHaveLength(count);
    expect(shown.filter(({ isCompleted }) => !isCompleted)).toHaveLength(AT_LEAST_AVAILABLE);
    expect(shown.filter(({ isNew }) => isNew).length).toBeGreaterThanOrEqual(AT_LEAST_NEW);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  });

  it('keep a completed generated one, which is new no longer', () => {
    const shown = experimentsFor({ ...nineYearsOld, written: [], completedIds: [1050] });
    expect(shown[0]).toMatchObject({ id: 1050, isCompleted: true, isNew: false });
    expect(shown).toHaveLength(1 + AT_LEAST_AVAILABLE);
  });

  it('know nothing of a completed id that there is not', () => {
    const shown = experimentsFor({ ...nineYearsOld, written: [], completedIds: [9999, 77] });
    expect(shown.map(({ id }) => id)).not.toContain(9999);
    expect(shown).toHaveLength(AT_LEAST_AVAILABLE);
  });

  it('are what the view says', () => {
    const written = [experiment(1, { steps: [{ title: 'Pour', text: 'Pour.', tip: 'Slowly.' }] })];
    for (const each of experimentsFor({ ...nineYearsOld, written, completedIds: [1] })) {
      expect(experimentSchema.parse(each)).toEqual(each);
    }
  });

  test.each([
    [3, 4],
    [40, 18],
  ])('for an age of %i are those for %i', (age, served) => {
    const written = [experiment(1, { difficulty: 'Super Easy', ages: [served, served] })];
    const [first] = experimentsFor({ ...nineYearsOld, age, written, completedIds: [] });
    expect(first?.id).toBe(1);
  });
});

describe('one experiment', () => {
  const written = [experiment(1), experiment(2, { ages: [10, 12] })];

  test.each([1, 1000, 1099])('is found by its id %i', (id) => {
    expect(experimentFor(id, { ...nineYearsOld, written })?.id).toBe(id);
  });

  test.each([2, 3, 1100])('is not found by an id that is not for that child: %i', (id) => {
    expect(experimentFor(id, { ...nineYearsOld, written })).toBeNull();
  });

  test.each([1, 2, 1000, 1099])('is found for whatever age by its id %i', (id) => {
    expect(experimentOfAnyAge(id, { written, generate })?.id).toBe(id);
  });

  test.each([3, 999, 1100])('is not found where there is none at all: %i', (id) => {
    expect(experimentOfAnyAge(id, { written, generate })).toBeNull();
  });
});
