import { describe, expect, it } from 'vitest';
import { lines } from '../../test/fixtures.ts';
import { checkFiller } from './filler.ts';
import { americanSpelling, checkSpelling } from './spelling.ts';
import { checkTypography } from './typography.ts';

const one = (text: string) => [{ path: 'a', label: 'content', owner: 'a', text }];

describe('filler', () => {
  it.each([
    ['In this lesson we meet Cain.', 'In this lesson'],
    ['Today we will learn a song.', 'Today we will learn'],
    ['Let’s dive in!', 'Let’s dive'],
    ['Have you ever wondered why?', 'Have you ever wondered'],
    ['It is important to note that ice floats.', 'It is important to note'],
  ])('is found in “%s”', (text, filler) => {
    expect(lines(checkFiller(one(text)))).toEqual([`content: filler: '${filler}'`]);
  });

  it('is not found in plain words', () => {
    expect(checkFiller(one('The lesson of the day was over. We dived in the lake.'))).toEqual([]);
  });
});

describe('typography', () => {
  it.each([
    'She said "no".',
    "It's late.",
    'And then...',
    'The sea - so wide - lay still.',
    'Two  spaces.',
  ])('finds fault with %s', (text) => {
    expect(checkTypography(one(text))).toHaveLength(1);
  });

  it('is content with what print sets', () => {
    expect(checkTypography(one('“It’s late…” — 7 − 3, a well-made lamp.'))).toEqual([]);
  });
});

describe('spelling', () => {
  it.each([
    ['colours', 'colors'],
    ['Neighbour', 'Neighbor'],
    ['kilometres', 'kilometers'],
    ['recognised', 'recognized'],
    ['travelling', 'traveling'],
    ['grey', 'gray'],
    ['practise', 'practice'],
  ])('takes %s for British', (british, american) => {
    expect(americanSpelling(british)).toBe(american);
  });

  it.each([
    'colors',
    'hour',
    'four',
    'promise',
    'wise',
    'emphasis',
    'controlled',
    'greyhound',
    'spelled',
  ])('leaves %s alone', (word) => {
    expect(americanSpelling(word)).toBe(word);
  });

  it('tells a word once for each file', () => {
    expect(lines(checkSpelling(one('Grey sea, grey sky, Grey.')))).toEqual([
      'content: British spelling: Grey, here gray',
      'content: British spelling: grey, here gray',
    ]);
  });
});
