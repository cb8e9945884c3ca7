import { describe, expect, it } from 'vitest';
import { indexVerses } from '../matching/verse-index.ts';
import { embeddedVerses } from '../passages.ts';
import { checkPiece, checkText, joinChecked } from './check-text.ts';
import { holdText } from './held-text.ts';

const texts = [indexVerses(embeddedVerses())];
const held = () => holdText((piece) => checkPiece(piece, texts, 'en'), joinChecked);

const ANSWER = `Hi! The Bible speaks of love. “For God so loved the earth that He gave His one and only Son” (John 3:16). "Jesus slept." John 11:35

It’s in John 3:99 too! She said "wow" to 1. John 4:8 (so 3 times).

> In the beginning God made the heavens and the earth.
> — Genesis 1:1

- One. - Two? 😀 An open “For God so loved the earth that He gave His one and only`;

describe('a text that comes bit by bit', () => {
  it('leaves the same however it is cut', () => {
    const whole = checkText(ANSWER, texts, 'en');
    for (let cut = 0; cut <= ANSWER.length; cut += 1) {
      const holder = held();
      const parts = [
        holder.push(ANSWER.slice(0, cut)),
        holder.push(ANSWER.slice(cut)),
        holder.flush(),
      ];
      expect(joinChecked(parts.filter((part) => part !== null))).toEqual(whole);
    }
  });

  it('leaves the same when it comes letter by letter', () => {
    const holder = held();
    const parts = [...ANSWER.split('').map((letter) => holder.push(letter)), holder.flush()];
    const shown = joinChecked(parts.filter((part) => part !== null));
    expect(shown).toEqual(checkText(ANSWER, texts, 'en'));
    expect(shown.text).not.toContain('loved the earth');
    expect(shown.text).not.toContain('3:99');
  });

  it('shows a sentence when it is over, and never an open quotation', () => {
    const holder = held();
    expect(holder.push('Hello there. “For God so loved')).toMatchObject({ text: 'Hello there. ' });
    expect(holder.push(' the earth. And more.” ')).toBeNull();
    expect(holder.push('(John 3:16). ')).toBeNull();
    expect(holder.push('Next')).not.toBeNull();
    expect(holder.flush()).toMatchObject({ text: 'Next' });
    expect(holder.flush()).toBeNull();
  });
});
