import { describe, expect, test } from 'vitest';
import { type InsightFacts, parentInsights } from './insights.ts';

/** Facts about which there is nothing to say. */
const PLAIN: InsightFacts = {
  completionRate: 60,
  rateSoFar: 60,
  achievements: 1,
  journalEntries: 4,
  scores: [80],
};

test('says nothing where nothing stands out', () => {
  expect(parentInsights(PLAIN)).toEqual({ strengths: [], growthAreas: [] });
});

describe('strengths', () => {
  test.each<[Partial<InsightFacts>, string[]]>([
    [{ completionRate: 75 }, []],
    [{ completionRate: 76 }, ['completion']],
    [{ achievements: 2 }, []],
    [{ achievements: 3 }, ['consistent']],
    [{ journalEntries: 5 }, []],
    [{ journalEntries: 6 }, ['active']],
    [
      { completionRate: 100, achievements: 9, journalEntries: 9 },
      ['completion', 'consistent', 'active'],
    ],
  ])('%o: %o', (facts, strengths) => {
    expect(parentInsights({ ...PLAIN, ...facts }).strengths).toEqual(strengths);
  });
});

describe('growth areas', () => {
  test.each<[Partial<InsightFacts>, string[]]>([
    [{ rateSoFar: 50 }, []],
    [{ rateSoFar: 49 }, ['completion']],
    [{ completionRate: 0, rateSoFar: null }, []],
    [{ completionRate: 2, rateSoFar: 100 }, []],
    [{ journalEntries: 3 }, []],
    [{ journalEntries: 2 }, ['journal']],
    [{ scores: [] }, []],
    [{ scores: [70] }, []],
    [{ scores: [100, 69] }, ['scores']],
  ])('%o: %o', (facts, growthAreas) => {
    expect(parentInsights({ ...PLAIN, ...facts }).growthAreas).toEqual(growthAreas);
  });
});
