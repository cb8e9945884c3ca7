import { PEOPLE, type Person, POSES } from '@lamplight/domain/scenes';
import { expect, test } from 'vitest';
import { boundsOf } from '../../test/bounds.ts';
import { figure } from './figure.ts';
import type { Look } from './look.ts';
import { LOOKS } from './looks.ts';
import { TODAY } from './today/clothes.ts';
import { TODAY_LOOKS } from './today/looks.ts';
import { WORK_LOOKS } from './today/work-looks.ts';

const ALL: Readonly<Record<Person, Look>> = { ...LOOKS, ...TODAY_LOOKS, ...WORK_LOOKS };

test.each(POSES)('whoever does %s touches the ground and does not sink into it', (pose) => {
  const people = [
    ...(['peter', 'mary', 'boy', 'goliath', 'amara', 'leo', 'nina', 'sofia'] as const),
    ...(['doctor', 'scholar', 'judge', 'samira'] as const),
  ];
  for (const who of people) {
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

test('a coat reaches to the knees, and a jacket to the belt', () => {
  const { lower } = TODAY;
  const jacket = lower({ ...ALL.doctor, coat: false }, 'stand');
  const coat = lower({ ...ALL.doctor, coat: true }, 'stand');
  expect(coat).toHaveLength(jacket.length + 1);
  const { top, bottom } = boundsOf(coat.slice(-1));
  expect(top).toBeLessThan(-40);
  expect(bottom).toBeGreaterThan(-20);
  expect(bottom).toBeLessThan(-10);
});
