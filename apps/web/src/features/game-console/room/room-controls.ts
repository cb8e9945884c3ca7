import { type ConsoleView, MIN_PLAYERS, type RoomView } from '@lamplight/domain/multiplayer';

/** Ways to lead a room, by the key of their words. */
export type ControlName =
  | 'start'
  | 'pause'
  | 'resume'
  | 'skipQuestion'
  | 'skipExplanation'
  | 'skipLast'
  | 'lock'
  | 'unlock'
  | 'end'
  | 'nextGame'
  | 'reopen';

/** What the teacher can do with a room now; what comes next stands first. */
export function controlsOf({
  room,
  session,
}: Pick<ConsoleView, 'room' | 'session'>): ControlName[] {
  const door: ControlName = room.locked ? 'unlock' : 'lock';
  switch (room.status) {
    case 'waiting':
      return room.forClass ? ['start', door, 'nextGame'] : ['start', door];
    case 'finished':
      return room.forClass ? ['nextGame', 'reopen'] : ['reopen'];
    case 'closed':
      return [];
    case 'playing':
      if (session === null) return [door];
      if (session.paused) return ['resume', door, 'end'];
      return [skipOf(session), 'pause', door, 'end'];
  }
}

function skipOf(session: NonNullable<ConsoleView['session']>): ControlName {
  if (session.gamePhase === 'question') return 'skipQuestion';
  const isLast = session.currentQuestion + 1 >= session.totalQuestions;
  return isLast ? 'skipLast' : 'skipExplanation';
}

/** Whether a game can start: two players who are here (spec 9). */
export function hasEnoughPlayers({ players }: Pick<RoomView, 'players'>): boolean {
  return players.filter(({ isConnected }) => isConnected).length >= MIN_PLAYERS;
}
