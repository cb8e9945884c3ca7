import { checkPublicName } from '@lamplight/ai/safety';
import type { Learning } from '../learning/learning.root.ts';
import type { People } from '../people/people.root.ts';
import type { Foundation } from '../platform/foundation.ts';
import { createGamePracticeService } from './game-practice/game-practice.service.ts';
import { createGameReportsService } from './game-reports/game-reports.service.ts';
import { createMultiplayerService } from './multiplayer/multiplayer.service.ts';
import { createRoomPeople } from './multiplayer/room-people.ts';
import { createTeamRooms } from './tournaments/team-rooms.ts';
import { createTournamentsService } from './tournaments/tournaments.service.ts';

export interface RoomsOptions {
  /** Seconds of a live game's question and explanation, where they are not the specification's. */
  readonly roomPacing?: { readonly answerSeconds: number; readonly explanationSeconds: number };
}

/** Games that a class plays together, and what stays of them. */
export function createRooms(
  base: Foundation,
  people: People,
  { questionSets }: Pick<Learning, 'questionSets'>,
  { roomPacing }: RoomsOptions,
) {
  const { db, clock, random } = base;
  const { accommodations, classes, consents, sessions } = people;
  const accommodationOf = accommodations.of;
  const multiplayer = createMultiplayerService({
    ...{ ...base, consents, sessions, accommodationOf, questionSets },
    problemOfName: (name) => checkPublicName(name),
    pacing: roomPacing,
  });
  const roomPeople = createRoomPeople({ db, consents, accommodationOf });
  return {
    gamePractice: createGamePracticeService(db, clock),
    gameReports: createGameReportsService(db, classes),
    multiplayer,
    tournaments: createTournamentsService({
      ...{ db, clock, random, classes, rooms: createTeamRooms(multiplayer, roomPeople) },
    }),
  };
}
