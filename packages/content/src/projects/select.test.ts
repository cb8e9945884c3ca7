import { PROJECT_BANDS, type ProjectBand } from '@lamplight/domain/projects';
import { describe, expect, test } from 'vitest';
import { ideas } from './ideas/index.ts';
import { idOf, NEW_PROJECTS, projectById, projectsFor } from './index.ts';

const AT_LEAST_MORE = 5;
const idsOf = (projects: readonly { readonly id: number }[]) => projects.map(({ id }) => id);
const beginner = { band: 'elementary', difficulty: 'Beginner' } as const;

describe('the projects of a learner', () => {
  test('begin with the three fixed ones', () => {
    const [one, two, three] = projectsFor({ ...beginner, completedIds: [] });
    expect([one, two, three].map((each) => [each?.id, each?.title, each?.difficulty])).toEqual([
      [1, 'Smart Pet Classifier', 'Beginner'],
      [2, 'Weather Prediction Bot', 'Intermediate'],
      [3, 'Smart Study Buddy', 'Advanced'],
    ]);
    expect([one, two, three].map((each) => each?.isGenerated)).toEqual([false, false, false]);
  });

  test.each(PROJECT_BANDS)('of the band %s never run out', (band) => {
    const completedIds: number[] = [];
    while (completedIds.length <= 60) {
      const all = projectsFor({ band, difficulty: 'Medium', completedIds });
      const left = all.filter(({ id }) => !completedIds.includes(id));
      expect(all.length).toBeGreaterThanOrEqual(completedIds.length + AT_LEAST_MORE);
      expect(left.filter(({ isGenerated }) => isGenerated)).toHaveLength(NEW_PROJECTS);
      expect(idsOf(all)).toEqual(expect.arrayContaining(completedIds));
      expect(new Set(idsOf(all)).size).toBe(all.length);
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
      completedIds.push(left[0]?.id ?? 0, left[1]?.id ?? 0);
    }
  });

  test('come with every idea of the band before any comes again', () => {
    const places = ideas.flatMap(({ bands }, at) => (bands.includes('high') ? [at] : []));
    const completedIds = places.map((idea) => idOf({ idea, band: 'high', scene: 0 }));
    const fresh = projectsFor({ band: 'high', difficulty: 'Advanced', completedIds })
      .filter(({ id, isGenerated }) => isGenerated && !completedIds.includes(id))
      .map(({ id }) => id);
    expect(fresh).toEqual(
      places.slice(0, NEW_PROJECTS).map((idea) => idOf({ idea, band: 'high', scene: 1 })),
    );
  });

  test('keep what was begun in another band', () => {
    const begun = idOf({ idea: 1, band: 'elementary', scene: 2 });
    const wishes = { band: 'middle', difficulty: 'Medium', completedIds: [] } as const;
    expect(idsOf(projectsFor({ ...wishes, begunIds: [begun] }))).toContain(begun);
    expect(idsOf(projectsFor(wishes))).not.toContain(begun);
  });

  test('leave out ids that are no project', () => {
    const all = projectsFor({ ...beginner, completedIds: [4, 999, 1299, 301_000, 1001] });
    expect(idsOf(all).filter((id) => [4, 999, 1299, 301_000, 1001].includes(id))).toEqual([]);
  });

  test('have the badge and the minutes of the difficulty', () => {
    const times = (['Beginner', 'Medium', 'Advanced'] as const).map((difficulty) => {
      const project = projectsFor({ band: 'middle', difficulty, completedIds: [] }).at(-1);
      return [project?.difficulty, project?.estimatedTime, project?.band];
    });
    expect(times).toEqual([
      ['Beginner', 20, 'middle'],
      ['Medium', 30, 'middle'],
      ['Advanced', 45, 'middle'],
    ]);
  });
});

describe('a project by its id', () => {
  test('is the same each time', () => {
    const id = idOf({ idea: 1, band: 'middle', scene: 5 });
    expect(projectById(id)).toEqual(projectById(id));
  });

  test('is none for an idea that has no version for the band', () => {
    const without = ideas.findIndex(({ bands }) => !bands.includes('high'));
    const within = ideas.findIndex(({ bands }) => bands.includes('high'));
    expect(projectById(idOf({ idea: without, band: 'high', scene: 0 }))).toBeNull();
    expect(projectById(idOf({ idea: within, band: 'high', scene: 0 }))).not.toBeNull();
  });

  test('says when a scene comes again with other numbers', () => {
    const scenes = ideas[1]?.scenes ?? 0;
    const [first, again] = [0, scenes].map((scene) =>
      projectById(idOf({ idea: 1, band: 'middle', scene })),
    );
    expect(again?.title).toBe(`${first?.title} (2)`);
    expect(again?.data).not.toEqual(first?.data);
  });
});

describe('the ideas', () => {
  test('are at least 21, each with three scenes or more and a name of its own', () => {
    expect(ideas.length).toBeGreaterThanOrEqual(21);
    expect(new Set(ideas.map(({ slug }) => slug)).size).toBe(ideas.length);
    expect(ideas.filter(({ scenes }) => scenes < 3)).toEqual([]);
  });

  test.each<ProjectBand>(PROJECT_BANDS)('are at least 12 in the band %s', (band) => {
    expect(ideas.filter(({ bands }) => bands.includes(band)).length).toBeGreaterThanOrEqual(12);
  });
});
