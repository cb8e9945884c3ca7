import { expect, test } from 'vitest';
import { hitParts, queryWords } from './hit-parts.ts';

/** The verse with its hits in brackets. */
const marked = (text: string, query: string) =>
  hitParts(text, queryWords(query))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['You are the light of the world.', 'light world', 'You are the [light] of the [world].'],
  ['The lights shone.', 'light', 'The [lights] shone.'],
  ['The lights of the world', 'light world', 'The lights of the [world]'],
  ['Él amó al mundo.', 'AMO el', '[Él] [amó] al mundo.'],
  ['No such word', 'goldfish', 'No such word'],
  ['Light', '!?', 'Light'],
])('in %j the words %j are marked', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('the parts are the whole verse', () => {
  const text = 'And God said, “Let there be light,” and there was light.';
  const parts = hitParts(text, queryWords('there light'));
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
