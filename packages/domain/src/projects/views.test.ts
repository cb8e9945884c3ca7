import { describe, expect, test } from 'vitest';
import { projectReportSchema, projectWorkSchema } from './views.ts';

const work = { projectId: 1, code: 'print(1)' };

describe('a learner’s work', () => {
  test('is code of at most 20,000 characters', () => {
    const accepts = (code: string) => projectWorkSchema.safeParse({ ...work, code }).success;
    expect(accepts('x'.repeat(20_000))).toBe(true);
    expect(accepts('x'.repeat(20_001))).toBe(false);
    expect(accepts('')).toBe(true);
    expect(accepts('a\u0000b')).toBe(false);
    expect(accepts('\ud800')).toBe(false);
  });

  test('may come with blocks as JSON in a text', () => {
    const accepts = (blocks: unknown) => projectWorkSchema.safeParse({ ...work, blocks }).success;
    expect(['{"blocks":[]}', null, undefined].map(accepts)).toEqual([true, true, true]);
    expect(['{"blocks":', { blocks: [] }, `"${'x'.repeat(100_000)}"`].map(accepts)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test('a reported score is bounded', () => {
  const accepts = (score: unknown) => projectReportSchema.safeParse({ ...work, score }).success;
  expect([0, 100, 55.5, undefined].map(accepts)).toEqual([true, true, true, true]);
  expect([-1, 101, Number.NaN, '90'].map(accepts)).toEqual([false, false, false, false]);
});
