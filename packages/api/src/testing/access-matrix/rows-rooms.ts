import type { TestApp } from '../index.ts';
import { type Prepared, type Row, type Rows, row } from './row.ts';
import { OWN, STUDENTS, TEACHERS } from './who.ts';
import type { Callers, World } from './world.ts';

const ROOM: Row['input'] = ({ roomId }) => ({ roomId });
const TOURNAMENT: Row['input'] = ({ tournamentId }) => ({ id: tournamentId });
const HELP = { timeFactor: 1.5, fewerOptions: false, readAloud: false };

/** The student goes into the room of its class. */
async function inRoom({ roomId }: World, as: Callers): Promise<Prepared> {
  await (await as('student')).multiplayer.join({ code: roomId });
  return {};
}

/** So does a friend: nobody plays alone. */
async function bothInRoom(world: World, as: Callers): Promise<Prepared> {
  await (await as('friend')).multiplayer.join({ code: world.roomId });
  return inRoom(world, as);
}

/** A game of the room is on. */
async function playing(world: World, as: Callers): Promise<Prepared> {
  await bothInRoom(world, as);
  const { session } = await (await as('teacher')).multiplayer.start({ roomId: world.roomId });
  return { sessionId: session?.id, questionId: session?.question?.id };
}

/** The children of the tournament's teams sit at their tablets. */
async function arrived({ friendIds }: World, _as: Callers, app: TestApp): Promise<Prepared> {
  for (const id of friendIds) await app.services.multiplayer.hub.heard(id);
  return {};
}

/** The teams of the tournament play their first round. */
async function begun(world: World, as: Callers, app: TestApp): Promise<Prepared> {
  const { tournamentId } = world;
  await arrived(world, as, app);
  await (await as('teacher')).tournaments.startAll({ id: tournamentId });
  return {};
}

/** Live rooms, the games that were played in them, and tournaments. */
export const roomRows: Rows = {
  'gamePractice.answer': row(OWN, ({ gameId }) => ({ gameId, place: 1, answer: 1 })),
  'gamePractice.games': row(STUDENTS),
  'gamePractice.get': row(OWN, ({ gameId }) => ({ gameId })),
  'multiplayer.accommodate': row(
    ['teacher'],
    ({ roomId, studentId }) => ({ roomId, playerId: studentId, accommodation: HELP }),
    { before: inRoom },
  ),
  'multiplayer.console': row(['teacher'], ROOM),
  'multiplayer.control': row(['teacher'], ({ roomId }) => ({ roomId, action: 'lock' })),
  'multiplayer.create': row(STUDENTS, () => ({ gameType: 'ai-quiz', name: 'Owls' })),
  'multiplayer.current': row(STUDENTS),
  'multiplayer.events': row(OWN, ROOM, { before: inRoom }),
  'multiplayer.join': row(OWN, ({ roomId }) => ({ code: roomId })),
  'multiplayer.leave': row(STUDENTS, ROOM),
  'multiplayer.myRooms': row(TEACHERS),
  'multiplayer.nextGame': row(['teacher'], ({ roomId }) => ({
    ...{ roomId, gameType: 'math-race', band: 'elementary' },
  })),
  'multiplayer.openClassRoom': row(['teacher'], ({ classId }) => ({
    ...{ name: 'Wrens', classId, gameType: 'ai-quiz', band: 'elementary' },
  })),
  'multiplayer.projector': row(['teacher'], ROOM),
  'multiplayer.removePlayer': row(
    ['teacher'],
    ({ roomId, studentId }) => ({ roomId, playerId: studentId }),
    { before: inRoom },
  ),
  'multiplayer.rooms': row([...STUDENTS, ...TEACHERS]),
  'multiplayer.setReady': row(OWN, ({ roomId }) => ({ roomId, ready: true }), { before: inRoom }),
  'multiplayer.start': row(['teacher'], ROOM, { before: bothInRoom }),
  'multiplayer.submitAnswer': row(
    OWN,
    (_world, { sessionId, questionId }) => ({ sessionId, questionId, answer: 0 }),
    { before: playing },
  ),
  'multiplayer.topics': row(TEACHERS, () => ({ gameType: 'ai-quiz', band: 'elementary' })),
  'multiplayer.projectorView': row(['teacher'], ROOM),
  'multiplayer.watch': row(['teacher'], ROOM),
  'tournaments.board': row(['teacher'], TOURNAMENT),
  'tournaments.create': row(['teacher'], ({ classId, friendIds }) => ({
    ...{ classId, gameType: 'ai-quiz', band: 'elementary', rooms: 2, studentIds: friendIds },
  })),
  'tournaments.finish': row(['teacher'], TOURNAMENT, { before: begun }),
  'tournaments.list': row(TEACHERS),
  'tournaments.nextRound': row(['teacher'], TOURNAMENT, { before: begun, answer: 'GAME_RUNNING' }),
  'tournaments.seat': row(['teacher'], ({ tournamentId, studentId }) => ({
    ...{ id: tournamentId, userId: studentId },
  })),
  'tournaments.startAll': row(['teacher'], TOURNAMENT, { before: arrived }),
  'tournaments.watch': row(['teacher'], TOURNAMENT),
};
