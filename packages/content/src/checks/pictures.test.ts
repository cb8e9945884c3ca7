import { describe, expect, it } from 'vitest';
import { lines, soundLesson } from '../../test/fixtures.ts';
import { readPictureSet } from './picture-set.ts';
import { checkPictures } from './pictures.ts';

const set = new Set(['dove', 'rainbow', 'sailboat']);

describe('the pictures of a lesson', () => {
  it('are three of the set', () => {
    expect(checkPictures([soundLesson()], set)).toEqual([]);
  });

  it('are not made up and not repeated', () => {
    const lesson = soundLesson({ pictures: ['dove', 'dove', 'unicycle-bishop'] });
    expect(lines(checkPictures([lesson], set))).toEqual([
      "pictures: 'unicycle-bishop' is not in the set",
      'pictures: are not three different ones',
    ]);
  });

  it('come from the installed set, which has doves and no unicycling bishops', () => {
    const installed = readPictureSet();
    expect(installed.has('dove')).toBe(true);
    expect(installed.has('unicycle-bishop')).toBe(false);
  });
});
