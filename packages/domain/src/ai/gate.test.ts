import { describe, expect, test } from 'vitest';
import { type ModelAsker, mayAsk } from './gate.ts';
import { purposeOf } from './providers.ts';

const CHILD: ModelAsker = {
  role: 'student',
  age: 9,
  isDemo: false,
  approved: true,
  consents: true,
};

const providersFor = (asker: Partial<ModelAsker>) =>
  (['anthropic', 'lan'] as const).filter((provider) => mayAsk(provider, { ...CHILD, ...asker }));

describe('a model is asked', () => {
  test.each([
    ['a child of 8 with consent', { age: 8 }, ['anthropic', 'lan']],
    ['a child without consent', { consents: false }, ['lan']],
    ['a child of 7', { age: 7 }, []],
    ['a child whose age nobody knows', { age: null }, []],
    ['the demo student', { isDemo: true }, ['lan']],
    ['a student of 17 with consent', { age: 17 }, ['anthropic', 'lan']],
    ['an approved teacher', { role: 'teacher', consents: false }, ['anthropic', 'lan']],
    ['a teacher who waits', { role: 'teacher', approved: false }, []],
    ['an admin', { role: 'admin', consents: false }, ['anthropic', 'lan']],
    ['a parent', { role: 'parent' }, []],
  ] satisfies [string, Partial<ModelAsker>, string[]][])('for %s', (_words, asker, providers) => {
    expect(providersFor(asker)).toEqual(providers);
  });
});

test('the journal has a consent of its own', () => {
  expect(purposeOf('journal')).toBe('journal-outside-ai');
  expect(purposeOf('chat')).toBe('outside-ai');
});
