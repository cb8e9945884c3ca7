import { describe, expect, it } from 'vitest';
import { lessonSearch } from './lesson-search.ts';

describe('the address of /lessons', () => {
  it('names a lesson, a module or what a teacher gave', () => {
    expect(lessonSearch({ lesson: 57 })).toEqual({ lesson: 57 });
    expect(lessonSearch({ module: '2' })).toEqual({ module: 2 });
    expect(lessonSearch({ lesson: 57, step: '4' })).toEqual({ lesson: 57, step: 4 });
    expect(lessonSearch({ assigned: '3' })).toEqual({ assigned: 3 });
  });

  it('names nothing when it is plain', () => {
    expect(lessonSearch({})).toEqual({});
  });

  it.each([0, -1, 1.5, 'abc', '', true, null, [3], 1e99])('does not take %j for an id', (value) => {
    // The keys are there: the router would else keep what the address says.
    expect(
      lessonSearch({ lesson: value, step: value, module: value, assigned: value }),
    ).toStrictEqual({
      lesson: undefined,
      step: undefined,
      module: undefined,
      assigned: undefined,
    });
  });
});
