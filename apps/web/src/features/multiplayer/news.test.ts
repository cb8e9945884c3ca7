import { expect, test } from 'vitest';
import { newsBetween } from './news.ts';
import { ME, testGame, testPlayer, testRoom, testSession } from './testing/test-game.ts';

const lobby = testGame();
const playing = testGame(testSession());
const finished = testGame(testSession({ gamePhase: 'finished' }));

test('others are told of who joins', () => {
  const room = testRoom({ players: [...lobby.room.players, testPlayer(9)] });
  expect(newsBetween(lobby, { ...lobby, room }, ME)).toEqual([
    { kind: 'player-joined', name: 'Player 9' },
  ]);
  expect(newsBetween(lobby, { ...lobby, room }, 9)).toEqual([]);
});

test('a game starts and finishes', () => {
  expect(newsBetween(lobby, playing, ME)).toEqual([{ kind: 'game-started' }]);
  expect(newsBetween(playing, finished, ME)).toEqual([{ kind: 'game-finished' }]);
  const again = testGame(testSession({ id: 32 }));
  expect(newsBetween(finished, again, ME)).toEqual([{ kind: 'game-started' }]);
});

test('what was there already is no news: on opening the page, on coming into a room, on going on', () => {
  expect(newsBetween(null, playing, ME)).toEqual([]);
  expect(newsBetween({ ...lobby, room: testRoom({ id: 'OTHER1' }) }, playing, ME)).toEqual([]);
  expect(newsBetween(playing, testGame(testSession({ currentQuestion: 1 })), ME)).toEqual([]);
  expect(newsBetween(lobby, finished, ME)).toEqual([]);
  expect(newsBetween(playing, null, ME)).toEqual([]);
});
