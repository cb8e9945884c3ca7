import { describe, expect, it } from 'vitest';
import { parseContent } from './content-markup.ts';

describe('the markup of lesson texts', () => {
  it('reads headings, paragraphs, lists and verses in their order', () => {
    const content = `## The first word

It was dark.

- a lamp
- a star

> And God said, “Let there be light,” and there was light.
> — Genesis 1:3`;
    expect(parseContent(content)).toEqual([
      { kind: 'heading', text: 'The first word' },
      { kind: 'paragraph', text: 'It was dark.' },
      { kind: 'list', items: ['a lamp', 'a star'] },
      {
        kind: 'verse',
        text: 'And God said, “Let there be light,” and there was light.',
        reference: 'Genesis 1:3',
      },
    ]);
  });

  it('keeps the lines of a verse and of a paragraph', () => {
    expect(parseContent('> one line\n> another\n> — Psalm 1:1\n\nfirst\nsecond')).toEqual([
      { kind: 'verse', text: 'one line\nanother', reference: 'Psalm 1:1' },
      { kind: 'paragraph', text: 'first\nsecond' },
    ]);
  });

  it('takes quoted lines without a reference for a paragraph, not for Scripture', () => {
    expect(parseContent('> somebody said so')).toEqual([
      { kind: 'paragraph', text: '> somebody said so' },
    ]);
    expect(parseContent('> — Genesis 1:3')).toEqual([
      { kind: 'paragraph', text: '> — Genesis 1:3' },
    ]);
  });

  it('takes a block for a list only when every line is an item', () => {
    expect(parseContent('- one\nand more')).toEqual([
      { kind: 'paragraph', text: '- one\nand more' },
    ]);
  });

  it('takes a heading mark with more lines below for a paragraph', () => {
    expect(parseContent('## Not alone\ntext')).toEqual([
      { kind: 'paragraph', text: '## Not alone\ntext' },
    ]);
  });

  it('parts blocks at lines that hold only spaces, and finds none in an empty text', () => {
    expect(parseContent('one\n  \n\ntwo')).toHaveLength(2);
    expect(parseContent(' \n ')).toEqual([]);
  });
});
