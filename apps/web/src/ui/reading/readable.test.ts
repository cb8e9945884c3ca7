import { parseContent, spokenWords } from '@lamplight/domain/lessons';
import { describe, expect, it } from 'vitest';
import { readableText, type Segment } from './readable.ts';

const CONTENT = `
## Before there was a morning

Think of the dark. Nobody is there!
Or is Somebody?

- Day is for running.
- 2. Night is for stars.

> And God said, “Let there be light,” and there was light.
> — Genesis 1:3
`;

const lesson = readableText('Hello, Light!', parseContent(CONTENT));

function textOf(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join('');
}

describe('a lesson cut into sentences', () => {
  it('reads what the host speaks ahead of time', () => {
    expect(lesson.sentences).toEqual(spokenWords('Hello, Light!', parseContent(CONTENT)));
  });

  it('reads title, headings, sentences, list items and verses in their order', () => {
    expect(lesson.sentences).toEqual([
      'Hello, Light!',
      'Before there was a morning',
      'Think of the dark.',
      'Nobody is there!',
      'Or is Somebody?',
      'Day is for running.',
      'Night is for stars.',
      'And God said, “Let there be light,” and there was light.',
      'Genesis 1:3',
    ]);
  });

  it('keeps every character that is shown, line breaks included', () => {
    const paragraph = lesson.blocks[1];
    if (paragraph?.kind !== 'paragraph') throw new Error('the second block is a paragraph');
    expect(textOf(paragraph.segments)).toBe('Think of the dark. Nobody is there!\nOr is Somebody?');
  });

  it('shows the number of a step without reading it', () => {
    const list = lesson.blocks[2];
    if (list?.kind !== 'list') throw new Error('the third block is a list');
    expect(list.items[1]).toEqual([
      { text: '2. ', sentence: null },
      { text: 'Night is for stars.', sentence: 6 },
    ]);
  });

  it('gives a sentence that comes twice its own place each time', () => {
    const twice = readableText('Shh.', parseContent('Dark. Dark. Dark.'));
    const block = twice.blocks[0];
    if (block?.kind !== 'paragraph') throw new Error('the first block is a paragraph');
    expect(block.segments.map(({ sentence }) => sentence)).toEqual([1, null, 2, null, 3]);
    expect(textOf(block.segments)).toBe('Dark. Dark. Dark.');
  });
});
