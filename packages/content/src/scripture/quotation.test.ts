import { describe, expect, it } from 'vitest';
import { isExactQuotation } from './quotation.ts';

const PASSAGE =
  'And God said, “Let there be light,” and there was light. And God saw that the light was good, and He separated the light from the darkness.';

describe('an exact quotation', () => {
  it('is the whole passage or any run of its words', () => {
    expect(isExactQuotation(PASSAGE, PASSAGE)).toBe(true);
    expect(isExactQuotation('Let there be light', PASSAGE)).toBe(true);
    expect(isExactQuotation('God saw that the light was good', PASSAGE)).toBe(true);
  });

  it('may leave out words where … stands, in the order of the passage', () => {
    expect(isExactQuotation('And God said, “Let there be light” … was good', PASSAGE)).toBe(false);
    expect(isExactQuotation('And God said, “Let there be light … was good', PASSAGE)).toBe(true);
    expect(isExactQuotation('the light was good … And God said', PASSAGE)).toBe(false);
  });

  it('may break its lines anywhere', () => {
    expect(isExactQuotation('Let there be\nlight,” and  there was light', PASSAGE)).toBe(true);
  });

  it('may set an inner quotation in single marks', () => {
    expect(isExactQuotation('And God said, ‘Let there be light,’ and there was', PASSAGE)).toBe(
      true,
    );
  });

  it('is not one with a changed, added or missing word', () => {
    expect(isExactQuotation('God saw that the light is good', PASSAGE)).toBe(false);
    expect(isExactQuotation('Let there be much light', PASSAGE)).toBe(false);
    expect(isExactQuotation('God saw the light was good', PASSAGE)).toBe(false);
  });

  it('is not one with other punctuation or other capitals', () => {
    expect(isExactQuotation('Let there be light.', PASSAGE)).toBe(false);
    expect(isExactQuotation('And God said “Let there be light', PASSAGE)).toBe(false);
    expect(isExactQuotation('let there be light', PASSAGE)).toBe(false);
    expect(isExactQuotation('and he separated', PASSAGE)).toBe(false);
  });

  it('does not begin or end inside a word', () => {
    expect(isExactQuotation('et there be light', PASSAGE)).toBe(false);
    expect(isExactQuotation('from the dark', PASSAGE)).toBe(false);
    expect(isExactQuotation('God', 'God’s work')).toBe(false);
    expect(isExactQuotation('God’s', 'God’s work')).toBe(true);
  });

  it('has words', () => {
    expect(isExactQuotation('', PASSAGE)).toBe(false);
    expect(isExactQuotation('…', PASSAGE)).toBe(false);
  });
});
