import type { ModuleView } from '@lamplight/domain/lessons';
import { describe, expect, test } from 'vitest';
import {
  activitySummary,
  isActive,
  type LessonOfStudent,
  lastActive,
  moduleProgress,
  recentScores,
} from './progress-summary.ts';

function lesson(fields: Partial<LessonOfStudent>): LessonOfStudent {
  return {
    moduleId: 1,
    lessonId: 1,
    title: 'In the Beginning',
    completed: true,
    completedAt: '2026-06-15T09:00:00.000Z',
    score: 100,
    evidence: null,
    timeSpent: 0,
    ...fields,
  };
}

const begun = lesson({ completed: false, completedAt: null, score: null });

describe('recent scores', () => {
  test('are the last five completed lessons, newest first', () => {
    const days = [3, 1, 6, 2, 5, 4].map((day) =>
      lesson({ lessonId: day, completedAt: `2026-06-0${day}T09:00:00.000Z` }),
    );
    const recent = recentScores([...days, begun]);
    expect(recent.map(({ lessonId }) => lessonId)).toEqual([6, 5, 4, 3, 2]);
  });

  test('are none as long as nothing is completed', () => {
    expect(recentScores([begun])).toEqual([]);
  });
});

describe('progress in a module', () => {
  const module = {
    id: 1,
    title: 'Bible Foundations',
    description: '',
    category: 'bible',
    totalLessons: 7,
    completedLessons: 0,
    progress: 0,
    pack: null,
  } as const;

  test('counts what the child completed in it', () => {
    const rows = [lesson({ lessonId: 1 }), lesson({ lessonId: 2, moduleId: 2 }), begun];
    expect(moduleProgress([module], rows)).toMatchObject([{ completed: 1, total: 7, percent: 14 }]);
  });

  test('of a content pack is shown once the child has completed something in it', () => {
    const pack: ModuleView = {
      ...{ ...module, id: 2 },
      pack: { name: 'harvest-days', language: 'en', days: [] },
    };
    expect(moduleProgress([pack], [])).toEqual([]);
    expect(moduleProgress([pack], [lesson({ lessonId: 1, moduleId: 2 })])).toHaveLength(1);
  });

  test('leaves out a module without lessons', () => {
    expect(moduleProgress([{ ...module, totalLessons: 0 }], [])).toEqual([]);
  });
});

describe('the activity summary', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 0.1],
    [90, 1.5],
    [124, 2.1],
  ])('tells %i minutes as %f hours', (timeSpent, hours) => {
    expect(activitySummary([lesson({ timeSpent })]).hours).toBe(hours);
  });

  test('counts minutes of lessons that are not completed, too', () => {
    const rows = [lesson({ timeSpent: 30 }), { ...begun, timeSpent: 30 }];
    expect(activitySummary(rows)).toMatchObject({ hours: 1, completed: 1 });
  });

  test('averages scores and what answers showed apart', () => {
    const rows = [lesson({ score: 100, evidence: 50 }), lesson({ score: 81 }), begun];
    expect(activitySummary(rows)).toMatchObject({ averageScore: 91, averageEvidence: 50 });
  });

  test('says no average where there is nothing to average', () => {
    expect(activitySummary([])).toMatchObject({ averageScore: null, averageEvidence: null });
  });
});

describe('the last time a child was here', () => {
  const monday = '2026-06-15T09:00:00.000Z';
  const friday = '2026-06-19T09:00:00.000Z';

  test('is the later one of the sign-in and the last completed lesson', () => {
    expect(lastActive({ lastLoginAt: monday }, [lesson({ completedAt: friday })])).toBe(friday);
    expect(lastActive({ lastLoginAt: friday }, [lesson({ completedAt: monday })])).toBe(friday);
  });

  test('is null for a child who never was', () => {
    expect(lastActive({ lastLoginAt: null }, [])).toBeNull();
  });

  test('makes a child active for seven days', () => {
    expect(isActive(monday, new Date('2026-06-22T08:59:59Z'))).toBe(true);
    expect(isActive(monday, new Date('2026-06-22T09:00:00Z'))).toBe(false);
    expect(isActive(null, new Date(monday))).toBe(false);
  });
});
