import { expect, test } from 'vitest';
import { onboardingSubjects, subjectChoices, subjectOf } from './subjects.ts';

test.each([
  [4, 'bibleStories'],
  [8, 'bibleStories'],
  [9, 'reading'],
  [12, 'reading'],
  [13, 'coding'],
  [15, 'coding'],
  [16, 'computerScience'],
  [18, 'computerScience'],
  [null, 'reading'],
] as const)('at age %s the subjects hold %s', (age, subject) => {
  expect(onboardingSubjects(age)).toContain(subject);
});

test.each([5, 9, 14, 17])('at %i no subject is offered twice', (age) => {
  const offered = onboardingSubjects(age);
  expect(new Set(offered).size).toBe(offered.length);
});

test('a subject that was chosen at another age can still be chosen', () => {
  const values = subjectChoices(9, ['Number Fun', 'Math']).map(({ value }) => value);
  expect(values).toContain('Number Fun');
  expect(values.filter((value) => value === 'Math')).toHaveLength(1);
});

test('a subject that no list knows keeps its own name', () => {
  expect(subjectOf('Beekeeping')).toEqual({
    value: 'Beekeeping',
    key: undefined,
    picture: 'glowing-star',
  });
  expect(subjectOf('Math').key).toBe('math');
});
