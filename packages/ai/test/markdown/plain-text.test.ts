import { describe, expect, test } from 'vitest';
import { plainStream, plainText } from '../../src/markdown/index.ts';

describe('what a model marks', () => {
  test.each([
    [
      'words',
      'Owls are **great** and *quiet*, ~~loud~~ `hoot`.',
      'Owls are great and quiet, loud hoot.',
    ],
    ['headings', '## Owls\nThey hunt.', 'Owls\n\nThey hunt.'],
    ['lists', '* one\n* **two**\n  * three', '- one\n- two\n  - three'],
    ['steps', '1) Cut.\n2) Fold.', '1. Cut.\n2. Fold.'],
    ['tables', '| a | b |\n|---|---|\n| 1 | 2 |', 'a, b\n1, 2'],
    ['code', '```js\nlet a = 1;\n```', 'let a = 1;'],
    ['a rule between', 'One.\n\n---\n\nTwo.', 'One.\n\nTwo.'],
    ['a verse set apart', '> Jesus wept.\n> — John 11:35', '“Jesus wept.” (John 11:35)'],
    ['signs', 'A \\*star\\* &amp; more', 'A *star* & more'],
  ])('%s is told as plain text', (_, markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });

  test.each([
    'What is 3 * 4 + 2 * 5?',
    'A name like my_cat_name is fine, and 5 < 6.',
    'Read John 3:16. It is 10:30 now.',
    'First line\nsecond line\n\nAnother paragraph',
    'See [owls](https://owls.example) now.',
    'Look: <b>owls</b>',
  ])('is left alone where it marks nothing, or must be seen by the check: %s', (text) => {
    expect(plainText(text)).toBe(text);
  });
});

const LONG = [
  '# Owls\n\nOwls are **very quiet**. They *hunt. At* night! 2 * 3 = 6.\n\n- one. Two\n- **three**',
  'See:\n\n1. First. Yes\n2. Second\n\n> For God so loved the world\n> — John 3:16\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  'Hello **you. And** you. __All__ of you!\n\nA `code` word. The end',
];

describe('while it is written', () => {
  test.each(LONG)('what has left is always the beginning of the whole: %j', (markdown) => {
    const whole = plainText(markdown);
    for (const cut of [/[\s\S]/gu, /\S*\s*/gu, /[\s\S]{1,7}/gu]) {
      const stream = plainStream();
      let told = '';
      for (const chunk of markdown.match(cut) ?? []) {
        told += stream.push(chunk);
        expect(whole.startsWith(told)).toBe(true);
      }
      expect(told + stream.flush()).toBe(whole);
    }
  });

  test('a sentence leaves before the next is at its end', () => {
    const stream = plainStream();
    expect(stream.push('Owls are **quiet**. They')).toBe('Owls are quiet.');
    expect(stream.push(' hunt **at')).toBe('');
    expect(stream.push(' night**. And')).toBe(' They hunt at night.');
  });
});
