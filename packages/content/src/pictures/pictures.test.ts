import { describe, expect, it } from 'vitest';
import { soundLesson, soundStory } from '../../test/fixtures.ts';
import { readPictureSet } from '../checks/picture-set.ts';
import { contentPictureNames } from './index.ts';

describe('the pictures of lessons and stories', () => {
  it('are named once each, in order', () => {
    const lessons = [
      soundLesson({ pictures: ['dove', 'ant', 'bee'] }),
      soundLesson({ pictures: ['bee', 'owl', 'ant'] }),
    ];
    expect(contentPictureNames(lessons, [soundStory({ picture: 'camel' })])).toEqual([
      'ant',
      'bee',
      'camel',
      'dove',
      'owl',
    ]);
  });

  it('are all in the picture set', () => {
    const set = readPictureSet();
    const names = contentPictureNames();
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !set.has(name))).toEqual([]);
  });
});
