import type { ActLabel } from '@lamplight/domain/acts';
import { describe, expect, it } from 'vitest';
import { lines, soundCheck, soundLesson } from '../../test/fixtures.ts';
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

  it('stand at each option of those who do not read yet, unless it is a number', () => {
    const options = (texts: readonly string[], pictures: readonly string[] = []) =>
      soundLesson({
        bands: {
          kindergarten: { checks: [soundCheck('kindergarten', { options: texts, pictures })] },
        },
      });
    expect(checkPictures([options(['12', '11', '20'])], set)).toEqual([]);
    expect(lines(checkPictures([options(['Twelve', '11', '20'])], set))).toEqual([
      "kindergarten: 'Twelve' has no picture, and its reader does not read yet",
    ]);
  });

  it('stand at each card of an act, too', () => {
    const cards = (first: ActLabel) =>
      soundLesson({
        bands: {
          kindergarten: {
            acts: [
              {
                kind: 'order',
                question: 'What comes first?',
                explanation: '',
                practises: [],
                items: [first, { text: '2' }, { text: '3' }],
              },
            ],
          },
        },
      });
    expect(checkPictures([cards({ text: 'A dove', picture: 'dove' })], set)).toEqual([]);
    expect(lines(checkPictures([cards({ text: 'A dove' })], set))).toEqual([
      "kindergarten: 'A dove' has no picture, and its reader does not read yet",
    ]);
  });

  it('come from the installed set, which has doves and no unicycling bishops', () => {
    const installed = readPictureSet();
    expect(installed.has('dove')).toBe(true);
    expect(installed.has('unicycle-bishop')).toBe(false);
  });
});
