import { CLASS_ROOM_MAX, newClassRoomSchema } from '@lamplight/domain/multiplayer';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import type { LiveRoom } from '../multiplayer/hub/live-room.ts';
import type { MultiplayerService } from '../multiplayer/multiplayer.service.ts';
import type { RoomPeople } from '../multiplayer/room-people.ts';
import type { Tournament } from './tournaments.repository.ts';

type Student = Pick<CurrentUser, 'id' | 'firstName' | 'username'>;

/** The rooms in which the teams of a tournament play. */
export interface TeamRooms {
  /**
   * Opens a room for a round and puts the members of a team into it.
   * @returns its code
   */
  open(teacher: CurrentUser, room: NewTeamRoom): Promise<string>;
  /** The room of a code; undefined once it has closed. */
  find(code: string): LiveRoom | undefined;
  /** Does what is due in all rooms by now. */
  settle(): Promise<void>;
  /** Puts a student into a room, and out of every other. */
  seat(code: string, student: Student): Promise<void>;
  /** Leads a room whose game is over back to its lobby, for a round. */
  reopen(live: LiveRoom, round: number): Promise<void>;
  /** @returns false where too few are there for a game */
  start(teacher: CurrentUser, code: string, round: number): Promise<boolean>;
  /** Ends the game that runs in a room; a lobby closes. */
  end(live: LiveRoom): Promise<void>;
  /** Calls back after each change of a room, until the returned function is called. */
  watch(code: string, changed: () => void): () => void;
}

interface NewTeamRoom {
  readonly tournament: Tournament;
  readonly round: number;
  readonly name: string;
  readonly members: readonly Student[];
}

export function createTeamRooms(
  { hub, classRooms, start }: Pick<MultiplayerService, 'hub' | 'classRooms' | 'start'>,
  people: RoomPeople,
): TeamRooms {
  async function seat(code: string, student: Student): Promise<void> {
    const { id } = student;
    const live = hub.find(code);
    if (!live) throw new AppError('ROOM_CLOSED');
    const seats = [...new Set(live.settings.seats).add(id)];
    const player = await people.newcomer(student, live.room);
    await hub.dispatch(code, { type: 'join', player }, { settings: { seats } });
    for (const { room } of hub.rooms()) {
      if (room.code === code || !room.players.some((each) => each.id === id)) continue;
      await hub.dispatch(room.code, { type: 'leave', by: id }, { leftFor: 'elsewhere' });
    }
    // Nobody waits for the answers of a child who is not here.
    if (!hub.listeners().includes(id)) await hub.dispatch(code, { type: 'away', by: id });
  }

  /** Leads a room as its host does; one whose host has no account any more closes by itself. */
  async function control({ room }: LiveRoom, action: 'reopen' | 'end', round?: Round) {
    if (room.hostId === null) return;
    const settings = round ? { tournament: round } : {};
    const command = { type: 'control', by: room.hostId, action } as const;
    await hub.dispatch(room.code, command, { settings });
  }

  return {
    seat,
    settle: () => hub.settle(),
    find: (code) => hub.find(code),
    watch: (code, changed) => hub.watch(code, changed),

    async open(teacher, { tournament, round, name, members }) {
      const { id, classId, settings } = tournament;
      const { gameType, band } = settings;
      const wish = newClassRoomSchema.parse({
        ...{ ...settings.round, name, classId, gameType, band },
        maxPlayers: CLASS_ROOM_MAX,
      });
      const studentIds = members.map((member) => member.id);
      const { room } = await classRooms.open(teacher, wish, {
        ...{ studentIds, tournament: { id, round } },
      });
      // One after another: each nickname is one that the others in the room don't have.
      for (const member of members) await seat(room.id, member);
      return room.id;
    },

    async reopen(live, round) {
      const { tournament } = live.settings;
      await control(live, 'reopen', tournament ? { ...tournament, round } : undefined);
    },

    async start(teacher, code, round) {
      try {
        await start(teacher, code, round);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'TOO_FEW_PLAYERS') return false;
        throw error;
      }
    },

    end: (live) => control(live, 'end'),
  };
}

type Round = NonNullable<LiveRoom['settings']['tournament']>;
