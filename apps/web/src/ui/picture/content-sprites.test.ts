import { contentPictureNames } from '@lamplight/content/pictures';
import { expect, test } from 'vitest';
import { CONTENT_SPRITES, contentSpriteOf } from './content-sprites.ts';

test('a picture is always in the same sprite, and there is such a sprite', () => {
  for (const name of ['dove', 'rainbow', 'sheaf-of-rice']) {
    expect(contentSpriteOf(name)).toBe(contentSpriteOf(name));
    expect(contentSpriteOf(name)).toBeGreaterThanOrEqual(0);
    expect(contentSpriteOf(name)).toBeLessThan(CONTENT_SPRITES);
  }
});

test('the pictures of all lessons and stories are spread evenly enough', () => {
  const names = contentPictureNames();
  const counts = Array.from(
    { length: CONTENT_SPRITES },
    (_, sprite) => names.filter((name) => contentSpriteOf(name) === sprite).length,
  );
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan((3 * names.length) / CONTENT_SPRITES);
});
