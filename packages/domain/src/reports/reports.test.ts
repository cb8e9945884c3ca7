import { describe, expect, test } from 'vitest';
import { commonMisconceptions } from './misconceptions.ts';
import { reportSentences } from './sentences.ts';
import type { ChildReport } from './views.ts';

const QUIET: ChildReport = {
  student: { id: 1, name: 'Ruth', calledName: 'Ruth', age: 9, grade: 4, currentDay: 3 },
  from: '2026-06-09',
  to: '2026-06-15',
  attendance: { daysActive: 0, dates: [] },
  minutes: 0,
  lessons: [],
  stories: [],
  verses: [],
  experiments: [],
  challenges: 0,
  quizzes: { finished: 0, answers: 0, right: 0 },
  math: { answers: 0, right: 0, misconceptions: [] },
  projects: [],
  games: { played: 0, answers: 0, right: 0 },
  achievements: [],
  evidence: { answers: 0, right: 0, shareRight: null },
  skills: [],
  strengths: [],
  nextSteps: [],
  insights: { strengths: [], growthAreas: [] },
};
const BUSY: ChildReport = {
  ...QUIET,
  attendance: { daysActive: 2, dates: ['2026-06-12', '2026-06-15'] },
};
const title = { title: 'Jonah', at: '2026-06-15T09:00:00.000Z' };

describe('the sentences of a report', () => {
  test('of a week in which nothing was done say so, and nothing else', () => {
    expect(reportSentences(QUIET)).toEqual({
      did: [{ key: 'quiet' }],
      goesWell: [],
      comesNext: [],
    });
  });

  test('count what was done and leave out what was not', () => {
    const { did } = reportSentences({ ...BUSY, stories: [title, title], verses: [title] });
    expect(did).toEqual([
      { key: 'days', count: 2 },
      { key: 'stories', count: 2 },
      { key: 'verses', count: 1 },
    ]);
  });

  test.each([
    [{ answers: 3, right: 3, shareRight: null }, []],
    [{ answers: 4, right: 3, shareRight: 0.75 }, [{ key: 'evidence', right: 3, count: 4 }]],
  ])('tell of %o', (evidence, told) => {
    expect(reportSentences({ ...BUSY, evidence }).did.slice(1)).toEqual(told);
  });

  test('count a project when its tests have passed', () => {
    const project = {
      projectId: 1,
      title: 'Pets',
      testsPassed: 1,
      testsTotal: 4,
      completed: false,
    };
    expect(reportSentences({ ...BUSY, projects: [project] }).did).toHaveLength(1);
    const { did } = reportSentences({ ...BUSY, projects: [{ ...project, completed: true }] });
    expect(did.at(-1)).toEqual({ key: 'projects', count: 1 });
  });

  test('name three strengths and three steps at most', () => {
    const skills = ['math:algebra', 'math:ratio', 'coding', 'verse:1'] as const;
    const report = { ...BUSY, strengths: [...skills], nextSteps: [...skills] };
    const { goesWell, comesNext } = reportSentences(report);
    expect(goesWell).toEqual([{ key: 'strengths', skills: skills.slice(0, 3) }]);
    expect(comesNext).toEqual([{ key: 'steps', skills: skills.slice(0, 3) }]);
  });

  test('say that something grows where nothing is mastered yet', () => {
    const skills = [{ skill: 'coding', level: 'growing', answers: 5 }] as const;
    expect(reportSentences({ ...BUSY, skills: [...skills] }).goesWell).toEqual([
      { key: 'growing' },
    ]);
  });

  test('name the commonest thought behind wrong answers as a step', () => {
    const misconceptions = [{ slug: 'added-the-bottoms', count: 3 }];
    const math = { answers: 9, right: 4, misconceptions };
    expect(reportSentences({ ...BUSY, math }).comesNext).toEqual([
      { key: 'misconception', slug: 'added-the-bottoms' },
    ]);
  });
});

test('thoughts that came more than once are named, the commonest first', () => {
  const counted = [
    { slug: 'b', count: 2 },
    { slug: 'once', count: 1 },
    { slug: 'c', count: 5 },
    { slug: 'a', count: 2 },
  ];
  expect(commonMisconceptions(counted, 2).map(({ slug }) => slug)).toEqual(['c', 'a']);
  expect(commonMisconceptions(counted, 9)).toHaveLength(3);
});
