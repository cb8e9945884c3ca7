import type { Db } from '@lamplight/db';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import type { LiveRoom } from './hub/live-room.ts';
import { noSuchRoom } from './hub/turns.ts';
import { findClassIds } from './rooms.repository.ts';

/** Who may see, enter and lead which room. */
export interface RoomDoors {
  /** The classes that somebody learns in; for an approved teacher, those they teach. */
  classesOf(user: CurrentUser): Promise<ReadonlySet<number>>;
  /** Whether somebody of these classes may come into a room. */
  isOpenTo(live: LiveRoom, userId: number, classes: ReadonlySet<number>): boolean;
  /** Whether a room stands in the list of somebody of these classes. */
  isListedFor(live: LiveRoom, userId: number, classes: ReadonlySet<number>): boolean;
  /** @throws AppError FORBIDDEN for a teacher who does not teach the class, or is not approved yet */
  requireTeacherOf(teacher: CurrentUser, classId: number): Promise<void>;
  /**
   * The one as whom somebody leads a room: themselves, or the host of the class that they teach too.
   * @throws AppError NOT_ROOM_HOST; NOT_FOUND for a teacher of other classes
   */
  leaderOf(live: LiveRoom, user: CurrentUser): Promise<number>;
}

export function createRoomDoors(db: Db): RoomDoors {
  async function classesOf({ id, role, approved }: CurrentUser): Promise<ReadonlySet<number>> {
    if (role === 'student') return new Set(await findClassIds(db, id, 'student'));
    if (role === 'teacher' && approved) return new Set(await findClassIds(db, id, 'teacher'));
    return new Set();
  }

  const isOpenTo: RoomDoors['isOpenTo'] = ({ room, settings }, userId, classes) => {
    if (room.players.some(({ id }) => id === userId)) return true;
    if (settings.seats !== null) return settings.seats.includes(userId);
    return settings.classIds.some((id) => classes.has(id));
  };

  return {
    classesOf,
    isOpenTo,
    isListedFor(live, userId, classes) {
      const { status, locked, removed } = live.room;
      if (status !== 'waiting' && status !== 'playing') return false;
      return !locked && !removed.includes(userId) && isOpenTo(live, userId, classes);
    },
    async requireTeacherOf(teacher, classId) {
      if (!(await classesOf(teacher)).has(classId)) throw new AppError('FORBIDDEN');
    },
    async leaderOf({ room }, user) {
      if (room.classId === null) {
        // Who is not in a room learns nothing of it, not even that it is there.
        if (!room.players.some(({ id }) => id === user.id)) throw noSuchRoom();
        return user.id;
      }
      if (room.players.some(({ id }) => id === user.id)) throw new AppError('NOT_ROOM_HOST');
      if (user.role !== 'teacher') throw noSuchRoom();
      if (!(await classesOf(user)).has(room.classId)) throw noSuchRoom();
      return room.hostId ?? user.id;
    },
  };
}
