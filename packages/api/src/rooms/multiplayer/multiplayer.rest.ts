import { type CurrentGame, roomViewSchema, sessionViewSchema } from '@lamplight/domain/multiplayer';
import { z } from 'zod';
import { type RestCall, type RestRoute, restAnswer } from '../../platform/rest-route.ts';

/** A room and its game; both null for who is in no room. */
const gameAnswer = restAnswer(
  () => z.object({ room: roomViewSchema.nullable(), session: sessionViewSchema.nullable() }),
  (game: CurrentGame | null) => ({ room: game?.room ?? null, session: game?.session ?? null }),
);

const roomAnswer = restAnswer(
  () => roomViewSchema,
  ({ room }: CurrentGame) => room,
);

const roomOfPath = ({ params }: RestCall) => ({ roomId: params.roomId });

export const multiplayerRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/multiplayer/rooms',
    operationId: 'listRooms',
    procedure: 'multiplayer.rooms',
    summary: 'Open rooms that the user may come into',
    description:
      'Rooms that wait for players. The apps ask every five seconds where no socket opens.',
  },
  {
    method: 'GET',
    path: '/api/multiplayer/current-game',
    operationId: 'getCurrentGame',
    procedure: 'multiplayer.current',
    answer: gameAnswer,
    summary: 'The room that the user is in, with its game',
    description:
      "The user's room, and the session of its game once one runs: with it a game is restored after a lost connection.",
  },
  {
    method: 'POST',
    path: '/api/multiplayer/create-room',
    operationId: 'createRoom',
    procedure: 'multiplayer.create',
    input: ({ body }) => body,
    answer: roomAnswer,
    summary: 'Open a room and go in',
    description:
      'Opens a room for a game, a name and a number of players, and answers it. Its id is its code.',
  },
  {
    method: 'POST',
    path: '/api/multiplayer/join-room/:code',
    operationId: 'joinRoom',
    procedure: 'multiplayer.join',
    input: ({ params }) => ({ code: params.code }),
    answer: roomAnswer,
    summary: 'Go into the room of a code, and out of the one before',
    description: 'Takes a seat and answers the room. A full room and a wrong code are refused.',
  },
  {
    method: 'POST',
    path: '/api/multiplayer/leave-room/:roomId',
    operationId: 'leaveRoom',
    procedure: 'multiplayer.leave',
    input: roomOfPath,
    summary: 'Leave a room',
    description: 'Gives the seat up. The room goes on without the player.',
  },
  {
    method: 'POST',
    path: '/api/multiplayer/start-game/:roomId',
    operationId: 'startGame',
    procedure: 'multiplayer.start',
    input: roomOfPath,
    answer: gameAnswer,
    summary: 'Start the game; the host of the room only, with at least two players',
    description: 'Starts the questions for everybody in the room.',
  },
  {
    method: 'POST',
    path: '/api/multiplayer/submit-answer',
    operationId: 'submitAnswer',
    procedure: 'multiplayer.submitAnswer',
    input: ({ body }) => body,
    summary: 'Answer the open question; only the first answer counts',
    description:
      'Answers the question that is open with the index of an option. The host decides whether it is right and in time.',
  },
];
