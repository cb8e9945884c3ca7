import { expect, test } from 'vitest';
import { sampleProject } from '../testing/sample-project.ts';
import { hostReport, localReport, reportWords } from './check.ts';

const LINE = { kind: 'line', text: '8 → scallop', from: 'trial' } as const;
const RAN = { output: [LINE], error: null, trials: [], tests: [], milliseconds: 4 };

test('without the host the browser works out the specification’s score, and no hidden tests', () => {
  expect(localReport(sampleProject, sampleProject.solution, RAN)).toEqual({
    score: 100,
    isPassed: true,
    parts: { lines: 50, keyword: 30, arrow: 20 },
    tests: null,
  });
});

test('a program that was stopped has shown no result', () => {
  const report = localReport(sampleProject, sampleProject.solution, 'stopped');
  expect([report.score, report.parts.arrow]).toEqual([80, 0]);
});

const found = {
  projectId: 1,
  score: 62,
  parts: { lines: 32, keyword: 30, arrow: 0 },
  best: 80,
  completed: true,
  tests: { passed: 3, total: 7 },
  output: [],
  error: null,
};

test('the host’s word stands as it is', () => {
  expect(hostReport(found)).toMatchObject({ score: 62, isPassed: false, tests: { passed: 3 } });
});

test.each([
  [{ score: 62, passed: 3 }, false, 'notYetText'],
  [{ score: 70, passed: 7 }, true, 'passedText'],
  // In lines of their own: the host completes the project, so the page must not say that it is not.
  [{ score: 20, passed: 7 }, true, 'ownWayText'],
  [{ score: 100, passed: 0 }, true, 'testsMissedText'],
] as const)('what is said of %o fits its points and its tests', ({ score, passed }, has, words) => {
  const report = hostReport({ ...found, score, tests: { passed, total: 7 } });
  expect([report.isPassed, reportWords(report)]).toEqual([has, words]);
});
