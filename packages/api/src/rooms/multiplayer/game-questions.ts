import { roomQuestions } from '@lamplight/content/rooms';
import type { Db } from '@lamplight/db';
import { pacingOf, type RoomQuestion } from '@lamplight/domain/multiplayer';
import { seededPick } from '@lamplight/domain/random';
import type { CurrentUser } from '@lamplight/domain/users';
import type { Random } from '../../platform/random.ts';
import type { LiveRoom } from './hub/live-room.ts';
import { findQuestionsMetBy } from './room-games.repository.ts';

/** How many of the players' last games are looked at for questions that they know already. */
const GAMES_REMEMBERED = 20;

/** A teacher's own questions. */
export interface OwnQuestions {
  /** @throws AppError NOT_FOUND for a set that is not theirs to play, QUESTION_SET_TOO_SMALL */
  requirePlayable(teacher: CurrentUser, setId: number): Promise<void>;
  /**
   * @param seed decides how they are mixed
   * @throws AppError as `requirePlayable` does
   */
  questionsForRoom(teacher: CurrentUser, setId: number, seed: string): Promise<RoomQuestion[]>;
}

interface Dependencies {
  readonly db: Db;
  readonly random: Random;
  readonly questionSets: OwnQuestions;
}

/** Draws the questions of a room's next game; nobody can foresee them. */
export function createGameQuestions({ db, random, questionSets }: Dependencies) {
  return async ({ room, settings }: LiveRoom, leader: CurrentUser): Promise<RoomQuestion[]> => {
    const count = settings.questions ?? pacingOf(room.gameType, room.band).questions;
    const seed = random.token();
    if (settings.questionSetId !== null) {
      // Another seed than that of their order, which the players see.
      const mix = random.token();
      const own = await questionSets.questionsForRoom(leader, settings.questionSetId, mix);
      return seededPick(seed).some(own, settings.questions ?? own.length);
    }
    const playerIds = room.players.map(({ id }) => id);
    return roomQuestions({
      gameType: room.gameType,
      band: room.band,
      topic: settings.topic ?? undefined,
      seed,
      count,
      avoid: await findQuestionsMetBy(db, playerIds, GAMES_REMEMBERED),
    });
  };
}
