import { describe, expect, test } from 'vitest';
import { onboardingSchema, profileUpdateSchema } from './profile-input.ts';

describe('a profile update', () => {
  test('leaves out what was not sent, and clears what was sent blank', () => {
    const update = profileUpdateSchema.parse({ bio: '  ', department: null });
    expect(update).toMatchObject({ bio: null, department: null });
    expect(update.learningStyle).toBeUndefined();
    expect(update.parentEmail).toBeUndefined();
  });

  test('drops every field that nobody changes over this call', () => {
    const forged = {
      id: 7,
      role: 'admin',
      age: 40,
      currentDay: 50,
      totalProgress: 100,
      streakCount: 9,
      childrenIds: [1],
      employeeId: 'x',
      lastSystemAccess: '2026-06-15T09:00:00Z',
    };
    const update = profileUpdateSchema.parse({ ...forged, bio: 'Hello' });
    for (const field of Object.keys(forged)) expect(update).not.toHaveProperty(field);
    expect(update.bio).toBe('Hello');
  });

  test('keeps a text as its writer wrote it, over lines and with its signs', () => {
    expect(profileUpdateSchema.parse({ bio: ' I like x² + ½.\nAnd owls. ' }).bio).toBe(
      'I like x² + ½.\nAnd owls.',
    );
  });

  test.each([
    ['a language nobody speaks here', { language: 'tlh' }],
    ['a time zone that is not offered', { timeZone: 'Mars' }],
    ['a style that is not offered', { learningStyle: 'osmosis' }],
    ['a level that is not offered', { difficultyLevel: 'wizard' }],
    ['a goal below one', { weeklyGoal: 0 }],
    ['a goal that is a text', { weeklyGoal: '5' }],
    ['an address that is none', { parentEmail: 'mum' }],
    ['a list that is a text', { favoriteSubjects: 'Bible' }],
    ['a list that never ends', { favoriteSubjects: Array.from({ length: 31 }, String) }],
    ['a text with a NUL', { bio: 'a\u0000b' }],
    ['a text that is too long', { bio: 'a'.repeat(1001) }],
    ['an access level that is none', { accessLevel: 'root' }],
  ])('refuses %s', (_case, fields) => {
    expect(profileUpdateSchema.safeParse(fields).success).toBe(false);
  });

  test.each([
    { language: 'de', timeZone: 'PST', learningStyle: 'mixed', difficultyLevel: 'medium' },
    { weeklyGoal: 7, parentEmail: 'eva@example.org', favoriteSubjects: ['Bible', 'Science'] },
    { bio: 'a'.repeat(1000), yearsExperience: 0, accessLevel: 'read-only' },
  ])('takes %o', (fields) => {
    expect(profileUpdateSchema.parse(fields)).toMatchObject(fields);
  });

  test('keeps each entry of a list once, without blank ones', () => {
    const { favoriteSubjects } = profileUpdateSchema.parse({
      favoriteSubjects: ['Bible', ' Bible ', '', 'Math'],
    });
    expect(favoriteSubjects).toEqual(['Bible', 'Math']);
  });
});

describe('onboarding', () => {
  test.each([2, 3, 4, 5, 10, 15])('takes %i hours a week', (weeklyHours) => {
    expect(onboardingSchema.parse({ weeklyHours }).weeklyHours).toBe(weeklyHours);
  });

  test('refuses hours that are not offered', () => {
    expect(onboardingSchema.safeParse({ weeklyHours: 7 }).success).toBe(false);
  });
});
