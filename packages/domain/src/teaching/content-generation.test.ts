import { describe, expect, test } from 'vitest';
import { contentWishSchema, TITLE_AND_SUBJECT_MESSAGE } from './content-generation.ts';

describe('a wish for content', () => {
  test('needs a title and a subject, and is else as in the empty dialog', () => {
    expect(contentWishSchema.parse({ title: ' Owls ', subject: 'science' })).toEqual({
      title: 'Owls',
      subject: 'science',
      difficulty: 'beginner',
      duration: 30,
    });
  });

  test.each([[{ subject: 'science' }], [{ title: ' ', subject: 'science' }], [{ title: 'Owls' }]])(
    'is told what is missing: %j',
    (wish) => {
      const { error } = contentWishSchema.safeParse(wish);
      expect(error?.issues.map(({ message }) => message)).toEqual([TITLE_AND_SUBJECT_MESSAGE]);
    },
  );

  test.each([
    [5, true],
    [120, true],
    [4, false],
    [121, false],
    [7.5, false],
  ])('may be of %s minutes: %s', (duration, taken) => {
    const wish = { title: 'Owls', subject: 'music', duration };
    expect(contentWishSchema.safeParse(wish).success).toBe(taken);
  });
});
