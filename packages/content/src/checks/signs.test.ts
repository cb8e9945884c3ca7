import { describe, expect, it } from 'vitest';
import { lines, soundLesson } from '../../test/fixtures.ts';
import { checkSigns } from './signs.ts';

const stones = (cell: string) =>
  [
    {
      block: 0,
      figure: { kind: 'table', head: ['who', 'stones'], rows: [['Bo', cell]], named: true },
      alt: 'Three.',
    },
  ] as const;

describe('the signs of a lesson', () => {
  it('are letters, digits and what stands between them', () => {
    const figures = stones('3 × 4 − 2 ≈ 10');
    expect(checkSigns([soundLesson({ bands: { kindergarten: { figures } } })])).toEqual([]);
  });

  it('are no shapes, which may show as empty boxes, not even within a figure', () => {
    const lesson = soundLesson({ bands: { advanced: { figures: stones('● ● ■') } } });
    expect(lines(checkSigns([lesson]))).toEqual([
      'advanced: holds the sign ●: draw it or say it in words',
      'advanced: holds the sign ■: draw it or say it in words',
    ]);
  });

  it('are arrows only for those who read formulas', () => {
    const content = 'Seed → mouse.';
    expect(checkSigns([soundLesson({ bands: { intermediate: { content } } })])).toEqual([]);
    expect(lines(checkSigns([soundLesson({ bands: { elementary: { content } } })]))).toEqual([
      'elementary: holds the sign →: draw it or say it in words',
    ]);
  });
});
