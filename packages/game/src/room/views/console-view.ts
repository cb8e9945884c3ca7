import type { ConsoleView } from '@lamplight/domain/multiplayer';
import type { Millis, Room } from '../room.ts';
import { answerCounts, runningGame } from '../timing.ts';
import { playerView, roomView } from './room-view.ts';
import { leadersSession, questionKey } from './session-view.ts';

/** What the engine knows of a `ConsoleView`; which tournament a room belongs to is known elsewhere. */
export type ConsoleState = Omit<ConsoleView, 'console'> & {
  readonly console: Omit<ConsoleView['console'], 'tournamentId'>;
};

/**
 * A room as the teacher who leads it sees it: real names, who has answered, what helps whom, all points.
 * @param realNames by player id
 */
export function consoleView(
  room: Room,
  at: Millis,
  realNames: ReadonlyMap<number, string>,
): ConsoleState {
  const session = leadersSession(room, at);
  const answered = new Set(room.game?.answers.map(({ playerId }) => playerId));
  const standings = new Map(room.game?.standings.map((one) => [one.playerId, one]));
  return {
    seq: room.seq,
    room: roomView(room),
    session: session && { ...session, own: null },
    console: {
      players: room.players.map((player) => {
        const standing = standings.get(player.id);
        return {
          ...playerView(player),
          realName: realNames.get(player.id) ?? player.name,
          accommodation: player.accommodation,
          hasAnswered: answered.has(player.id),
          score: standing?.score ?? 0,
          correctAnswers: standing?.correct ?? 0,
          answers: standing?.answers ?? 0,
        };
      }),
      ...answerCounts(room),
      key: openKey(room),
    },
  };
}

/** What makes an answer right, while the question is open. */
function openKey(room: Room): ConsoleView['console']['key'] {
  const game = runningGame(room);
  const question = game?.phase === 'question' ? game.questions[game.current] : undefined;
  if (question === undefined) return null;
  return questionKey(question);
}
