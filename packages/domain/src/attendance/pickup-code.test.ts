import { expect, test } from 'vitest';
import { pickupCodeSchema } from './pickup-code.ts';

test.each(['K7MP', 'k7mp', ' k7 mp ', 'K7-MP', 'Ｋ７ＭＰ'])('%j is the code K7MP', (typed) => {
  expect(pickupCodeSchema.parse(typed)).toBe('K7MP');
});

test.each(['', 'K7M', 'K7MPX', 7, null])('a code is never %j', (typed) => {
  expect(pickupCodeSchema.safeParse(typed).success).toBe(false);
});
