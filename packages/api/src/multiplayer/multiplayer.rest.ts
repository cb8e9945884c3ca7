import { type CurrentGame, roomViewSchema, sessionViewSchema } from '@lamplight/domain/multiplayer';
import { z } from 'zod';
import { type RestCall, type RestRoute, restAnswer } from '../platform/rest-route.ts';

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
    procedure: 'multiplayer.rooms',
    summary: 'Open rooms that the user may come into',
  },
  {
    method: 'GET',
    path: '/api/multiplayer/current-game',
    procedure: 'multiplayer.current',
    answer: gameAnswer,
    summary: 'The room that the user is in, with its game',
  },
  {
    method: 'POST',
    path: '/api/multiplayer/create-room',
    procedure: 'multiplayer.create',
    input: ({ body }) => body,
    answer: roomAnswer,
    summary: 'Open a room and go in',
  },
  {
    method: 'POST',
    path: '/api/multiplayer/join-room/:code',
    procedure: 'multiplayer.join',
    input: ({ params }) => ({ code: params.code }),
    answer: roomAnswer,
    summary: 'Go into the room of a code, and out of the one before',
  },
  {
    method: 'POST',
    path: '/api/multiplayer/leave-room/:roomId',
    procedure: 'multiplayer.leave',
    input: roomOfPath,
    summary: 'Leave a room',
  },
  {
    method: 'POST',
    path: '/api/multiplayer/start-game/:roomId',
    procedure: 'multiplayer.start',
    input: roomOfPath,
    answer: gameAnswer,
    summary: 'Start the game; the host of the room only, with at least two players',
  },
  {
    method: 'POST',
    path: '/api/multiplayer/submit-answer',
    procedure: 'multiplayer.submitAnswer',
    input: ({ body }) => body,
    summary: 'Answer the open question; only the first answer counts',
  },
];
