import { expect, test } from 'vitest';
import { soundLesson, soundStory, soundStoryText, soundText } from '../../test/fixtures.ts';
import { summarizeLanguage } from './missing.ts';

test('a language has what was translated, and the rest by the names that its files would have', () => {
  const lesson = {
    ...soundLesson(),
    translations: { es: { kindergarten: soundText('kindergarten') } },
  };
  const story = { ...soundStory(), translations: { es: { older: soundStoryText('older') } } };
  const content = { lessons: [lesson], stories: [story] };
  expect(summarizeLanguage(content, 'es')).toEqual({
    language: 'es',
    written: 2,
    missing: [
      'lessons/bible/day-01/elementary.es.md',
      'lessons/bible/day-01/intermediate.es.md',
      'lessons/bible/day-01/advanced.es.md',
      'stories/01/little.es.md',
      'stories/01/young.es.md',
    ],
  });
  expect(summarizeLanguage(content, 'de').written).toBe(0);
});
