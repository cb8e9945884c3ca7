import { type ConsolePlayer, NO_ACCOMMODATION } from '@lamplight/domain/multiplayer';
import { expect, test } from 'vitest';
import { orderPlayers } from './player-order.ts';

function player(realName: string, more: Partial<ConsolePlayer> = {}): ConsolePlayer {
  return {
    id: realName.charCodeAt(0),
    realName,
    firstName: realName,
    username: realName,
    isReady: false,
    isConnected: true,
    team: null,
    accommodation: NO_ACCOMMODATION,
    hasAnswered: false,
    score: 0,
    correctAnswers: 0,
    answers: 0,
    ...more,
  };
}

const players = [
  player('Ruth', { score: 300, hasAnswered: true }),
  player('Élise', { score: 100, isConnected: false }),
  player('boaz', { score: 300 }),
];

test.each([
  ['name', ['boaz', 'Élise', 'Ruth']],
  ['waiting', ['boaz', 'Élise', 'Ruth']],
  ['score', ['boaz', 'Ruth', 'Élise']],
] as const)('by %s the children stand as %j', (order, names) => {
  expect(orderPlayers(players, order, 'en').map(({ realName }) => realName)).toEqual(names);
});

test('who has yet to answer stands before who has, and before who is away', () => {
  const waiting = orderPlayers([...players, player('Zoe')], 'waiting', 'en');
  expect(waiting.map(({ realName }) => realName)).toEqual(['boaz', 'Zoe', 'Élise', 'Ruth']);
});
