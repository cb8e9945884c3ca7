import type { LessonAnalytics } from '@lamplight/domain/analytics';
import { expect, test } from 'vitest';
import { lessonsBySubject, lessonsToRepeat } from './lessons-summary.ts';

function lesson(part: Partial<LessonAnalytics>): LessonAnalytics {
  return {
    ...{ lessonId: 1, title: 'Light', category: 'bible', dayNumber: 1, started: 2, completed: 2 },
    ...{ averageScore: null, answers: 0, right: 0, shareRight: null, hardest: null },
    ...part,
  };
}

test('lessons are counted together by their subject', () => {
  const lessons = [
    lesson({ answers: 6, right: 3 }),
    lesson({ lessonId: 2, completed: 1, answers: 4, right: 4 }),
    lesson({ lessonId: 57, category: 'ai', completed: 0 }),
  ];
  expect(lessonsBySubject(lessons)).toEqual([
    { category: 'bible', lessons: 2, completed: 3, answers: 10, right: 7 },
    { category: 'ai', lessons: 1, completed: 0, answers: 0, right: 0 },
  ]);
});

test('lessons to look at again were answered right less than seven times in ten, the worst first', () => {
  const lessons = [0.69, null, 0.7, 0.2].map((shareRight, at) =>
    lesson({ lessonId: at + 1, shareRight }),
  );
  expect(lessonsToRepeat(lessons).map(({ lessonId }) => lessonId)).toEqual([4, 1]);
});
