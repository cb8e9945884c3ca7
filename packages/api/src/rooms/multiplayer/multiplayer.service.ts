import type {
  Accommodation,
  CurrentGame,
  RoomAction,
  RoomSummary,
} from '@lamplight/domain/multiplayer';
import type { CurrentUser } from '@lamplight/domain/users';
import type { Sessions } from '../../people/auth/sessions.ts';
import { createWrongCodes } from '../../people/auth/wrong-codes.ts';
import type { ConsentsService } from '../../people/consents/consents.service.ts';
import type { Random } from '../../platform/random.ts';
import { type ClassRooms, createClassRooms } from './class-rooms.service.ts';
import { followDepartures } from './departures.ts';
import { createGameQuestions, type OwnQuestions } from './game-questions.ts';
import { createRoomHub, type HubDependencies, type RoomHub } from './hub/hub.ts';
import { currentGame } from './hub/messages.ts';
import { noSuchRoom } from './hub/turns.ts';
import { createRoomDoors } from './room-doors.ts';
import { createRoomFeeds, type RoomFeeds } from './room-feeds.ts';
import { createRoomPeople } from './room-people.ts';
import { summaryOf } from './room-summary.ts';
import { createStudentRooms, type StudentRooms } from './student-rooms.service.ts';

/** Live rooms: what students and teachers do in them, and the hub behind. */
export interface MultiplayerService {
  readonly hub: RoomHub;
  readonly students: StudentRooms;
  readonly classRooms: ClassRooms;
  readonly feeds: RoomFeeds;
  /** The rooms that somebody may come into; for a teacher, those of their classes. */
  rooms(user: CurrentUser): Promise<RoomSummary[]>;
  /**
   * Starts a game.
   * @param round of the tournament that the room belongs to; the same as before when left out
   * @throws AppError NOT_FOUND, NOT_ROOM_HOST, TOO_FEW_PLAYERS, GAME_RUNNING
   */
  start(user: CurrentUser, code: string, round?: number): Promise<CurrentGame>;
  /** @throws AppError NOT_FOUND, NOT_ROOM_HOST, NO_GAME_RUNNING, GAME_RUNNING */
  control(user: CurrentUser, code: string, action: RoomAction): Promise<CurrentGame>;
}

export interface MultiplayerDependencies extends HubDependencies {
  readonly random: Random;
  readonly sessions: Sessions;
  readonly consents: Pick<ConsentsService, 'allows'>;
  readonly accommodationOf: (userId: number) => Promise<Accommodation>;
  readonly questionSets: OwnQuestions;
  readonly problemOfName: (name: string) => string | null;
}

export function createMultiplayerService(deps: MultiplayerDependencies): MultiplayerService {
  const { db, clock, random, questionSets, problemOfName } = deps;
  const hub = createRoomHub(deps);
  followDepartures({ ...deps, hub });
  const doors = createRoomDoors(db);
  const people = createRoomPeople(deps);
  const wrongCodes = createWrongCodes(db, clock, 'room');
  const drawQuestions = createGameQuestions({ db, random, questionSets });
  const parts = { db, clock, random, hub, doors, people };

  /** A room that somebody asks to lead. */
  async function led(user: CurrentUser, code: string) {
    await hub.settle();
    const live = hub.find(code);
    if (!live) throw noSuchRoom();
    return { live, by: await doors.leaderOf(live, user) };
  }

  const viewFor = (user: CurrentUser, live: Parameters<typeof currentGame>[0]) =>
    currentGame(live, user.role === 'student' ? user.id : null, clock.now());

  const classRooms = createClassRooms({ ...parts, questionSets });

  return {
    hub,
    students: createStudentRooms({ ...parts, wrongCodes, problemOfName }),
    classRooms,
    feeds: createRoomFeeds(hub, classRooms),

    async rooms(user) {
      await hub.settle();
      const classes = await doors.classesOf(user);
      return hub
        .rooms()
        .filter((live) => doors.isListedFor(live, user.id, classes))
        .map(summaryOf);
    },

    async start(user, code, round) {
      const { live, by } = await led(user, code);
      const questions = await drawQuestions(live, user);
      const { tournament } = live.settings;
      const options =
        tournament && round !== undefined
          ? { settings: { tournament: { ...tournament, round } } }
          : {};
      const gameId = await hub.newGameId();
      const started = await hub.dispatch(code, { type: 'start', by, gameId, questions }, options);
      return viewFor(user, started);
    },

    async control(user, code, action) {
      const { by } = await led(user, code);
      return viewFor(user, await hub.dispatch(code, { type: 'control', by, action }));
    },
  };
}
