import { describe, expect, it } from 'vitest';
import { soundLesson } from '../../test/fixtures.ts';
import { readPictureSet } from '../checks/picture-set.ts';
import { lessonPictureNames } from './index.ts';

describe('the pictures of all lessons', () => {
  it('are named once each, in order', () => {
    const lessons = [
      soundLesson({ pictures: ['dove', 'ant', 'bee'] }),
      soundLesson({ pictures: ['bee', 'owl', 'ant'] }),
    ];
    expect(lessonPictureNames(lessons)).toEqual(['ant', 'bee', 'dove', 'owl']);
  });

  it('are all in the picture set', () => {
    const set = readPictureSet();
    const names = lessonPictureNames();
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !set.has(name))).toEqual([]);
  });
});
