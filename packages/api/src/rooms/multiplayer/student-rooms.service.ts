import type { Db } from '@lamplight/db';
import {
  type AnswerReceipt,
  type AnswerRequest,
  type CurrentGame,
  GAMES,
  type NewRoom,
  ROOM_CODE_LENGTH,
} from '@lamplight/domain/multiplayer';
import type { CurrentUser } from '@lamplight/domain/users';
import { createRoom } from '@lamplight/game/room';
import type { WrongCodes } from '../../people/auth/wrong-codes.ts';
import { bandOf } from '../../people/users/reader.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { Random } from '../../platform/random.ts';
import type { RoomHub } from './hub/hub.ts';
import type { LiveRoom } from './hub/live-room.ts';
import { currentGame } from './hub/messages.ts';
import { noSuchRoom } from './hub/turns.ts';
import type { RoomDoors } from './room-doors.ts';
import { findOwnAnswer } from './room-games.repository.ts';
import { announceRoom } from './room-news.ts';
import type { RoomPeople } from './room-people.ts';
import { isCodeTaken } from './rooms.repository.ts';

/** What students do in live rooms. A student is in one room at a time. */
export interface StudentRooms {
  /** The room that the student is in, with its game. */
  current(student: CurrentUser): Promise<CurrentGame | null>;
  /** Opens a room and goes in. @throws AppError VALIDATION for a name that others should not read */
  create(student: CurrentUser, wish: NewRoom): Promise<CurrentGame>;
  /**
   * Goes into the room of this code, and out of the one before.
   * @throws AppError NOT_FOUND for a code of no room of theirs, TOO_MANY_ATTEMPTS after many of these,
   * ROOM_FULL, ROOM_LOCKED, ROOM_CLOSED, REMOVED_FROM_ROOM
   */
  join(student: CurrentUser, code: string): Promise<CurrentGame>;
  leave(student: CurrentUser, code: string): Promise<{ ok: true }>;
  /** @throws AppError NOT_IN_ROOM */
  setReady(student: CurrentUser, code: string, ready: boolean): Promise<CurrentGame>;
  /**
   * Answers the open question. Only the first answer counts; whoever sends one again is told which it was.
   * @throws AppError NOT_IN_ROOM, NO_GAME_RUNNING, QUESTION_OVER, NO_SUCH_OPTION
   */
  submitAnswer(student: CurrentUser, request: AnswerRequest): Promise<AnswerReceipt>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly hub: RoomHub;
  readonly doors: RoomDoors;
  readonly people: RoomPeople;
  readonly wrongCodes: WrongCodes;
  /** Says what is wrong with a name that others will read; null for nothing. */
  readonly problemOfName: (name: string) => string | null;
}

export function createStudentRooms(deps: Dependencies): StudentRooms {
  const { db, clock, random, hub, doors, people, wrongCodes } = deps;
  const inTurn = oneAtATime();

  const gameFor = (live: LiveRoom, { id }: CurrentUser) => currentGame(live, id, clock.now());

  /** Goes out of the room that somebody was in before. */
  async function leaveFormer(userId: number, former: LiveRoom | undefined, next: string) {
    if (!former || former.room.code === next) return;
    const leave = { type: 'leave', by: userId } as const;
    await hub.dispatch(former.room.code, leave, { leftFor: 'elsewhere' });
  }

  async function openRoom(student: CurrentUser, wish: NewRoom): Promise<LiveRoom> {
    const code = await freeCode(db, random);
    const host = await people.newcomer(student, { code, players: [] });
    const { gameType, name, calm } = wish;
    const most = GAMES[gameType].maxPlayers;
    const maxPlayers = Math.min(wish.maxPlayers ?? most, most);
    const room = createRoom(
      { code, name, gameType, maxPlayers, calm, band: bandOf(student), classId: null, host },
      clock.now(),
    );
    return hub.open(room, {
      classIds: [...(await doors.classesOf(student))],
      seats: null,
      topic: null,
      questionSetId: null,
      questions: null,
      tournament: null,
    });
  }

  async function enter(student: CurrentUser, code: string): Promise<LiveRoom> {
    await wrongCodes.check(student.id);
    await hub.settle();
    const live = hub.find(code);
    if (!live || !doors.isOpenTo(live, student.id, await doors.classesOf(student))) {
      await wrongCodes.note(student.id);
      throw noSuchRoom();
    }
    const player = await people.newcomer(student, live.room);
    return hub.dispatch(code, { type: 'join', player });
  }

  /**
   * An answer that comes again after its question was over is told what it was.
   * @param refusal why a first answer does not count
   */
  async function storedReceipt(
    userId: number,
    request: AnswerRequest,
    refusal: AppError,
  ): Promise<AnswerReceipt> {
    const { sessionId, questionId } = request;
    const answer = await findOwnAnswer(db, { gameId: sessionId, questionId, userId });
    if (answer === null) throw refusal;
    return { accepted: true, answer };
  }

  return {
    async current(student) {
      await hub.settle();
      await hub.heard(student.id);
      const live = hub.roomOf(student.id);
      return live ? gameFor(live, student) : null;
    },

    create: (student, wish) =>
      inTurn(`${student.id}`, async () => {
        const problem = deps.problemOfName(wish.name);
        if (problem !== null) {
          const issues = [{ path: 'name', message: problem }];
          throw new AppError('VALIDATION', { message: problem, issues });
        }
        const former = hub.roomOf(student.id);
        const live = await openRoom(student, wish);
        await leaveFormer(student.id, former, live.room.code);
        await announceRoom({ db, hub }, live);
        return gameFor(live, student);
      }),

    join: (student, code) =>
      inTurn(`${student.id}`, async () => {
        const former = hub.roomOf(student.id);
        const live = await enter(student, code);
        await leaveFormer(student.id, former, code);
        return gameFor(live, student);
      }),

    leave: (student, code) =>
      inTurn(`${student.id}`, async () => {
        if (hub.roomOf(student.id)?.room.code === code) {
          await hub.dispatch(code, { type: 'leave', by: student.id });
        }
        return { ok: true };
      }),

    async setReady(student, code, ready) {
      if (hub.roomOf(student.id)?.room.code !== code) throw new AppError('NOT_IN_ROOM');
      await hub.heard(student.id);
      const live = await hub.dispatch(code, { type: 'set-ready', by: student.id, ready });
      return gameFor(live, student);
    },

    async submitAnswer(student, request) {
      await hub.settle();
      await hub.heard(student.id);
      const { sessionId: gameId, questionId, answer } = request;
      const code = hub.roomOf(student.id)?.room.code;
      if (code === undefined) {
        return storedReceipt(student.id, request, new AppError('NOT_IN_ROOM'));
      }
      const command = { type: 'answer', by: student.id, gameId, questionId, answer } as const;
      try {
        const { room } = await hub.dispatch(code, command);
        const given = room.game?.answers.find(({ playerId }) => playerId === student.id);
        return { accepted: true, answer: given?.answer ?? answer };
      } catch (error) {
        const isLate =
          error instanceof AppError && ['QUESTION_OVER', 'NO_GAME_RUNNING'].includes(error.code);
        if (!isLate) throw error;
        return storedReceipt(student.id, request, error);
      }
    },
  };
}

/** A code that no open or lately closed room has. */
export async function freeCode(db: Db, random: Random): Promise<string> {
  const code = random.code(ROOM_CODE_LENGTH);
  return (await isCodeTaken(db, code)) ? freeCode(db, random) : code;
}
