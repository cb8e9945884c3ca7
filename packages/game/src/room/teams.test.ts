import { describe, expect, test } from 'vitest';
import { child, classRoom, lesson, Scene, TEACHER } from '../../test/scene.ts';
import { teamForNewcomer } from './teams.ts';

describe('the team of a newcomer', () => {
  test.each([
    ['none without teams', 0, [], null],
    ['the first of empty ones', 3, [], 0],
    ['the next empty one', 3, [0], 1],
    ['the smallest', 3, [0, 1, 2, 0, 2], 1],
    ['the first of equally small ones', 2, [0, 1], 0],
  ])('is %s', (_, teams, taken, team) => {
    const players = taken.map((each) => ({ team: each }));
    expect(teamForNewcomer(teams, players)).toBe(team);
  });

  test('fills teams evenly', () => {
    const children = Array.from({ length: 25 }, (_, index) => child(index + 1));
    const { room } = new Scene(classRoom({ ranking: 'teams', teams: 4 }), ...children);
    const sizes = [0, 1, 2, 3].map(
      (team) => room.players.filter((one) => one.team === team).length,
    );
    expect(sizes).toEqual([7, 6, 6, 6]);
  });

  test('is the old one for who comes back to a game', () => {
    const scene = lesson(
      classRoom({ ranking: 'teams', teams: 2 }),
      ...[1, 2, 3, 4].map((id) => child(id)),
    );
    const team = (id: number) => scene.room.players.find((one) => one.id === id)?.team;
    scene.do({ type: 'leave', by: 2 });
    scene.do({ type: 'leave', by: 4 });
    scene.do({ type: 'join', player: child(5) });
    expect(team(5)).toBe(1);
    scene.do({ type: 'leave', by: 1 });
    scene.do({ type: 'join', player: child(4) });
    expect(team(4)).toBe(1);
    expect(team(3)).toBe(0);
  });

  test('is nobody where the ranking is not by teams', () => {
    const { room } = new Scene(classRoom({ ranking: 'full', teams: 4 }), child(1));
    expect(room.teams).toBe(0);
    expect(room.players.map(({ team }) => team)).toEqual([null]);
    expect(room.hostId).toBe(TEACHER);
  });
});
