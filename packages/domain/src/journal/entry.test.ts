import { describe, expect, test } from 'vitest';
import { newEntrySchema } from './entry.ts';
import { ENTRY_MAX, PROMPT_MAX, QUICK_ENTRY_MAX } from './limits.ts';

function messageFor(body: unknown): string | undefined {
  return newEntrySchema.safeParse(body).error?.issues[0]?.message;
}

describe('a new entry', () => {
  test('of the dashboard is its words alone', () => {
    expect(newEntrySchema.parse({ entry: '  We saw an owl.  ' })).toEqual({
      prompt: null,
      content: 'We saw an owl.',
    });
  });

  test('of the journal page is its prompt and its words', () => {
    const body = { userId: 7, prompt: 'What did you see?', content: 'An owl.\nIt was white.' };
    expect(newEntrySchema.parse(body)).toEqual({
      prompt: 'What did you see?',
      content: 'An owl.\nIt was white.',
    });
  });

  test('of the dashboard has at most 500 characters, counted after trimming', () => {
    expect(messageFor({ entry: ` ${'a'.repeat(QUICK_ENTRY_MAX)} ` })).toBeUndefined();
    expect(messageFor({ entry: 'a'.repeat(QUICK_ENTRY_MAX + 1) })).toContain('500');
  });

  test('of the journal page may be long, and has an end', () => {
    const prompt = 'What did you see?';
    expect(messageFor({ prompt, content: 'a'.repeat(ENTRY_MAX) })).toBeUndefined();
    expect(messageFor({ prompt, content: 'a'.repeat(ENTRY_MAX + 1) })).toContain('20000');
    expect(messageFor({ prompt: 'a'.repeat(PROMPT_MAX + 1), content: 'Owl' })).toContain('500');
  });

  test.each([[{}], [{ entry: '  \n ' }], [{ prompt: 'What?', content: ' ' }]])(
    'without words is refused: %j',
    (body) => {
      expect(messageFor(body)).toBe('Share your thoughts before submitting your entry.');
    },
  );

  test('of the journal page without a prompt is refused', () => {
    expect(messageFor({ content: 'An owl.' })).toBe('Choose a writing prompt to get started.');
  });

  test('may hold emoji, and no broken characters', () => {
    expect(messageFor({ entry: '🦉 und ñ' })).toBeUndefined();
    expect(messageFor({ entry: 'owl\u0000' })).toContain('cannot be stored');
    expect(messageFor({ entry: 'owl\ud800' })).toContain('cannot be stored');
  });
});
