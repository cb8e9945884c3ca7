import { describe, expect, test } from 'vitest';
import { insertBlock } from './insert-block.ts';

describe('a block that is put into a text', () => {
  test.each([
    ['', 0, 'NEW\n'],
    ['One.', 4, 'One.\n\nNEW\n'],
    ['One two.\n\nThree.', 3, 'One two.\n\nNEW\n\nThree.'],
    ['One.\n\nTwo.\n', 11, 'One.\n\nTwo.\n\nNEW\n'],
    ['One.\n\n\n\nTwo.', 4, 'One.\n\nNEW\n\nTwo.'],
  ])('stands between paragraphs: %j at %i', (text, at, expected) => {
    expect(insertBlock(text, at, 'NEW').text).toBe(expected);
  });

  test('leaves the cursor behind itself', () => {
    const { text, cursor } = insertBlock('One.\n\nTwo.', 2, 'NEW');
    expect(text.slice(0, cursor)).toBe('One.\n\nNEW');
  });
});
