import type { BibleStory } from '@lamplight/domain/stories';
import { expect, test } from 'vitest';
import { nextStory } from './next-story.ts';

function stories(...read: boolean[]): BibleStory[] {
  return read.map((isCompleted, index) => ({
    id: index + 1,
    title: `Story ${index + 1}`,
    reference: 'Genesis 1',
    summary: '',
    lesson: '',
    duration: 10,
    ageAppropriate: '',
    character: '',
    language: 'en' as const,
    picture: 'dove',
    sections: [],
    reflection: { question: '', points: [] },
    activity: { title: '', description: '', instructions: '' },
    isCompleted,
  }));
}

test.each([
  ['the one behind it', [true, false, false], 1, 2],
  ['the next unread one', [true, true, false], 1, 3],
  ['an earlier one at the end of the list', [false, true, true], 3, 1],
  ['none when all were read', [true, true, true], 2, null],
  ['never itself', [true, false], 2, null],
])('the next story is %s', (_, read, after, next) => {
  expect(nextStory(stories(...read), after)?.id ?? null).toBe(next);
});
