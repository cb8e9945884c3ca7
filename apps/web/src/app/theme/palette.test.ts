import { describe, expect, test } from 'vitest';
import {
  contrast,
  GROUNDS,
  mix,
  SUBJECT_COLOURS,
  SUBJECTS,
  subjectSoft,
  subjectText,
} from './palette.ts';

const AA = 4.5;
const SCHEMES = ['light', 'dark'] as const;

describe('contrast of text (WCAG AA)', () => {
  test('black on white has the highest ratio there is', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  test.each(SUBJECTS)('white words can be read on the strong colour of %s', (subject) => {
    expect(contrast('#FFFFFF', SUBJECT_COLOURS[subject].strong)).toBeGreaterThanOrEqual(AA);
  });

  test.each(
    SCHEMES.flatMap((scheme) =>
      [...SUBJECTS, 'light' as const].map((subject) => [subject, scheme] as const),
    ),
  )('words of %s can be read on paper, card and tint (%s)', (subject, scheme) => {
    const text = subjectText(subject, scheme);
    for (const ground of [
      GROUNDS[scheme].paper,
      GROUNDS[scheme].card,
      subjectSoft(subject, scheme),
    ]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(AA);
    }
  });

  test.each(SCHEMES)('ink, soft ink, danger and success can be read (%s)', (scheme) => {
    const { paper, card, ink, inkSoft, danger, success } = GROUNDS[scheme];
    for (const text of [ink, inkSoft, danger, success]) {
      expect(contrast(text, paper)).toBeGreaterThanOrEqual(AA);
      expect(contrast(text, card)).toBeGreaterThanOrEqual(AA);
    }
  });

  test.each(SCHEMES)('the main button can be read (%s)', (scheme) => {
    expect(contrast(GROUNDS[scheme].onFill, GROUNDS[scheme].fill)).toBeGreaterThanOrEqual(AA);
  });

  test.each(SCHEMES)('ink and the words of light can be read on the sky (%s)', (scheme) => {
    const { ink, skyTop, skyLow } = GROUNDS[scheme];
    for (const text of [ink, subjectText('light', scheme)]) {
      expect(contrast(text, skyTop)).toBeGreaterThanOrEqual(AA);
      expect(contrast(text, skyLow)).toBeGreaterThanOrEqual(AA);
    }
  });

  test.each(SCHEMES)('the edge of a field can be seen (%s)', (scheme) => {
    const { field, paper, card } = GROUNDS[scheme];
    expect(contrast(field, paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(field, card)).toBeGreaterThanOrEqual(3);
  });

  test('ink can be read on the gold of the lantern', () => {
    expect(contrast(GROUNDS.light.ink, SUBJECT_COLOURS.light.base)).toBeGreaterThanOrEqual(AA);
  });
});

test('mixing goes from the first colour to the second', () => {
  expect(mix('#000000', '#FFFFFF', 0)).toBe('#000000');
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080');
  expect(mix('#000000', '#FFFFFF', 1)).toBe('#ffffff');
});
