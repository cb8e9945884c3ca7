import type { RoomEvent } from '@lamplight/game/room';
import { expect, test } from 'vitest';
import { broadcastsOf } from './broadcasts.ts';

/** Events of these types; of a broadcast only the type counts. */
const events = (...types: RoomEvent['type'][]) =>
  types.map((type) => ({ type, player: { id: 7 } }) as unknown as RoomEvent);
const told = (types: RoomEvent['type'][], isPlaying = true) =>
  broadcastsOf(events(...types), isPlaying).map(({ type }) => type);

test.each<[RoomEvent['type'][], string[]]>([
  [['answered'], []],
  [['accommodated'], []],
  [['answered', 'question-ended'], ['question_ended']],
  [['question-opened'], ['next_question']],
  [['game-started'], ['game_started']],
  [['question-ended', 'game-finished'], ['game_finished']],
  [['player-away'], ['room_update']],
  [['player-left', 'host-changed'], ['room_update']],
  [
    ['player-left', 'question-ended'],
    ['room_update', 'question_ended'],
  ],
  [['player-left', 'game-finished'], ['game_finished']],
  [['paused'], ['room_update']],
  [['player-joined'], ['player_joined', 'room_update']],
  [['question-ended', 'game-finished', 'closed'], []],
])('%j in a game is told as %j', (types, messages) => {
  expect(told(types)).toEqual(messages);
});

test('who joins a lobby is told in one message', () => {
  expect(told(['player-joined'], false)).toEqual(['player_joined']);
});
