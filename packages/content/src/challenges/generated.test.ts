import { CHALLENGE_BANDS } from '@lamplight/domain/challenges';
import { expect, test } from 'vitest';
import { findingLine } from '../checks/finding.ts';
import { checkSpelling } from '../checks/spelling.ts';
import { checkTypography } from '../checks/typography.ts';
import type { ChallengeItem } from './challenge-item.ts';
import { drawFrom, names } from './generated.ts';
import { LOGIC_TEMPLATES, logicItem } from './logic/index.ts';
import { MATH_TEMPLATES, mathItem } from './math/index.ts';

function textsOf({ title, description, content, hints }: ChallengeItem): string[] {
  const more = 'explanation' in content ? [content.explanation] : [];
  const clues = 'clues' in content ? content.clues : [];
  return [title, description, ...hints, ...clues, ...more];
}

test('generated texts are spelled and typeset like all others', () => {
  const stretches = CHALLENGE_BANDS.flatMap((band) =>
    Array.from({ length: 20 }, (_, seed) => [
      ...MATH_TEMPLATES[band].map((template) => mathItem(band, template, String(seed))),
      ...LOGIC_TEMPLATES[band].map((template) => logicItem(band, template, String(seed))),
    ])
      .flat()
      .flatMap((item) =>
        textsOf(item).map((text) => ({ path: item.key, label: '', owner: item.key, text })),
      ),
  );
  const findings = [...checkSpelling(stretches), ...checkTypography(stretches)];
  expect(findings.map(findingLine)).toEqual([]);
});

test.each([
  ['It is 7.', 7, true],
  ['It is 17.', 7, false],
  ['It is 7.5.', 7, false],
  ['It is −7.', 7, false],
  ['It is −7.', -7, true],
  ['Ruth sits there.', 'Ruth', true],
  ['Ruthless.', 'Ruth', false],
])('"%s" names %s: %s', (text, answer, named) => {
  expect(names(text, answer)).toBe(named);
});

test('a template whose hints cannot help naming the answer is refused', () => {
  const draw = (hint: string) => () => ({ parts: [], hints: [hint], answer: 7 });
  const template = (hint: string) =>
    ({ id: 'planted', difficulty: 'easy', draw: draw(hint) }) as const;
  expect(() => drawFrom(template('It is 7.'), 'a')).toThrow(RangeError);
  expect(drawFrom(template('Count on.'), 'a').answer).toBe(7);
});
