import { OPTIONS_MAX } from '@lamplight/domain/multiplayer';
import { expect, test } from 'vitest';
import { contrast } from '../../app/theme/palette.ts';
import { optionLook } from './option-look.ts';

const looks = Array.from({ length: OPTIONS_MAX }, (_, place) => optionLook(place));

test('six options are told apart by letter, by shape and by colour', () => {
  expect(looks.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  for (const part of ['shape', 'colour'] as const) {
    expect(new Set(looks.map((look) => look[part])).size).toBe(OPTIONS_MAX);
  }
});

test.each(looks)('white can be read on the colour of $letter', ({ colour }) => {
  expect(contrast('#FFFFFF', colour)).toBeGreaterThanOrEqual(4.5);
});
