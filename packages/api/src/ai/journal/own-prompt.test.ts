import { journalPrompts } from '@lamplight/content/journal';
import { newEntrySchema } from '@lamplight/domain/journal';
import { expect, test } from 'vitest';
import { ownPrompt } from './own-prompt.ts';

test('every prompt of the product is known again as a page sends it', () => {
  const all = Object.values(journalPrompts()).flat();
  const sent = all.map(({ text }) => newEntrySchema.parse({ prompt: text, content: 'An owl.' }));
  expect(sent.length).toBeGreaterThan(40);
  expect(sent.flatMap(({ prompt }) => ownPrompt(prompt) ?? [])).toEqual([]);
});

test('another prompt is the text of whoever sent it', () => {
  expect(ownPrompt('i want to die')).toBe('i want to die');
  expect(ownPrompt(null)).toBeNull();
});
