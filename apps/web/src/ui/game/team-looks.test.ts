import { TEAMS_MAX } from '@lamplight/domain/multiplayer';
import { expect, test } from 'vitest';
import { teamLook } from './team-looks.ts';

test('as many teams as a room can have are told apart by name and by picture', () => {
  const looks = Array.from({ length: TEAMS_MAX }, (_, team) => teamLook(team));
  expect(new Set(looks.map(({ name }) => name)).size).toBe(TEAMS_MAX);
  expect(new Set(looks.map(({ picture }) => picture)).size).toBe(TEAMS_MAX);
});
