import { type Db, isDiskFull } from '@lamplight/db';
import {
  isStaffSessionOver,
  type SessionTimes,
  STAFF_ROLES,
  timesAfterUse,
} from '@lamplight/domain/auth';
import { RETENTION } from '@lamplight/domain/retention';
import type { CurrentUser } from '@lamplight/domain/users';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import type { Clock } from '../../platform/clock.ts';
import { digest, type Random } from '../../platform/random.ts';
import { toCurrentUser } from '../users/user-view.ts';
import {
  deleteExpiredSessions,
  deleteOtherSessionsOfUser,
  deleteSession,
  deleteSessionsOfUser,
  findSessionsOfRoles,
  findSessionsOfUser,
  findSessionWithUser,
  insertSession,
  updateSessionExpiry,
  updateSessionTimes,
} from './sessions.repository.ts';

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionTimes, { user: CurrentUser }>;
    UserId: number;
    DatabaseSessionAttributes: SessionTimes;
    DatabaseUserAttributes: { user: CurrentUser };
  }
}

/** Days that a session lives after it was last used; those of teachers and admins end sooner. */
const SESSION_DAYS = RETENTION.sessions.kept.count;

/** Seconds that a session cookie is kept. */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

export interface Sessions {
  /** Starts a session and returns its token, which is stored nowhere. */
  start(userId: number): Promise<string>;
  /** The user of a token, or null for a token that is unknown or has expired. Somebody uses the session. */
  validate(token: string): Promise<CurrentUser | null>;
  /** As `validate`, where a page or a socket asks by itself: nobody uses the session. */
  look(token: string): Promise<CurrentUser | null>;
  end(token: string): Promise<void>;
  endAll(userId: number): Promise<void>;
  /** Ends every session of the user but the one with this token. */
  endOthers(userId: number, keptToken: string): Promise<void>;
  deleteExpired(): Promise<void>;
  /** Sessions of the user that have not expired. */
  countOf(userId: number): Promise<number>;
  /** Calls back with the user at each use of a session. */
  onUse(listener: (user: CurrentUser) => void): void;
  /** Calls back when sessions of a user end, so that their sockets can be closed. */
  onEnd(listener: SessionEndListener): void;
}

/** `token` is null when every session of the user ended, `userId` when nobody's was. */
type SessionEndListener = (ended: { userId: number | null; token: string | null }) => void;

export function createSessions(db: Db, clock: Clock, random: Random): Sessions {
  const lucia = new Lucia(adapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
  const listeners: SessionEndListener[] = [];
  const useListeners: ((user: CurrentUser) => void)[] = [];

  async function endOne(userId: number | null, token: string): Promise<void> {
    await lucia.invalidateSession(token);
    for (const listener of listeners) listener({ userId, token });
  }

  async function find(token: string) {
    const { session, user } = await lucia.validateSession(token);
    if (user === null) return null;
    if (isStaffSessionOver(user.user.role, session, clock.now())) {
      await endOne(user.id, token);
      return null;
    }
    return { times: session, user: user.user };
  }

  async function noteUse(token: string, before: SessionTimes): Promise<void> {
    const times = timesAfterUse(before, clock.now());
    if (times === null) return;
    try {
      await updateSessionTimes(db, digest(token), times);
    } catch (error) {
      // Who reads on a full disk, and perhaps makes room, is not stopped for this.
      if (!isDiskFull(error)) throw error;
    }
  }

  return {
    async start(userId) {
      const times = { startedAt: clock.now(), usedAt: clock.now() };
      const session = await lucia.createSession(userId, times, { sessionId: random.token() });
      return session.id;
    },
    async validate(token) {
      const found = await find(token);
      if (found === null) return null;
      if (STAFF_ROLES.some((role) => role === found.user.role)) await noteUse(token, found.times);
      for (const listener of useListeners) listener(found.user);
      return found.user;
    },
    look: async (token) => (await find(token))?.user ?? null,
    async end(token) {
      const { user } = await lucia.validateSession(token);
      await endOne(user?.id ?? null, token);
    },
    async endAll(userId) {
      await lucia.invalidateUserSessions(userId);
      for (const listener of listeners) listener({ userId, token: null });
    },
    async endOthers(userId, keptToken) {
      await deleteOtherSessionsOfUser(db, userId, digest(keptToken));
      // Which sockets belong to which session is not known here; the kept session's own comes back.
      for (const listener of listeners) listener({ userId, token: null });
    },
    async deleteExpired() {
      await lucia.deleteExpiredSessions();
      for (const session of await findSessionsOfRoles(db, STAFF_ROLES)) {
        if (isStaffSessionOver(session.role, session, clock.now())) {
          await deleteSession(db, session.idHash);
        }
      }
    },
    async countOf(userId) {
      const rows = await findSessionsOfUser(db, userId);
      const now = clock.now();
      return rows.filter((row) => row.expiresAt > now && !isStaffSessionOver(row.role, row, now))
        .length;
    },
    onUse: (listener) => useListeners.push(listener),
    onEnd: (listener) => listeners.push(listener),
  };
}

/** Lucia's storage on our tables. Only the SHA-256 of a session id reaches the database. */
function adapter(db: Db): Adapter {
  return {
    async getSessionAndUser(id) {
      const row = await findSessionWithUser(db, digest(id));
      if (!row || row.expiresAt === null) return [null, null];
      // A row of the session has all three.
      const attributes = { startedAt: row.startedAt ?? 0, usedAt: row.usedAt ?? 0 };
      const session = { id, userId: row.id, expiresAt: new Date(row.expiresAt), attributes };
      return [session, { id: row.id, attributes: { user: toCurrentUser(row) } }];
    },
    async getUserSessions(userId) {
      const rows = await findSessionsOfUser(db, userId);
      return rows.map((row) => ({
        id: row.idHash,
        userId,
        expiresAt: new Date(row.expiresAt),
        attributes: { startedAt: row.startedAt, usedAt: row.usedAt },
      }));
    },
    setSession: (session) =>
      insertSession(db, {
        idHash: digest(session.id),
        userId: session.userId,
        expiresAt: session.expiresAt.getTime(),
        startedAt: session.attributes.startedAt,
        usedAt: session.attributes.usedAt,
      }),
    updateSessionExpiration: (id, expiresAt) =>
      updateSessionExpiry(db, digest(id), expiresAt.getTime()),
    deleteSession: (id) => deleteSession(db, digest(id)),
    deleteUserSessions: (userId) => deleteSessionsOfUser(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db),
  };
}
