import { expect, test } from 'vitest';
import { subjectOfCategory } from './subjects.ts';

test.each(['bible', 'ai', 'math', 'science'])('%s has its own look', (category) => {
  expect(subjectOfCategory(category)).toBe(category);
});

test.each(['art', '', 'toString'])('any other category (%s) looks like the Bible', (category) => {
  expect(subjectOfCategory(category)).toBe('bible');
});
