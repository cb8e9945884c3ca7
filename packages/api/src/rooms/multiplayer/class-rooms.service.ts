import { roomTopics } from '@lamplight/content/rooms';
import type { Db } from '@lamplight/db';
import type {
  AccommodateRequest,
  ConsoleView,
  CurrentGame,
  NewClassRoom,
  NextGame,
  ProjectorView,
  RoomSummary,
} from '@lamplight/domain/multiplayer';
import type { CurrentUser } from '@lamplight/domain/users';
import { answerCounts, type Command, consoleView, createRoom } from '@lamplight/game/room';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { OwnQuestions } from './game-questions.ts';
import type { RoomHub } from './hub/hub.ts';
import type { LiveRoom } from './hub/live-room.ts';
import { currentGame } from './hub/messages.ts';
import { noSuchRoom } from './hub/turns.ts';
import type { RoomDoors } from './room-doors.ts';
import { announceRoom } from './room-news.ts';
import type { RoomPeople } from './room-people.ts';
import { summaryOf } from './room-summary.ts';
import { freeCode } from './student-rooms.service.ts';

/** A room of a tournament: who sits in it, and which round it plays next. */
export interface Seating {
  readonly studentIds: readonly number[];
  readonly tournament: { readonly id: number; readonly round: number };
}

/** What teachers do with the rooms of their classes; they lead and never play. */
export interface ClassRooms {
  /**
   * Opens a room for a class.
   * @param seating only these students may come in
   * @throws AppError FORBIDDEN for a class that the teacher does not teach, VALIDATION for an unknown topic,
   * NOT_FOUND for a question set that is not theirs
   */
  open(teacher: CurrentUser, wish: NewClassRoom, seating?: Seating): Promise<CurrentGame>;
  /** The open rooms that the teacher may lead. */
  ofTeacher(teacher: CurrentUser): Promise<RoomSummary[]>;
  /** @throws AppError NOT_FOUND for a room of another class, NOT_ROOM_HOST */
  console(teacher: CurrentUser, code: string): Promise<ConsoleView>;
  /** The same room as it may stand on a wall. @throws AppError as `console` */
  projector(teacher: CurrentUser, code: string): Promise<ProjectorView>;
  /**
   * Another game for the same children.
   * @throws AppError NOT_FOUND for a room of another class or a question set that is not theirs, GAME_RUNNING,
   * VALIDATION for an unknown topic and for a room of a tournament, whose rounds have one game
   */
  nextGame(teacher: CurrentUser, wish: NextGame): Promise<CurrentGame>;
  /** @throws AppError NOT_FOUND, NOT_ROOM_HOST, NOT_IN_ROOM */
  remove(teacher: CurrentUser, code: string, playerId: number): Promise<CurrentGame>;
  /** @throws AppError NOT_FOUND, NOT_ROOM_HOST, NOT_IN_ROOM */
  accommodate(teacher: CurrentUser, request: AccommodateRequest): Promise<CurrentGame>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly hub: RoomHub;
  readonly doors: RoomDoors;
  readonly people: RoomPeople;
  readonly questionSets: OwnQuestions;
}

export function createClassRooms(deps: Dependencies): ClassRooms {
  const { db, clock, random, hub, doors, people, questionSets } = deps;

  /** A room that the teacher may lead, and as whom. */
  async function led(teacher: CurrentUser, code: string) {
    await hub.settle();
    const live = hub.find(code);
    if (!live) throw noSuchRoom();
    return { live, by: await doors.leaderOf(live, teacher) };
  }

  async function dispatch(code: string, command: Command): Promise<CurrentGame> {
    return currentGame(await hub.dispatch(code, command), null, clock.now());
  }

  async function requirePlayable(
    teacher: CurrentUser,
    wish: Omit<NextGame, 'roomId'>,
  ): Promise<void> {
    const { topic, questionSetId, gameType, band } = wish;
    if (questionSetId !== undefined) await questionSets.requirePlayable(teacher, questionSetId);
    else if (topic !== undefined && !roomTopics(gameType, band).some((t) => t.topic === topic)) {
      const message = 'This game has no such topic.';
      throw new AppError('VALIDATION', { message, issues: [{ path: 'topic', message }] });
    }
  }

  return {
    async open(teacher, wish, seating) {
      await doors.requireTeacherOf(teacher, wish.classId);
      await requirePlayable(teacher, wish);
      const { name, gameType, band, maxPlayers, calm, ranking, teams, classId } = wish;
      const room = createRoom(
        {
          ...{ name, gameType, band, maxPlayers, calm, ranking, teams, classId },
          code: await freeCode(db, random),
          host: { id: teacher.id, username: teacher.username },
        },
        clock.now(),
      );
      const live = await hub.open(room, {
        classIds: [classId],
        seats: seating?.studentIds ?? null,
        ...sourceOf(wish),
        tournament: seating?.tournament ?? null,
      });
      await announceRoom({ db, hub }, live);
      return currentGame(live, null, clock.now());
    },

    async ofTeacher(teacher) {
      await hub.settle();
      const classes = await doors.classesOf(teacher);
      return hub
        .rooms()
        .filter(({ room }) => room.classId !== null && classes.has(room.classId))
        .map(summaryOf);
    },

    async console(teacher, code) {
      const { live } = await led(teacher, code);
      return consoleOf(live, await people.realNames(live.room), clock.now());
    },

    async projector(teacher, code) {
      const { live } = await led(teacher, code);
      return { ...currentGame(live, null, clock.now()), ...answerCounts(live.room) };
    },

    async nextGame(teacher, wish) {
      const { live, by } = await led(teacher, wish.roomId);
      if (live.settings.tournament !== null) {
        const message = 'A tournament plays one game in all its rounds.';
        throw new AppError('VALIDATION', { message, issues: [{ path: 'gameType', message }] });
      }
      await requirePlayable(teacher, wish);
      const { gameType, band, calm } = wish;
      const command = { type: 'choose-game', by, game: { gameType, band, calm } } as const;
      const chosen = await hub.dispatch(wish.roomId, command, { settings: sourceOf(wish) });
      await announceRoom({ db, hub }, chosen);
      return currentGame(chosen, null, clock.now());
    },

    async remove(teacher, code, playerId) {
      const { by } = await led(teacher, code);
      return dispatch(code, { type: 'remove', by, playerId });
    },

    async accommodate(teacher, { roomId, playerId, accommodation }) {
      const { by } = await led(teacher, roomId);
      return dispatch(roomId, { type: 'accommodate', by, playerId, accommodation });
    },
  };
}

/** Where the questions come from. */
function sourceOf({ topic, questionSetId, questions }: Omit<NextGame, 'roomId'>) {
  return {
    topic: topic ?? null,
    questionSetId: questionSetId ?? null,
    questions: questions ?? null,
  };
}

function consoleOf(live: LiveRoom, names: Map<number, string>, at: number): ConsoleView {
  const view = consoleView(live.room, at, names);
  const tournamentId = live.settings.tournament?.id ?? null;
  return { ...view, seq: live.told, console: { ...view.console, tournamentId } };
}
