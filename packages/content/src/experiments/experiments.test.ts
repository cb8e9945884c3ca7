import { scienceDifficulties } from '@lamplight/domain/content-filter';
import {
  AT_LEAST_AVAILABLE,
  AT_LEAST_NEW,
  experimentCategories,
  experimentSchema,
  experimentsFor,
  GENERATED_DIFFICULTIES,
  GENERATED_FROM,
  generatedDifficulty,
  SIMULATIONS,
} from '@lamplight/domain/experiments';
import { describe, expect, it, test } from 'vitest';
import { materialFaults } from '../checks/experiments/materials.ts';
import { readingFaults } from '../checks/experiments/reading.ts';
import { safetyFaults } from '../checks/experiments/safety.ts';
import { structureFaults } from '../checks/experiments/structure.ts';
import { readPictureSet } from '../checks/picture-set.ts';
import { frames } from './bank.ts';
import { FRAME_IDS } from './frame.ts';
import { experimentGenerator, experimentSources, writtenExperiments } from './index.ts';

const AGES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const LATER_IDS_FROM = GENERATED_FROM + 1000;

const learner = (age: number) => ({ age, grade: null, level: null });
const offeredAt = (age: number) =>
  Array.from(experimentGenerator.offered(age, generatedDifficulty(learner(age))));

describe('the written experiments', () => {
  it('have the ids from 1 on and stay below the generated ones', () => {
    expect(writtenExperiments().map(({ id }) => id)).toEqual(
      writtenExperiments().map((_, index) => index + 1),
    );
    expect(writtenExperiments().length).toBeLessThan(GENERATED_FROM);
    expect(writtenExperiments().filter(({ generated }) => generated)).toEqual([]);
  });

  test.each([
    ['Super Easy', ['Super Easy'], 8],
    ['Easy', ['Easy'], 8],
    ['Medium', ['Medium'], 8],
    ['harder than that', ['Hard', 'Advanced', 'Expert'], 6],
  ])('%s: there are at least as many as a camp needs', (_, difficulties, least) => {
    const found = writtenExperiments().filter(({ difficulty }) =>
      difficulties.includes(difficulty),
    );
    expect(found.length).toBeGreaterThanOrEqual(least);
  });

  test.each(AGES)('are eight or more at %i', (age) => {
    const shown = writtenExperiments().filter(
      ({ ages, difficulty }) =>
        age >= ages[0] && age <= ages[1] && scienceDifficulties(age).includes(difficulty),
    );
    expect(shown.length).toBeGreaterThanOrEqual(AT_LEAST_AVAILABLE);
  });

  test.each(SIMULATIONS)('can be tried on the screen: %s', (kind) => {
    expect(writtenExperiments().some(({ simulation }) => simulation === kind)).toBe(true);
  });
});

describe('the frames', () => {
  it('are at least twenty-four and share no id', () => {
    expect(frames().length).toBeGreaterThanOrEqual(24);
    const firstIds = frames().map(({ firstId }) => firstId);
    expect(new Set(firstIds).size).toBe(frames().length);
    for (const { firstId, investigations } of frames()) {
      expect(firstId % FRAME_IDS).toBe(0);
      expect(firstId).toBeGreaterThanOrEqual(GENERATED_FROM);
      expect(firstId + FRAME_IDS).toBeLessThanOrEqual(LATER_IDS_FROM);
      expect(investigations.length).toBeLessThanOrEqual(FRAME_IDS);
    }
  });
});

describe('the generated experiments', () => {
  it('start at 1000', () => {
    expect(experimentGenerator.byId(GENERATED_FROM, 'Super Easy')?.id).toBe(GENERATED_FROM);
    expect(experimentGenerator.byId(GENERATED_FROM - 1, 'Super Easy')).toBeNull();
  });

  test.each([1019, 1990, 8000, 123_456, 1000.5])('are not there for the id %d', (id) => {
    expect(experimentGenerator.byId(id, 'Easy')).toBeNull();
  });

  test.each(AGES)('at %i are forty or more different ones, each with its own title', (age) => {
    const offered = offeredAt(age);
    const first = offered.filter(({ id }) => id < LATER_IDS_FROM);
    expect(first.length).toBeGreaterThanOrEqual(40);
    expect(new Set(first.map(({ howItWorks, title }) => title + howItWorks)).size).toBe(
      first.length,
    );
    const titles = [...writtenExperiments(), ...offered].map(({ title }) => title.toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
  });

  test.each(AGES)('at %i have categories and difficulties of that age', (age) => {
    for (const { category, difficulty } of offeredAt(age)) {
      expect(experimentCategories(age)).toContain(category);
      expect(scienceDifficulties(age)).toContain(difficulty);
      expect(difficulty).toBe(generatedDifficulty(learner(age)));
    }
  });

  it('come from another frame each time', () => {
    const frameOf = (id: number) => Math.floor((id % 1000) / FRAME_IDS);
    for (const age of AGES) {
      const ids = offeredAt(age).map(({ id }) => frameOf(id));
      expect(ids.filter((frame, index) => frame === ids[index - 1])).toEqual([]);
    }
  });

  it('are the same for the same id and difficulty', () => {
    for (const each of offeredAt(9))
      expect(experimentGenerator.byId(each.id, 'Easy')).toEqual(each);
  });

  it('ask for more from Medium on, and for most when Advanced', () => {
    const steps = (difficulty: 'Easy' | 'Medium' | 'Advanced') =>
      experimentGenerator.byId(1220, difficulty)?.steps.length;
    expect([steps('Easy'), steps('Medium'), steps('Advanced')]).toEqual([4, 5, 6]);
  });

  it('of more than two thousand ids and difficulties are whole, safe and readable', () => {
    const pictureSet = readPictureSet();
    let count = 0;
    const faults: string[] = [];
    for (let id = GENERATED_FROM; id < GENERATED_FROM + 8000; id += 1) {
      for (const difficulty of GENERATED_DIFFICULTIES) {
        const each = experimentGenerator.byId(id, difficulty);
        if (each === null) continue;
        count += 1;
        const found = [
          ...structureFaults(each, pictureSet),
          ...safetyFaults(each),
          ...materialFaults(each),
          // The hardest level has all texts of the easier ones.
          ...(difficulty === 'Advanced' ? readingFaults(each) : []),
        ];
        faults.push(...found.map((fault) => `${id} ${difficulty}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(2000);
  });
});

describe('the experiments of a child', () => {
  test.each(AGES)('at %i are eight or more beyond up to 60 that are completed', (age) => {
    const completedIds: number[] = [];
    for (let count = 0; count <= 60; count += 1) {
      const shown = experimentsFor({ ...learner(age), ...experimentSources, completedIds });
      const open = shown.filter(({ isCompleted }) => !isCompleted);
      expect(open.length).toBeGreaterThanOrEqual(AT_LEAST_AVAILABLE);
      expect(open.filter(({ isNew }) => isNew).length).toBeGreaterThanOrEqual(AT_LEAST_NEW);
      expect(shown.length - open.length).toBe(count);
      for (const each of shown) experimentSchema.parse(each);
      const [next] = open;
      if (next !== undefined) completedIds.push(next.id);
    }
  });
});
