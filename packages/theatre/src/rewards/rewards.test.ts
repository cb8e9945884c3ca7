import { CAMP_REWARDS } from '@lamplight/domain/curriculum';
import { expect, test } from 'vitest';
import { svgText } from '../svg/text.ts';
import { drawReward } from './index.ts';

test.each(CAMP_REWARDS)('%s is drawn, hangs by its thread, and is small', (reward) => {
  const text = svgText(drawReward(reward));
  expect(text).toContain('M32 0V');
  expect(text).not.toContain('NaN');
  expect(text.length).toBeLessThan(12_000);
});

test('no two rewards look the same', () => {
  const drawn = CAMP_REWARDS.map((reward) => svgText(drawReward(reward)));
  expect(new Set(drawn).size).toBe(CAMP_REWARDS.length);
});
