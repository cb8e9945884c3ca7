import { DISPLAY_DEFAULTS } from '@lamplight/domain/display';
import type { Profile } from '@lamplight/domain/profiles';
import { describe, expect, test } from 'vitest';
import { profileFormSchema, profilePayload, profileValues, tabOf } from './profile-values.ts';

function profileOf(role: Profile['role']): Profile {
  return {
    ...{ id: 7, username: 'ruth', email: null, role, firstName: null, lastName: null },
    ...{ age: null, grade: null, currentDay: 1, totalProgress: 0, streakCount: 0 },
    ...{ profileImageUrl: null, bio: 'Owls', favoriteSubjects: ['Math'], learningGoals: [] },
    ...{ difficultyLevel: 'intermediate', timeZone: 'UTC', language: 'en' },
    display: DISPLAY_DEFAULTS,
    ...{ allowDataSharing: false, completedOnboarding: false, weeklyHours: null },
    ...{ parentEmail: null, weeklyGoal: null, learningStyle: null, emergencyContact: null },
    ...{ childrenIds: [], employeeId: null, department: null, specialization: ['Physics'] },
    ...{ certifications: [], yearsExperience: null, accessLevel: null, lastSystemAccess: null },
  };
}

function payloadOf(role: Profile['role']) {
  const profile = profileOf(role);
  return profilePayload(profileValues(profile, 'es'), profile);
}

describe('the call', () => {
  const common = [
    'userId',
    'bio',
    'favoriteSubjects',
    'difficultyLevel',
    'timeZone',
    'language',
    'allowDataSharing',
  ];

  test.each([
    ['student', ['parentEmail', 'weeklyGoal', 'learningStyle']],
    ['parent', ['emergencyContact']],
    ['teacher', ['department', 'specialization', 'yearsExperience', 'certifications']],
    ['admin', ['accessLevel']],
  ] as const)('of a %s sends what everybody has, and %s', (role, own) => {
    expect(Object.keys(payloadOf(role)).sort()).toEqual([...common, ...own].sort());
  });

  test("keeps a teacher's specializations, which are only shown", () => {
    expect(payloadOf('teacher').specialization).toEqual(['Physics']);
  });

  test('sends the goal as a number, and the default of five where none was set', () => {
    expect(payloadOf('student').weeklyGoal).toBe(5);
  });
});

describe('a number that is typed', () => {
  const schema = profileFormSchema({ goal: 'One to fifty', years: 'Up to eighty' });
  const goal = schema.shape.weeklyGoal;

  test.each(['0', '51', '2.5', 'many'])('is refused as a goal: %s', (text) => {
    expect(goal.safeParse(text).error?.issues[0]?.message).toBe('One to fifty');
  });

  test.each([
    ['1', 1],
    [' 50 ', 50],
    ['', null],
  ])('is taken as a goal: %j', (text, number) => {
    expect(goal.parse(text)).toBe(number);
  });

  test('may be zero as years of experience', () => {
    expect(schema.shape.yearsExperience.parse('0')).toBe(0);
  });
});

test.each([
  ['bio', 'basic'],
  ['weeklyGoal', 'role'],
  ['language', 'settings'],
  ['favoriteSubjects.2', 'preferences'],
  ['toString', undefined],
])('%s stands on the tab %s', (path, tab) => {
  expect(tabOf(path)).toBe(tab);
});
