import { describe, expect, it } from 'vitest';
import { soundLesson, soundStory } from '../../test/fixtures.ts';
import { readPictureSet } from '../checks/picture-set.ts';
import {
  allQuizPictureNames,
  contentPictureNames,
  experimentPictureNames,
  projectPictureNames,
  roomPictureNames,
} from './index.ts';

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
      // Those of the questions of the youngest.
      'rainbow',
      'sailboat',
    ]);
  });

  it('are those of its questions and acts too', () => {
    const asked = { question: 'What?', explanation: 'So.', practises: [0] };
    const lesson = soundLesson({
      pictures: ['dove', 'ant', 'bee'],
      bands: {
        kindergarten: {
          checks: [{ ...asked, options: ['A', 'B'], answer: 0, pictures: ['sun', 'cloud'] }],
        },
        elementary: {
          acts: [
            {
              ...asked,
              kind: 'order',
              items: [{ text: 'A', picture: 'seedling' }, { text: 'B' }, { text: 'C' }],
            },
          ],
        },
      },
    });
    expect(contentPictureNames([lesson], [])).toEqual([
      'ant',
      'bee',
      'cloud',
      'dove',
      'seedling',
      'sun',
    ]);
  });

  it('are all in the picture set', () => {
    const set = readPictureSet();
    const names = contentPictureNames();
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !set.has(name))).toEqual([]);
  });
});

describe('the pictures of experiments', () => {
  it('are named once each and in order, and are all in the picture set', () => {
    const set = readPictureSet();
    const names = experimentPictureNames();
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names.filter((name) => !set.has(name))).toEqual([]);
  });
});

describe('the pictures of projects', () => {
  it('are named once each and in order, and are all in the picture set', () => {
    const set = readPictureSet();
    const names = projectPictureNames();
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names.filter((name) => !set.has(name))).toEqual([]);
  });
});

describe('the pictures of quizzes', () => {
  it('are named once each and in order, and are all in the picture set', async () => {
    const set = readPictureSet();
    for (const names of Object.values(await allQuizPictureNames())) {
      expect(names.length).toBeGreaterThan(20);
      expect(names).toEqual([...new Set(names)].sort());
      expect(names.filter((name) => !set.has(name))).toEqual([]);
    }
  });
});

describe('the pictures of rooms', () => {
  it('are named once each and in order, and are all in the picture set', async () => {
    const set = readPictureSet();
    const names = await roomPictureNames();
    expect(names.length).toBeGreaterThan(50);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names.filter((name) => !set.has(name))).toEqual([]);
  });
});
