import { expect, test } from 'vitest';
import { reconnectDelay } from './reconnect-delay.ts';

test.each([
  [0, 200, 400],
  [1, 400, 800],
  [3, 1600, 3200],
  [6, 4000, 8000],
  [400, 4000, 8000],
])('after %i failed tries it waits %i to %i ms', (attempt, least, most) => {
  expect(reconnectDelay(attempt, 0)).toBe(least);
  expect(reconnectDelay(attempt, 1)).toBe(most);
});
