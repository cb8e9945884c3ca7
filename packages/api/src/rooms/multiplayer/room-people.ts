import type { Db } from '@lamplight/db';
import { type Accommodation, nickname } from '@lamplight/domain/multiplayer';
import type { CurrentUser } from '@lamplight/domain/users';
import type { Newcomer, Room } from '@lamplight/game/room';
import type { ConsentsService } from '../../people/consents/consents.service.ts';
import { fullName } from '../../people/users/full-name.ts';
import { findNames } from './rooms.repository.ts';

/** As whom people appear in a room. */
export interface RoomPeople {
  /**
   * A student who comes in: with first name and username where there is a consent to show them, else with
   * a nickname for both; and with what helps them.
   */
  newcomer(
    student: Pick<CurrentUser, 'id' | 'firstName' | 'username'>,
    room: Pick<Room, 'code' | 'players'>,
  ): Promise<Newcomer>;
  /** The names by which teachers know the players of a room. */
  realNames(room: Room): Promise<Map<number, string>>;
}

interface Dependencies {
  readonly db: Db;
  readonly consents: Pick<ConsentsService, 'allows'>;
  readonly accommodationOf: (userId: number) => Promise<Accommodation>;
}

export function createRoomPeople({ db, consents, accommodationOf }: Dependencies): RoomPeople {
  return {
    async newcomer({ id, firstName, username }, { code, players }) {
      const accommodation = await accommodationOf(id);
      if (await consents.allows(db, id, 'class-name-in-rooms')) {
        return { id, name: firstName ?? username, username, accommodation };
      }
      const others = players.filter((player) => player.id !== id);
      const friendly = nickname(code, id, new Set(others.map(({ name }) => name)));
      return { id, name: friendly, username: friendly, accommodation };
    },
    async realNames({ players }) {
      const rows = await findNames(
        db,
        players.map(({ id }) => id),
      );
      return new Map(rows.map((row) => [row.id, fullName(row)]));
    },
  };
}
