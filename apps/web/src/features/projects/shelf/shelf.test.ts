import { expect, test } from 'vitest';
import { sampleProject } from '../testing/sample-project.ts';
import { shelfOf, summaryOf } from './shelf.ts';

const PROJECTS = [1, 2, 3, 1000].map((id) => ({ ...sampleProject, id }));
const BEGUN = { code: 'print(1)', blocks: null, checked: true };
const RECORDS = [
  { ...BEGUN, projectId: 1, completed: true, score: 90 },
  { ...BEGUN, projectId: 3, completed: false, score: 45 },
];

test('what was begun comes first, what is completed last', () => {
  const shelf = shelfOf(PROJECTS, RECORDS);
  expect(shelf.map(({ project }) => project.id)).toEqual([3, 2, 1000, 1]);
});

test('the summary counts completed projects, their part of all, and every point', () => {
  expect(summaryOf(shelfOf(PROJECTS, RECORDS))).toEqual({
    completed: 1,
    total: 4,
    percent: 25,
    points: 135,
  });
});

test('an empty shelf is no division by zero', () => {
  expect(summaryOf([])).toEqual({ completed: 0, total: 0, percent: 0, points: 0 });
});
