import type { BoardTeam, TournamentBoard } from '@lamplight/domain/tournaments';
import { describe, expect, test } from 'vitest';
import { nextStepOf, progressOf, ranked } from './board-state.ts';

const team: BoardTeam = {
  team: 0,
  name: 'Asher',
  roomId: 'AAAAAA',
  status: 'waiting',
  players: [],
  currentQuestion: null,
  totalQuestions: null,
  gamePhase: null,
  paused: false,
  answered: 0,
  of: 0,
  rounds: [],
  total: 0,
  rank: 1,
};

const board = (
  statuses: readonly BoardTeam['status'][],
  finishedAt: string | null = null,
): TournamentBoard => ({
  id: 1,
  name: 'Our class',
  classId: 1,
  gameType: 'bible-trivia',
  band: 'elementary',
  round: 1,
  createdAt: '2026-06-15T09:00:00.000Z',
  finishedAt,
  teams: statuses.map((status, at) => ({ ...team, team: at, status })),
});

describe('the next step of a tournament', () => {
  test.each([
    [['waiting', 'waiting'], 'startAll'],
    [['playing', 'waiting'], 'startAll'],
    [['playing', 'finished'], null],
    [['finished', 'finished'], 'nextRound'],
    [['finished', 'closed'], 'nextRound'],
  ] as const)('with rooms that are %j is %s', (statuses, step) => {
    expect(nextStepOf(board(statuses))).toBe(step);
  });

  test('there is none once it is over', () => {
    expect(nextStepOf(board(['waiting'], '2026-06-15T10:00:00.000Z'))).toBe(null);
  });
});

test.each([
  [{}, 0],
  [{ status: 'playing', currentQuestion: 0, totalQuestions: 10, gamePhase: 'question' }, 0],
  [{ status: 'playing', currentQuestion: 4, totalQuestions: 10, gamePhase: 'question' }, 40],
  [{ status: 'playing', currentQuestion: 4, totalQuestions: 10, gamePhase: 'explanation' }, 50],
  [{ status: 'finished', currentQuestion: 3, totalQuestions: 10, gamePhase: 'finished' }, 100],
] as const)('a team with %j is through %i %% of its game', (state, percent) => {
  expect(progressOf({ ...team, ...state })).toBe(percent);
});

test('the teams stand from the first place on', () => {
  const teams = [
    { ...team, team: 0, rank: 3 },
    { ...team, team: 1, rank: 1 },
    { ...team, team: 2, rank: 1 },
  ];
  expect(ranked(teams).map((one) => one.team)).toEqual([1, 2, 0]);
});
