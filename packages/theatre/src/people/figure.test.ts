import { PEOPLE, POSES } from '@lamplight/domain/scenes';
import { expect, test } from 'vitest';
import { boundsOf } from '../../test/bounds.ts';
import { figure } from './figure.ts';
import { LOOKS } from './looks.ts';

test.each(POSES)('whoever does %s touches the ground and does not sink into it', (pose) => {
  for (const who of ['peter', 'mary', 'boy', 'goliath'] as const) {
    const { bottom } = boundsOf(figure({ who, pose }));
    expect(bottom).toBeGreaterThanOrEqual(-1);
    expect(bottom).toBeLessThan(3);
  }
});

test('people are a hundred units high, whatever they wear', () => {
  for (const who of PEOPLE) {
    const { top, left, right } = boundsOf(figure({ who, pose: 'stand' }));
    expect(top).toBeLessThan(-95);
    expect(top).toBeGreaterThan(-125);
    expect(Math.max(-left, right)).toBeLessThan(30);
  }
});

test('no two people look alike', () => {
  const looks = PEOPLE.map((who) => JSON.stringify(LOOKS[who]));
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
});
