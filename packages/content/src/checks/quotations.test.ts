import { describe, expect, it } from 'vitest';
import { inlineQuotations, withoutScripture } from './quotations.ts';

describe('quotations inside prose', () => {
  it('are found with the reference behind them', () => {
    expect(inlineQuotations('He asked, “Where are you?” (Genesis 3:9). “Here,” said Tom.')).toEqual(
      [
        { words: 'Where are you?', reference: 'Genesis 3:9' },
        { words: 'Here,', reference: null },
      ],
    );
  });

  it('take a remark in parentheses for no reference', () => {
    expect(inlineQuotations('“Shalom” (a greeting)')).toEqual([
      { words: 'Shalom', reference: null },
    ]);
  });

  it('may hold a quotation in single marks', () => {
    expect(inlineQuotations('“And God said, ‘Let there be light’” (Genesis 1:3)')).toEqual([
      { words: 'And God said, ‘Let there be light’', reference: 'Genesis 1:3' },
    ]);
  });

  it('go when Scripture is left out, and the end of a sentence stays', () => {
    expect(withoutScripture('It was “very good” (Genesis 1:31) then.')).toBe('It was  then.');
    expect(withoutScripture('He asked “Where?” (Genesis 3:9) We hid.')).toBe('He asked . We hid.');
  });

  it('stay when they are no Scripture', () => {
    expect(withoutScripture('“Here,” said Tom.')).toBe('“Here,” said Tom.');
  });
});
