import type { Profile } from '@lamplight/domain/profiles';
import { describe, expect, test } from 'vitest';
import { firstStepWith, firstValues, onboardingPayload } from './welcome-values.ts';

function profileOf(fields: Partial<Profile> = {}): Profile {
  return {
    ...{ id: 1, username: 'ruth', email: null, role: 'student', firstName: null, lastName: null },
    ...{ age: 9, grade: 4, currentDay: 1, totalProgress: 0, streakCount: 0 },
    ...{ profileImageUrl: null, bio: null, favoriteSubjects: [], learningGoals: [] },
    ...{ difficultyLevel: 'intermediate', timeZone: 'UTC', language: 'en' },
    ...{ allowDataSharing: false, completedOnboarding: false, weeklyHours: null },
    ...{ parentEmail: null, weeklyGoal: 5, learningStyle: null, emergencyContact: null },
    ...{ childrenIds: [], employeeId: null, department: null, specialization: [] },
    ...{ certifications: [], yearsExperience: null, accessLevel: null, lastSystemAccess: null },
    ...fields,
  } as Profile;
}

describe('the first values', () => {
  test.each([
    [6, 'beginner', 2],
    [10, 'elementary', 3],
    [14, 'intermediate', 4],
    [15, 'advanced', 5],
  ])('at %i the level is %s and the hours are %i', (age, difficultyLevel, weeklyHours) => {
    expect(firstValues(profileOf({ age }), 'en')).toMatchObject({ difficultyLevel, weeklyHours });
  });

  test('an adult begins with the default level and no hours', () => {
    const adult = profileOf({ role: 'parent', age: null, grade: null });
    expect(firstValues(adult, 'en')).toMatchObject({
      difficultyLevel: 'intermediate',
      weeklyHours: null,
    });
  });

  test('whoever comes a second time finds what they chose', () => {
    const done = profileOf({
      completedOnboarding: true,
      difficultyLevel: 'expert',
      weeklyHours: 15,
    });
    expect(firstValues(done, 'de')).toMatchObject({
      difficultyLevel: 'expert',
      weeklyHours: 15,
      language: 'de',
    });
  });

  test("the profile's medium is shown as intermediate", () => {
    const done = profileOf({ completedOnboarding: true, difficultyLevel: 'medium' });
    expect(firstValues(done, 'en').difficultyLevel).toBe('intermediate');
  });
});

describe('the call', () => {
  const values = { ...firstValues(profileOf(), 'en'), parentEmail: 'eva@example.org' };

  test('sends the parent e-mail of a child under 13', () => {
    expect(onboardingPayload(values, profileOf({ age: 12 })).parentEmail).toBe('eva@example.org');
  });

  test.each([
    ['a student of 13', profileOf({ age: 13 })],
    ['a parent', profileOf({ role: 'parent', age: null })],
  ])('does not touch the parent e-mail of %s', (_who, profile) => {
    expect(onboardingPayload(values, profile).parentEmail).toBeUndefined();
  });

  test('says that onboarding is completed', () => {
    expect(onboardingPayload(values, profileOf()).completedOnboarding).toBe(true);
  });
});

test('the earliest refused step is shown', () => {
  expect(firstStepWith(['parentEmail', 'favoriteSubjects.3'])).toBe(1);
  expect(firstStepWith(['parentEmail'])).toBe(4);
  expect(firstStepWith(['role', 'toString'])).toBeUndefined();
});
