import { describe, expect, test } from 'vitest';
import { DEMO_PROFILES, isDemoProfile } from './demo-profiles.ts';

describe('the sample profiles', () => {
  test('are eight, of the ages that the specification names', () => {
    expect(DEMO_PROFILES.map(({ age }) => age)).toEqual([5, 6, 8, 10, 12, 14, 16, 18]);
  });

  test('each have a name of their own', () => {
    expect(new Set(DEMO_PROFILES.map(({ name }) => name)).size).toBe(8);
  });

  test.each(DEMO_PROFILES)('$name, $age, can be stored and read', (profile) => {
    expect(isDemoProfile(JSON.parse(JSON.stringify(profile)))).toBe(true);
  });
});

describe('what is no profile', () => {
  test.each([
    ['nothing', null],
    ['a text', 'Lily'],
    ['a profile without a name', { age: 5 }],
    ['an empty name', { name: ' ', age: 5 }],
    ['an age in words', { name: 'Lily', age: '5' }],
    ['half a year', { name: 'Lily', age: 5.5 }],
    ['somebody too young', { name: 'Lily', age: 3 }],
    ['an adult', { name: 'Lily', age: 19 }],
  ])('%s', (_case, value) => {
    expect(isDemoProfile(value)).toBe(false);
  });
});
