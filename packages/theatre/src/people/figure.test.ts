import { PEOPLE, type Person, POSES } from '@lamplight/domain/scenes';
import { expect, test } from 'vitest';
import { boundsOf } from '../../test/bounds.ts';
import { figure } from './figure.ts';
import type { Look } from './look.ts';
import { LOOKS } from './looks.ts';
import { TODAY_LOOKS } from './today/looks.ts';

const ALL: Readonly<Record<Person, Look>> = { ...LOOKS, ...TODAY_LOOKS };

test.each(POSES)('whoever does %s touches the ground and does not sink into it', (pose) => {
  for (const who of ['peter', 'mary', 'boy', 'goliath', 'amara', 'leo', 'nina', 'sofia'] as const) {
    const { bottom } = boundsOf(figure(ALL[who], { pose }));
    expect(bottom).toBeGreaterThanOrEqual(-1);
    expect(bottom).toBeLessThan(3);
  }
});

test('people are a hundred units high, whatever they wear', () => {
  for (const who of PEOPLE) {
    const { top, left, right } = boundsOf(figure(ALL[who], { pose: 'stand' }));
    expect(top).toBeLessThan(-85);
    expect(top).toBeGreaterThan(-125);
    expect(Math.max(-left, right)).toBeLessThan(36);
  }
});

test('no two people look alike', () => {
  const looks = PEOPLE.map((who) => JSON.stringify(ALL[who]));
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
});
