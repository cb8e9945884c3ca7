import { expect, test } from 'vitest';
import { CLASS_ROOM_MAX } from './limits.ts';
import { nickname } from './nickname.ts';

test('a player keeps the nickname in a room', () => {
  expect(nickname('ABC234', 7, new Set())).toBe(nickname('ABC234', 7, new Set()));
});

test('a player has another nickname in another room', () => {
  const rooms = ['ABC234', 'XYZ789', 'LMN567', 'PQR456'];
  const names = new Set(rooms.map((code) => nickname(code, 7, new Set())));
  expect(names.size).toBeGreaterThan(1);
});

test.each(['ABC234', 'XYZ789', 'HJK222'])('no two of a full class share one in room %s', (code) => {
  const taken = new Set<string>();
  for (let id = 1; id <= CLASS_ROOM_MAX; id += 1) taken.add(nickname(code, id, taken));
  expect(taken.size).toBe(CLASS_ROOM_MAX);
  for (const name of taken) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
});
